import {
  Type,
  type Static,
  type TLiteral,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
} from "@sinclair/typebox";

/**
 * What the values of the specification language are made of. Each function returns one TypeBox schema, which is the static
 * type, the JSON Schema and the documentation of a key in one value. Members that JSON Schema does not have are described by
 * `KeyNotes`.
 */

/** A JSON Schema as a specification contains it. `$ref` is the name of a shared schema. */
export type Schema = { readonly [keyword: string]: unknown };

/** What a string can name. */
export type NameKind = "scope" | "safety category" | "error" | "tool" | "resource" | "schema";

/** Members of the schemas below that are for this project alone. */
export interface KeyNotes {
  /** A noun phrase for messages: `a tool`. */
  readonly what?: string;
  /** How a string must look, for messages; `pattern` says the same. */
  readonly says?: string;
  /** "summary": one short sentence; "name": a snake_case identifier. */
  readonly style?: "summary" | "name";
  /** What the string names; names that the specification does not have are reported. */
  readonly refersTo?: NameKind;
  /** Strings that are valid although nothing has that name. */
  readonly orOneOf?: readonly string[];
  /** Keys of a mapping of which exactly one must be present. */
  readonly exactlyOne?: readonly string[];
  /** What holds when the key is omitted, where it is not a constant. */
  readonly omitted?: string;
  /** The value is a JSON Schema. */
  readonly isSchema?: "input" | "part";
}

export type LanguageSchema = TSchema & KeyNotes;

/** Names of tools, arguments, scopes, ... */
export const NAME_PATTERN = "^[a-z][a-z0-9]*(_[a-z0-9]+)*$";

/** Characters that clients show of a summary; every character costs tokens. */
export const MAX_SUMMARY_LENGTH = 200;

/** A string of any number of lines. */
export const text = (description: string, example: string) =>
  Type.String({ description, minLength: 1, examples: [example] });

/** A string of one line. */
export const line = (description: string, example: string) =>
  Type.String({ description, minLength: 1, pattern: "^[^\\n]*$", says: "one line", examples: [example] });

/** One sentence for lists. */
export const summary = (description: string, example: string) =>
  Type.String({ description, minLength: 1, style: "summary", examples: [example] });

/** A snake_case identifier. */
export const name = (description: string, example: string) =>
  Type.String({ description, minLength: 1, style: "name", examples: [example] });

/** A string of one form; `says` continues the message "... is not". */
export const formed = (description: string, pattern: RegExp, says: string, example: string) =>
  Type.String({ description, minLength: 1, pattern: pattern.source, says, examples: [example] });

/** The name of something else in the specification. */
export const reference = (
  refersTo: NameKind,
  description: string,
  example: string,
  { orOneOf }: { readonly orOneOf?: readonly string[] } = {},
) => Type.String({ description, minLength: 1, refersTo, examples: [example], ...(orOneOf ? { orOneOf } : {}) });

/** One of a few strings. */
export const oneOf = <const V extends readonly string[]>(values: V, description: string) =>
  Type.Unsafe<V[number]>({ type: "string", description, enum: values });

export const flag = (description: string) => Type.Boolean({ description });

/** An integer within a range, both ends included. */
export const whole = (minimum: number, maximum: number, description: string, example: number) =>
  Type.Integer({ description, minimum, maximum, examples: [example] });

export const number = (description: string, example: number) => Type.Number({ description, examples: [example] });

/** Any JSON value. */
export const anything = (description: string, example: unknown) => Type.Unknown({ description, examples: [example] });

/** A JSON Schema: the rules of schemas look into it. */
export const schema = (description: string, { isSchema = "part" }: { readonly isSchema?: "input" | "part" } = {}) =>
  Type.Unsafe<Schema>({ type: "object", description, what: "a schema", isSchema });

interface ListOptions {
  readonly filled?: boolean;
  readonly distinct?: boolean;
}

/** A list; `filled`: of at least one item; `distinct`: of items that differ. */
export const listOf = <T extends TSchema>(items: T, description: string, { filled, distinct }: ListOptions = {}) =>
  Type.Array(items, { description, ...(filled ? { minItems: 1 } : {}), ...(distinct ? { uniqueItems: true } : {}) });

/** A list of distinct names of other things. */
export const references = (refersTo: NameKind, description: string, item: string, example: string) =>
  listOf(reference(refersTo, item, example), description, { distinct: true });

/** A mapping whose keys are chosen by the author; `named`: the keys are snake_case identifiers. */
export const mapOf = <T extends TSchema>(
  values: T,
  description: string,
  { named = false, filled = false }: { readonly named?: boolean; readonly filled?: boolean } = {},
) =>
  Type.Unsafe<Record<string, Static<T>>>({
    type: "object",
    description,
    ...(filled ? { minProperties: 1 } : {}),
    ...(named ? { propertyNames: { pattern: NAME_PATTERN } } : {}),
    additionalProperties: values,
  });

/** A mapping with known keys. */
export const mapping = <P extends TProperties>(what: string, description: string, properties: P): TObject<P> =>
  Type.Object(properties, { description, what, additionalProperties: false });

/** A mapping that contains exactly one key of `choices` besides the others. */
export const choice = <P extends TProperties, C extends TProperties>(
  what: string,
  description: string,
  properties: P,
  choices: C,
) => {
  const optionalChoices = Object.fromEntries(
    Object.entries(choices).map(([key, value]) => [key, Type.Optional(value)]),
  ) as { [K in keyof C]: TOptional<C[K]> };
  return Type.Object(
    { ...properties, ...optionalChoices },
    { description, what, additionalProperties: false, exactlyOne: Object.keys(choices) },
  );
};

/** One of several forms, told apart by their JSON type and, for mappings, by their required keys. */
export const either = <T extends TSchema[]>(description: string, ...forms: [...T]) =>
  Type.Union(forms, { description });

/** One constant. */
export const exactly = <const V extends string | number | boolean>(value: V): TLiteral<V> => Type.Literal(value);

/** A key that may be omitted; `omitted` is the value that holds then, or a phrase in parentheses that says it. */
export const optional = <T extends TSchema>(value: T, omitted?: boolean | number | string) =>
  Type.Optional({ ...value, ...omittedNote(omitted) });

function omittedNote(omitted: boolean | number | string | undefined): object {
  if (omitted === undefined) return {};
  return typeof omitted === "string" && omitted.startsWith("(")
    ? { omitted: omitted.slice(1, -1) }
    : { default: omitted };
}
