export interface PromptEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly arguments: readonly ArgumentEntry[];
  /** The tools that the messages ask the model to use. The scopes of a caller must contain all of them. */
  readonly tools: readonly string[];
  readonly messages: readonly MessageEntry[];
}

/** An argument of a prompt, or a parameter of a resource URI. MCP transmits both as strings. */
export interface ArgumentEntry {
  readonly name: string;
  readonly summary: string;
  readonly type: "string" | "integer";
  readonly required: boolean;
  readonly allowed: readonly string[] | null;
  readonly defaultValue: string | number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** The name of the completion handler, or null. */
  readonly completion: string | null;
}

/** A message of a prompt; `template` and `uri` are Liquid templates, `data` is base64. */
export type MessageEntry = { readonly role: "user" | "assistant" } & (
  | { readonly type: "text"; readonly template: string }
  | { readonly type: "image" | "audio"; readonly mimeType: string; readonly data: string }
  | { readonly type: "resource"; readonly uri: string; readonly mimeType: string; readonly template: string }
);
