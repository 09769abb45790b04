import { CONTAINERS } from "../language/json-schema.ts";
import type { Schema } from "../language/key-types.ts";

/**
 * Returns a copy of a schema with each direct subschema replaced by the result of `map`. Other values are unchanged. `map`
 * gets the subschema and the keyword that contains it.
 */
export function mapSubschemas(schema: Schema, map: (part: Schema, keyword: string) => unknown): Schema {
  const copy: Record<string, unknown> = { ...schema };
  for (const keyword of Object.keys(schema)) {
    const container = CONTAINERS.get(keyword);
    if (container === undefined) continue;
    const value = schema[keyword];
    const apply = (part: unknown): unknown => (isSchema(part) ? map(part, keyword) : part);
    if (container === "schema") copy[keyword] = apply(value);
    else if (container === "list" && Array.isArray(value)) copy[keyword] = value.map(apply);
    else if (container === "map" && isSchema(value)) {
      const parts: Record<string, unknown> = { ...value };
      for (const name of Object.keys(value)) parts[name] = apply(value[name]);
      copy[keyword] = parts;
    }
  }
  return copy;
}

/** Returns the schemas directly inside a schema. */
export function subschemas(schema: Schema): readonly Schema[] {
  const parts: Schema[] = [];
  for (const keyword of Object.keys(schema)) {
    const container = CONTAINERS.get(keyword);
    if (container === undefined) continue;
    const value = schema[keyword];
    if (container === "schema") {
      if (isSchema(value)) parts.push(value);
    } else if (container === "list" ? Array.isArray(value) : isSchema(value)) {
      for (const part of Object.values(value as object)) if (isSchema(part)) parts.push(part);
    }
  }
  return parts;
}

/** Returns the names of all shared schemas that a schema refers to, in order of appearance, including duplicates. */
export function references(schema: Schema): readonly string[] {
  const found: string[] = [];
  const visit = (part: Schema): void => {
    if (typeof part.$ref === "string") found.push(part.$ref);
    subschemas(part).forEach(visit);
  };
  visit(schema);
  return found;
}

/** Returns whether a value is a schema object. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the names in `required`. */
export function requiredOf(schema: Schema): readonly string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}
