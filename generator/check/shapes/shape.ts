/** The form of a value in a spec file, as data: the rules of structure interpret it. */
export type Shape =
  | TextShape
  | { readonly is: "number"; readonly integer?: boolean; readonly minimum?: number; readonly maximum?: number }
  | { readonly is: "flag" }
  | ListShape
  | MapShape
  | RecordShape
  /** Either form, told apart by whether the value is a mapping. */
  | { readonly is: "either"; readonly plain: Shape; readonly mapping: RecordShape }
  /** A JSON Schema: the rules of schemas look into it. */
  | { readonly is: "schema" }
  /** Any JSON value. */
  | { readonly is: "any" };

export interface TextShape {
  readonly is: "text";
  /** "line": one line; "summary": one short sentence for lists; "name": a snake_case identifier. Free text otherwise. */
  readonly style?: "line" | "summary" | "name";
  readonly allowed?: readonly string[];
  /** A form of its own, and how to say it. */
  readonly form?: { readonly pattern: RegExp; readonly says: string };
}

export interface ListShape {
  readonly is: "list";
  readonly items: Shape;
  readonly filled?: boolean;
  /** Its values differ from each other. */
  readonly distinct?: boolean;
}

/** A mapping whose keys are names that the author chooses. */
export interface MapShape {
  readonly is: "map";
  readonly keys: "name" | "any";
  readonly values: Shape;
  readonly filled?: boolean;
}

/** A mapping with the keys of a table. */
export interface RecordShape {
  readonly is: "record";
  /** What it is, in messages: `a tool`. */
  readonly what: string;
  readonly required: Readonly<Record<string, Shape>>;
  readonly optional: Readonly<Record<string, Shape>>;
  /** Optional keys of which exactly one is stated. */
  readonly oneOf?: readonly string[];
}

export const text: TextShape = { is: "text" };
export const line: TextShape = { is: "text", style: "line" };
export const summary: TextShape = { is: "text", style: "summary" };
export const name: TextShape = { is: "text", style: "name" };
export const flag = { is: "flag" } as const satisfies Shape;
export const schema = { is: "schema" } as const satisfies Shape;
export const any = { is: "any" } as const satisfies Shape;
/** A list of distinct names of other things. */
export const names: ListShape = { is: "list", items: line, distinct: true };

export function oneOf(...allowed: readonly string[]): TextShape {
  return { is: "text", allowed };
}

/** A whole number within a range, both ends included. */
export function whole(minimum: number, maximum: number): Shape {
  return { is: "number", integer: true, minimum, maximum };
}

export function formed(pattern: RegExp, says: string): TextShape {
  return { is: "text", form: { pattern, says } };
}

export function record(
  what: string,
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): RecordShape {
  return { is: "record", what, required, optional };
}

/** A mapping that states exactly one key of `choices` beside the required ones. */
export function choice(
  what: string,
  required: Readonly<Record<string, Shape>>,
  choices: Readonly<Record<string, Shape>>,
): RecordShape {
  return { is: "record", what, required, optional: choices, oneOf: Object.keys(choices) };
}
