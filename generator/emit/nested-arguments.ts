import type { Schema } from "../model/model.ts";
import { isSchema } from "../schema/schema-parts.ts";
import { resolveReference, type SchemaLookup } from "./inline-schemas.ts";

/**
 * Returns the property names of the objects inside the arguments, by JSON pointer with `*` for the indexes of arrays, such as
 * `/steps/*`. Error messages list these property names.
 */
export function nestedArguments(input: Schema, schemas: SchemaLookup): Readonly<Record<string, readonly string[]>> {
  const names: Record<string, string[]> = {};
  function walk(schema: Schema, pointer: string, within: readonly string[]): void {
    const reference = schema.$ref;
    if (typeof reference === "string") {
      if (!within.includes(reference)) walk(resolveReference(schema, schemas), pointer, [...within, reference]);
      return;
    }
    const properties = Object.entries(isSchema(schema["properties"]) ? schema["properties"] : {});
    if (pointer !== "" && properties.length > 0)
      names[pointer] = [...new Set([...(names[pointer] ?? []), ...properties.map(([name]) => name)])];
    for (const [name, property] of properties) if (isSchema(property)) walk(property, `${pointer}/${name}`, within);
    if (isSchema(schema["items"])) walk(schema["items"], `${pointer}/*`, within);
    for (const part of [schema["anyOf"], schema["oneOf"], schema["allOf"]].flat())
      if (isSchema(part)) walk(part, pointer, within);
  }
  walk(input, "", []);
  return names;
}
