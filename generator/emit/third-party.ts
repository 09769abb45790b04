import type { Schema } from "../model/model.ts";
import { oncePer } from "../schema/once-per.ts";
import { isSchema, subschemas } from "../schema/schema-parts.ts";
import { resolveReference, type SchemaLookup } from "./inline-schemas.ts";
import { reachable } from "./parts.ts";

/** The keyword of a string that other people may have written. */
export const THIRD_PARTY = "x-third-party";

/** Returns whether a schema contains a marked string, without following references. */
const hasMark = oncePer((schema: Schema): boolean => schema[THIRD_PARTY] === true || subschemas(schema).some(hasMark));

/**
 * Returns the locations in an output that contain texts of other people: JSON pointers in which `*` is any index of an
 * array, or any name of an additional property. Inside a recursive schema, only the first level is listed.
 */
export function thirdPartyPlaces(output: Schema, schemas: SchemaLookup): readonly string[] {
  const places = new Set<string>();
  const marked = new Map<string, boolean>();
  const leadsToMark = (name: string): boolean => {
    const known = marked.get(name) ?? [...reachable([{ $ref: name }], schemas).values()].some(hasMark);
    marked.set(name, known);
    return known;
  };
  function walk(schema: Schema, pointer: string, within: readonly string[]): void {
    const { $ref: reference } = schema;
    if (typeof reference === "string") {
      if (within.includes(reference) || !(hasMark(schema) || leadsToMark(reference))) return;
      walk(resolveReference(schema, schemas), pointer, [...within, reference]);
      return;
    }
    if (schema[THIRD_PARTY] === true) places.add(pointer);
    for (const [name, property] of Object.entries(isSchema(schema["properties"]) ? schema["properties"] : {}))
      if (isSchema(property)) walk(property, `${pointer}/${name}`, within);
    const { items, prefixItems, additionalProperties, patternProperties } = schema;
    const byPattern = isSchema(patternProperties) ? Object.values(patternProperties) : [];
    for (const [index, part] of [prefixItems ?? []].flat().entries())
      if (isSchema(part)) walk(part, `${pointer}/${index}`, within);
    for (const part of [items, additionalProperties, ...byPattern])
      if (isSchema(part)) walk(part, `${pointer}/*`, within);
    for (const part of [schema["anyOf"], schema["oneOf"], schema["allOf"]].flat())
      if (isSchema(part)) walk(part, pointer, within);
  }
  walk(output, "", []);
  return [...places];
}
