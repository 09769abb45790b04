import type { ArgumentEntry } from "./prompt-entry.ts";

export interface ResourceEntry {
  readonly name: string;
  /** A URI, or a URI template (RFC 6570, level 1) in which each `{name}` is an entire segment. */
  readonly uri: string;
  readonly parameters: readonly ArgumentEntry[];
  readonly mimeType: string;
  readonly content: "json" | "text" | "binary";
}
