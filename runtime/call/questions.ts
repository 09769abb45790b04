import type {
  CreateMessageRequestParams,
  CreateMessageResult,
  ElicitRequestFormParams,
  InputRequest,
  Root,
} from "@modelcontextprotocol/server";

export const questionKinds = ["form", "url", "sampling", "roots"] as const;

/** The client capability that a question requires. */
export type QuestionKind = (typeof questionKinds)[number];

/** A question to the client (MCP 2026-07-28, Multi Round-Trip Requests). */
export interface Question<Answer> {
  readonly kind: QuestionKind;
  readonly request: InputRequest;
  /** The schema of the form; only with `kind` "form". */
  readonly form?: Form;
  /** Never set; it carries the type of the answer. */
  readonly answer?: Answer;
}

/** A flat JSON Schema, the subset that MCP allows in forms. */
export interface Form {
  readonly type: "object";
  readonly properties: Readonly<Record<string, FormField>>;
  readonly required?: readonly string[];
}

export interface FormField {
  readonly type: "string" | "number" | "integer" | "boolean" | "array";
  readonly [keyword: string]: unknown;
}

export type FormContent<F extends Form> = {
  readonly [Name in keyof F["properties"]]:
    FormValue<F["properties"][Name]> | (Name extends RequiredField<F> ? never : undefined);
};

type RequiredField<F extends Form> = F["required"] extends readonly string[] ? F["required"][number] : never;

type FormValue<Field extends FormField> = {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly array: readonly string[];
}[Field["type"]];

/** The response of the person: accepted, declined or cancelled. */
export type Elicited<Content> =
  { readonly action: "accept"; readonly content: Content } | { readonly action: "decline" | "cancel" };

/** Asks a person to fill in a form. */
export function elicit<const F extends Form>(message: string, form: F): Question<Elicited<FormContent<F>>> {
  const requestedSchema = form as unknown as ElicitRequestFormParams["requestedSchema"]; // the same, but read-only
  return {
    kind: "form",
    form,
    request: { method: "elicitation/create", params: { mode: "form", message, requestedSchema } },
  };
}

/** Sends a person to a page for data that must not pass through the client: credentials, payments, consent. */
export function elicitUrl(
  message: string,
  url: string,
): Question<{ readonly action: "accept" | "decline" | "cancel" }> {
  // The SDK's type is the one for the older MCP era, whose requests have an id.
  return { kind: "url", request: { method: "elicitation/create", params: { mode: "url", message, url } as never } };
}

/** Asks the client's model. */
export function sample(params: CreateMessageRequestParams): Question<CreateMessageResult> {
  return { kind: "sampling", request: { method: "sampling/createMessage", params } };
}

/** Asks the client for its root folders. */
export function listRoots(): Question<{ readonly roots: readonly Root[] }> {
  return { kind: "roots", request: { method: "roots/list", params: {} } };
}
