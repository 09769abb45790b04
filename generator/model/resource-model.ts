import type { ArgumentModel } from "./prompt-model.ts";
import type { DeprecationModel } from "./service-model.ts";

export interface ResourceModel {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly deprecated: DeprecationModel | null;
  /** A URI (`switchboard://account/info`) or, with parameters, a URI template of RFC 6570, level 1 (`notes://note/{id}`). */
  readonly uri: string;
  /** In the order of the URI template; empty for a fixed URI. */
  readonly parameters: readonly ArgumentModel[];
  /**
   * The tool that returns the same or similar data: callers need one of its scopes. Null if every caller may read the resource.
   */
  readonly tool: string | null;
  readonly mimeType: string;
  /** PascalCase of the name: `AccountInfo`. */
  readonly typeName: string;
  /** The type of the content: a JSON object, text, or bytes. */
  readonly content: "json" | "text" | "binary";
  /** `{ $ref: Name }` for JSON content, or null. */
  readonly output: { readonly $ref: string } | null;
}
