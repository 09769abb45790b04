import type { Schema } from "../language/key-types.ts";
import { mapSubschemas } from "./schema-parts.ts";
import { appliedSchemas, IN_PLACE, targetsIn } from "./applied-schemas.ts";

/** The default maximum length of a string, in code points. Ids, names, URLs and cursors are shorter. */
export const MAX_STRING_LENGTH = 2000;

/** The default maximum number of items of an array, and of properties of an object with arbitrary names. */
export const MAX_ITEMS = 1000;

/**
 * Adds the default maximum to every unbounded string, array and object of an input. A value is also
 * bounded if its maximum is in an enclosing schema for the same value, in a part of `allOf`, or in the target of a `$ref`.
 */
export function boundInput(root: Schema): Schema {
  const target = targetsIn(root);
  /** @param outer the keywords of the schemas that contain this one and apply to the same value. */
  const bound = (schema: Schema, outer: readonly string[]): Schema => {
    const keywords = [...outer, ...appliedSchemas(schema, target, ["allOf"]).flatMap(Object.keys)];
    const bounded = mapSubschemas(schema, (part, keyword) => {
      if (keyword === "not") return part; // a maximum inside would make the whole schema accept more values
      return bound(part, IN_PLACE.includes(keyword) ? keywords : []);
    });
    if (Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const")) return bounded;
    const types = [schema["type"]].flat();
    const maximum = (keyword: string, general: number): Schema =>
      keywords.includes(keyword) ? {} : { [keyword]: general };
    return {
      ...bounded,
      ...(types.includes("string") && maximum("maxLength", MAX_STRING_LENGTH)),
      ...(types.includes("array") && maximum("maxItems", MAX_ITEMS)),
      ...(types.includes("object") && allowsUndeclared(schema) && maximum("maxProperties", MAX_ITEMS)),
    };
  };
  return bound(root, []);
}

/** Returns whether an object may have undeclared properties. */
const allowsUndeclared = (schema: Schema): boolean =>
  schema["additionalProperties"] !== false || Object.hasOwn(schema, "patternProperties");
