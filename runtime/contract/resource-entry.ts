import type { ArgumentEntry } from "./prompt-entry.ts";

export interface ResourceEntry {
  readonly name: string;
  /** A URI, or a URI template (RFC 6570, level 1) in which each `{name}` is an entire segment. */
  readonly uri: string;
  readonly parameters: readonly ArgumentEntry[];
  /**
   * At most one tool, which returns the same or similar data: callers need one of its scopes. Empty if every caller may
   * read the resource.
   */
  readonly tools: readonly string[];
  readonly mimeType: string;
  readonly content: "json" | "text" | "binary";
  /** Where the content contains texts that other people may have written, as in `ToolEntry`. */
  readonly thirdParty?: readonly string[];
}
