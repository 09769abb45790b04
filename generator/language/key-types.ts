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
 * The building blocks of the specification language. Each function returns a TypeBox schema, which defines the static type, the
 * JSON Schema and the documentation of a key. `KeyNotes` lists the members that are not part of JSON Schema.
 */

/** A JSON Schema in a specification. `$ref` is the name of a shared schema. */
export type Schema = { readonly [keyword: string]: unknown };

/** The kinds of entries that a string can refer to by name. */
export type NameKind = "scope" | "safety category" | "error" | "tool" | "resource" | "schema";

/** Additional members of the schemas below, used only by this project. */
export interface KeyNotes {
  /** A noun phrase for diagnostics: `a tool`. */
  readonly what?: string;
  /** The required format of a string, as a noun phrase for diagnostics. `pattern` defines it. */
  readonly formatDescription?: string;
  /** "summary" is one short sentence, "name" a snake_case identifier, "date" a day of the calendar. */
  readonly style?: "summary" | "name" | "date";
  /** The kind of entry that the string refers to. Unknown names are reported. */
  readonly refersTo?: NameKind;
  /** Set if the string is the name of an argument of the tool itself. */
  readonly argumentOf?: "this";
  /**
   * Set if the keys of a mapping are names of arguments: those of the tool itself (`this`), of the tool that replaces it
   * (`newer`), or of the tool that a call in `setup` calls (`called`).
   */
  readonly keyedByArgumentOf?: "this" | "newer" | "called";
  /** Valid strings that are not names of entries. */
  readonly orOneOf?: readonly string[];
  /** Keys of a mapping, exactly one of which must be present. */
  readonly exactlyOne?: readonly string[];
  /** Describes the default if it is not a constant. */
  readonly defaultDescription?: string;
  /** Set if the value is a JSON Schema: `input` for that of an input, `part` for any other. */
  readonly isSchema?: "input" | "part";
}

export type LanguageSchema = TSchema & KeyNotes;

/** The pattern of names of tools, arguments, scopes and other entries. */
export const NAME_PATTERN = "^[a-z][a-z0-9]*(_[a-z0-9]+)*$";

/** The maximum length of a summary in characters; clients display no more. */
export const MAX_SUMMARY_LENGTH = 200;

/** A string with any number of lines. */
export const text = (description: string, example: string) =>
  Type.String({ description, minLength: 1, examples: [example] });

/** A string without line breaks. */
export const line = (description: string, example: string) =>
  Type.String({ description, minLength: 1, pattern: "^[^\\n]*$", formatDescription: "one line", examples: [example] });

/** A sentence for lists. */
export const summary = (description: string, example: string) =>
  Type.String({ description, minLength: 1, style: "summary", examples: [example] });

/** A snake_case identifier. */
export const name = (description: string, example: string) =>
  Type.String({ description, minLength: 1, style: "name", examples: [example] });

/** A string that matches a pattern. `formatDescription` completes the diagnostic "... is not". */
export const formatted = (description: string, pattern: RegExp, formatDescription: string, example: string) =>
  Type.String({ description, minLength: 1, pattern: pattern.source, formatDescription, examples: [example] });

/** The name of another entry of the specification. */
export const reference = (
  refersTo: NameKind,
  description: string,
  example: string,
  { orOneOf }: { readonly orOneOf?: readonly string[] } = {},
) => Type.String({ description, minLength: 1, refersTo, examples: [example], ...(orOneOf ? { orOneOf } : {}) });

/** One of the given strings. */
export const oneOf = <const V extends readonly string[]>(values: V, description: string) =>
  Type.Unsafe<V[number]>({ type: "string", description, enum: values });

export const flag = (description: string) => Type.Boolean({ description });

/** An integer in an inclusive range. */
export const integer = (minimum: number, maximum: number, description: string, example: number) =>
  Type.Integer({ description, minimum, maximum, examples: [example] });

export const number = (description: string, example: number) => Type.Number({ description, examples: [example] });

/** Any JSON value. */
export const anyValue = (description: string, example: unknown) => Type.Unknown({ description, examples: [example] });

/** A JSON Schema, which the rules for schemas check. */
export const schema = (description: string, { isSchema = "part" }: { readonly isSchema?: "input" | "part" } = {}) =>
  Type.Unsafe<Schema>({ type: "object", description, what: "a schema", isSchema });

interface ListOptions {
  readonly filled?: boolean;
  readonly distinct?: boolean;
}

/** A list. `filled` requires at least one item, `distinct` requires unique items. */
export const listOf = <T extends TSchema>(items: T, description: string, { filled, distinct }: ListOptions = {}) =>
  Type.Array(items, { description, ...(filled ? { minItems: 1 } : {}), ...(distinct ? { uniqueItems: true } : {}) });

/** A list of unique names of other entries. */
export const references = (refersTo: NameKind, description: string, item: string, example: string) =>
  listOf(reference(refersTo, item, example), description, { distinct: true });

/** A mapping with arbitrary keys. `named` requires snake_case keys, `filled` requires at least one entry. */
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

/** A mapping with declared keys. */
export const mapping = <P extends TProperties>(what: string, description: string, properties: P): TObject<P> =>
  Type.Object(properties, { description, what, additionalProperties: false });

/** A mapping with declared keys that must contain exactly one key of `choices`. */
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

/** One of several forms, which differ in their JSON types or, for mappings, in their required keys. */
export const either = <T extends TSchema[]>(description: string, ...forms: [...T]) =>
  Type.Union(forms, { description });

/** A constant. */
export const exactly = <const V extends string | number | boolean>(value: V): TLiteral<V> => Type.Literal(value);

/** An optional key. `defaultValue` is its default, or a phrase in parentheses that describes the default. */
export const optional = <T extends TSchema>(value: T, defaultValue?: boolean | number | string) =>
  Type.Optional({ ...value, ...defaultNote(defaultValue) });

function defaultNote(value: boolean | number | string | undefined): object {
  if (value === undefined) return {};
  return typeof value === "string" && value.startsWith("(")
    ? { defaultDescription: value.slice(1, -1) }
    : { default: value };
}
