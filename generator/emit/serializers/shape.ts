import type { Schema } from "../../model/model.ts";
import { oncePer } from "../../schema/once-per.ts";
import { isSchema, subschemas } from "../../schema/schema-parts.ts";
import type { SchemaLookup } from "../inline-schemas.ts";
import { reachable } from "../parts.ts";
import { THIRD_PARTY } from "../third-party.ts";

/**
 * How the values of a schema are serialized: a `literal` (number, boolean, null) with `String`, a `word` as a string without
 * escapes, a `text` as a string, a `foreign` text of other people as a string from which invisible characters are removed, a
 * `list` item by item, an `object` by its declared properties, and `unknown` values with `JSON.stringify`. If some
 * strings in an `unknown` value can be `foreign`, invisible characters are removed from all of them.
 */
export type ShapeKind = "literal" | "word" | "text" | "foreign" | "list" | "object" | "unknown";

export interface Shape {
  readonly kind: ShapeKind;
  /** Whether the value can be null. */
  readonly isNullable: boolean;
  /** The schema itself, the target of its reference, or its only alternative besides null. */
  readonly schema: Schema;
  /** The name of `schema`, if it is a shared schema. */
  readonly name?: string;
}

/** Determines the shape of the values of a schema. One conclusive keyword is enough, because keywords only add restrictions. */
export function shapeOf(schema: Schema, shared: SchemaLookup): Shape {
  const { $ref: name, type } = schema;
  if (typeof name === "string") return { name, ...shapeOf(shared.get(name) ?? {}, shared) };
  const values = "const" in schema ? [schema["const"]] : schema["enum"];
  if (Array.isArray(values)) {
    const others = values.filter((value) => value !== null);
    return { kind: kindOfValues(others), isNullable: others.length < values.length, schema };
  }
  if (type !== undefined) {
    const types = [type].flat().filter((each) => each !== "null");
    const [kind = "literal", ...further] = new Set(types.map((each) => kindOfType(each, schema, shared)));
    return { kind: further.length > 0 ? "unknown" : kind, isNullable: [type].flat().includes("null"), schema };
  }
  const alternatives = [schema["anyOf"] ?? schema["oneOf"] ?? []].flat().filter(isSchema);
  const [one, ...further] = alternatives.filter((each) => each["type"] !== "null");
  if (!one || further.length > 0) return { kind: "unknown", isNullable: false, schema };
  const shape = shapeOf(one, shared);
  return { ...shape, isNullable: shape.isNullable || alternatives.length > 1 };
}

function kindOfValues(values: readonly unknown[]): ShapeKind {
  if (values.every((value) => typeof value === "number" || typeof value === "boolean")) return "literal";
  if (!values.every((value) => typeof value === "string")) return "unknown";
  return values.every((value) => JSON.stringify(value) === `"${value}"`) ? "word" : "text";
}

function kindOfType(type: unknown, schema: Schema, shared: SchemaLookup): ShapeKind {
  switch (type) {
    case "string":
      return containsForeign(schema, shared) ? "foreign" : "text";
    case "array":
      return isSchema(schema["items"]) && !("prefixItems" in schema) ? "list" : "unknown";
    case "object":
      return schema["additionalProperties"] === false && !("patternProperties" in schema) ? "object" : "unknown";
    default:
      return "literal";
  }
}

/** From the content of a file (`contentMediaType`) nothing is removed, because callers read parts of it by character offset. */
const isForeign = (schema: Schema): boolean => schema[THIRD_PARTY] === true && !("contentMediaType" in schema);

const hasForeignPart = oncePer(
  (schema: Schema): boolean => isForeign(schema) || subschemas(schema).some(hasForeignPart),
);

/** Returns whether the values of a schema can contain a `foreign` text. */
export const containsForeign = (schema: Schema, shared: SchemaLookup): boolean =>
  [schema, ...reachable([schema], shared).values()].some(hasForeignPart);
