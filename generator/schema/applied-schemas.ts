import type { Schema } from "../language/key-types.ts";
import { isSchema } from "./schema-parts.ts";

/** Keywords whose schemas apply to the same value as the schema that contains them. */
export const IN_PLACE: readonly string[] = ["allOf", "anyOf", "oneOf"];

/** Returns the function that finds the definition to which a schema inside a self-contained schema refers. */
export function targetsIn(root: Schema): (schema: Schema) => Schema | undefined {
  const definitions = (root["$defs"] ?? {}) as Readonly<Record<string, Schema>>;
  return ({ $ref }) => (typeof $ref === "string" ? definitions[$ref.replace("#/$defs/", "")] : undefined);
}

/** Returns a schema and the others that apply to the same value: targets of references, and schemas of the given keywords. */
export function appliedSchemas(
  schema: Schema,
  target: ReturnType<typeof targetsIn>,
  keywords: readonly string[],
  seen: readonly Schema[] = [],
): readonly Schema[] {
  if (seen.includes(schema)) return [];
  const lists = keywords.flatMap((keyword) => (schema[keyword] ?? []) as readonly Schema[]);
  const parts = [target(schema), ...lists].filter(isSchema);
  return [schema, ...parts.flatMap((part) => appliedSchemas(part, target, keywords, [...seen, schema]))];
}
