import type { NamedSchema, Schema } from "../model/model.ts";
import { mapSubschemas, references } from "../schema/schema-parts.ts";

export type SchemaLookup = ReadonlyMap<string, Schema>;

const tables = new WeakMap<readonly NamedSchema[], SchemaLookup>();

/** Returns the shared schemas by name, with one cached table per list. */
export function schemaTable(schemas: readonly NamedSchema[]): SchemaLookup {
  let table = tables.get(schemas);
  if (!table) {
    table = new Map(schemas.map(({ name, schema }) => [name, schema]));
    tables.set(schemas, table);
  }
  return table;
}

/** Keywords that do not restrict values. As siblings of `$ref`, they replace those of its target. */
const annotations: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "$comment",
]);

/**
 * Makes a schema self-contained, with a root that is not a `$ref`. `inline` determines which references are replaced by
 * their schemas: "always" means all, "once" means only those to schemas that are used once. All other shared schemas
 * are moved to `$defs`, as are recursive ones and those whose `$ref` has restricting sibling keywords. If a list has a
 * description, the description of its items' shared schema is omitted.
 */
export function inlineSchemas(schema: Schema, schemas: SchemaLookup, inline: "always" | "once"): Schema {
  const root = resolveRoot(schema, schemas);
  const uses = countUses(root, schemas);
  const isDefinition = (name: string, siblings: Schema): boolean =>
    isRecursive(name, schemas) ||
    (inline === "once" && (uses.get(name) ?? 0) > 1) ||
    Object.keys(siblings).some((keyword) => !annotations.has(keyword));

  const definitions = new Map<string, Schema>();
  const expand = (part: Schema, isDescribedByList = false): Schema => {
    if (typeof part.$ref !== "string")
      return mapSubschemas(part, (inner, keyword) => expand(inner, keyword === "items" && "description" in part));
    const { $ref: name, ...siblings } = part as Schema & { readonly $ref: string };
    if (!isDefinition(name, siblings)) {
      const resolved = resolveReference(part, schemas);
      const { description: _description, ...undescribed } = resolved;
      return expand(isDescribedByList && !("description" in siblings) ? undescribed : resolved);
    }
    if (!definitions.has(name)) {
      // Added before it is expanded, so that recursive schemas terminate.
      definitions.set(name, {});
      definitions.set(name, expand(schemas.get(name) ?? {}));
    }
    return { $ref: `#/$defs/${name}`, ...mapSubschemas(siblings, (inner) => expand(inner)) };
  };

  const expanded = expand(root);
  if (definitions.size === 0) return expanded;
  const sorted = [...definitions].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...expanded, $defs: Object.fromEntries(sorted) };
}

/** Replaces the `$ref` of a root, and the `$ref` of its target, until it has none. */
function resolveRoot(schema: Schema, schemas: SchemaLookup): Schema {
  const followed = new Set<string>();
  let root = schema;
  while (typeof root.$ref === "string" && !followed.has(root.$ref)) {
    followed.add(root.$ref);
    root = resolveReference(root, schemas);
  }
  return root;
}

/** Replaces the `$ref` of a schema with its target. Sibling keywords of `$ref` take precedence. */
export function resolveReference(schema: Schema, schemas: SchemaLookup): Schema {
  if (typeof schema.$ref !== "string") return schema;
  const { $ref: name, ...siblings } = schema as Schema & { readonly $ref: string };
  return { ...schemas.get(name), ...siblings };
}

/** Counts the references to each shared schema. Those inside a shared schema count once, however often that schema is used. */
function countUses(root: Schema, schemas: SchemaLookup): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const visit = (schema: Schema): void => {
    for (const name of references(schema)) {
      const count = uses.get(name) ?? 0;
      uses.set(name, count + 1);
      if (count === 0) visit(schemas.get(name) ?? {});
    }
  };
  visit(root);
  return uses;
}

function isRecursive(name: string, schemas: SchemaLookup): boolean {
  const seen = new Set<string>();
  const reaches = (from: string): boolean =>
    references(schemas.get(from) ?? {}).some((next) => {
      if (next === name) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next);
    });
  return reaches(name);
}
