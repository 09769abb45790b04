import type { DeprecationModel } from "./service-model.ts";

export interface PromptModel {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly deprecated: DeprecationModel | null;
  readonly arguments: readonly ArgumentModel[];
  /** Tools that the messages ask the model to use. */
  readonly tools: readonly string[];
  readonly messages: readonly MessageModel[];
}

/** One message; `template` and a resource's `uri` are Liquid templates, `data` is base64. */
export type MessageModel = { readonly role: "user" | "assistant" } & (
  | { readonly type: "text"; readonly template: string }
  | { readonly type: "image" | "audio"; readonly mimeType: string; readonly data: string }
  | { readonly type: "resource"; readonly uri: string; readonly mimeType: string; readonly template: string }
);

/** An argument of a prompt, or a parameter of a resource's URI. It is sent as a string. */
export interface ArgumentModel {
  readonly name: string;
  readonly summary: string;
  readonly type: "string" | "integer";
  readonly required: boolean;
  readonly allowed: readonly string[] | null;
  readonly defaultValue: string | number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Name of the handler that proposes values, or null. */
  readonly completion: string | null;
}
