import type { Schema } from "../../model/model.ts";
import { isSchema, mapSubschemas } from "../../schema/schema-parts.ts";
import { appliedSchemas, IN_PLACE, targetsIn } from "../../schema/applied-schemas.ts";

/** The keyword that lists the properties that validators delete if they are null. */
export const OMIT_NULL = "omitNull";

/** Keywords whose schemas only test a value that another schema already describes. */
const TEST_KEYWORDS: ReadonlySet<string> = new Set(["not", "contains", "propertyNames"]);

/**
 * Adds to each object of a self-contained input schema the list of optional properties for which null means omitted:
 * those whose schemas do not allow null. If several schemas apply to a property, null means omitted only if none of
 * them allows null.
 */
export function omitNulls(root: Schema): Schema {
  const target = targetsIn(root);
  const applied = (schema: Schema): readonly Schema[] => appliedSchemas(schema, target, IN_PLACE);

  const allowsNull = (schema: Schema, seen: readonly Schema[] = []): boolean => {
    if (seen.includes(schema)) return false;
    const { type, enum: values, allOf, anyOf, oneOf } = schema;
    const allows = (part: unknown): boolean => !isSchema(part) || allowsNull(part, [...seen, schema]);
    return (
      (type === undefined || [type].flat().includes("null")) &&
      (!Array.isArray(values) || values.includes(null)) &&
      (!Object.hasOwn(schema, "const") || schema["const"] === null) &&
      (!Array.isArray(allOf) || allOf.every(allows)) &&
      [anyOf, oneOf].every((list) => !Array.isArray(list) || list.some(allows)) &&
      allows(target(schema))
    );
  };

  /** Adds the lists to a schema. `place` contains all schemas that apply to the same value. */
  const mark = (schema: Schema, place: readonly Schema[]): Schema => {
    const below = (parts: readonly unknown[]): readonly Schema[] =>
      parts.filter(isSchema).flatMap((part) => applied(part));
    const marked = mapSubschemas(schema, (part, keyword) => {
      if (TEST_KEYWORDS.has(keyword) || keyword === "properties") return part;
      if (IN_PLACE.includes(keyword)) return mark(part, place);
      return mark(part, keyword === "items" ? below(place.map(({ items }) => items)) : applied(part));
    });
    const own = propertiesOf(schema);
    const named = (name: string) => below(place.map((each) => propertiesOf(each)[name]));
    const properties = Object.entries(own).map(([name, part]) => [
      name,
      isSchema(part) ? mark(part, named(name)) : part,
    ]);
    const required = (schema["required"] ?? []) as readonly string[];
    const isOptional = (name: string): boolean =>
      !required.includes(name) &&
      !place.some((each) => Object.hasOwn(propertiesOf(each), name) && allowsNull(propertiesOf(each)[name] as Schema));
    const names = Object.keys(own).filter(isOptional);
    return {
      ...marked,
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) as Schema }),
      ...(names.length > 0 && { [OMIT_NULL]: names }),
    };
  };

  return mark(root, applied(root));
}

const propertiesOf = (schema: Schema): Readonly<Record<string, unknown>> =>
  isSchema(schema["properties"]) ? schema["properties"] : {};
