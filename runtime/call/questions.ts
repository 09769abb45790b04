import type {
  CreateMessageRequestParams,
  CreateMessageResult,
  ElicitRequestFormParams,
  InputRequest,
  Root,
} from "@modelcontextprotocol/server";

/** What a client must be able to do to answer; each is a capability that it declares. */
export type QuestionKind = "form" | "url" | "sampling" | "roots";

/** Something that only the client can answer (MCP 2026-07-28, Multi Round-Trip Requests). */
export interface Question<Answer> {
  readonly kind: QuestionKind;
  readonly request: InputRequest;
  /** What its fields hold; with `kind` "form" only. */
  readonly form?: Form;
  /** Never set: it tells the compiler what the question is answered with. */
  readonly answer?: Answer;
}

/** A flat JSON Schema: the part of it that MCP allows in a form. */
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

/** What a person did: went along with it, refused, or turned away. */
export type Elicited<Content> =
  { readonly action: "accept"; readonly content: Content } | { readonly action: "decline" | "cancel" };

/** Asks a person to fill a form in. */
export function elicit<const F extends Form>(message: string, form: F): Question<Elicited<FormContent<F>>> {
  const requestedSchema = form as unknown as ElicitRequestFormParams["requestedSchema"]; // the same, but read-only
  return {
    kind: "form",
    form,
    request: { method: "elicitation/create", params: { mode: "form", message, requestedSchema } },
  };
}

/** Sends a person to a page, for what must not pass through the client: credentials, payments, consent. */
export function elicitUrl(
  message: string,
  url: string,
): Question<{ readonly action: "accept" | "decline" | "cancel" }> {
  // The type is that of the older era, whose requests carry an id.
  return { kind: "url", request: { method: "elicitation/create", params: { mode: "url", message, url } as never } };
}

/** Asks the client's model. */
export function sample(params: CreateMessageRequestParams): Question<CreateMessageResult> {
  return { kind: "sampling", request: { method: "sampling/createMessage", params } };
}

/** Asks which folders the client works in. */
export function listRoots(): Question<{ readonly roots: readonly Root[] }> {
  return { kind: "roots", request: { method: "roots/list", params: {} } };
}
