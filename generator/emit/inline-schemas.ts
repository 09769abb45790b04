import type { NamedSchema, Schema } from "../model/model.ts";
import { mapSubschemas, references } from "../schema/schema-parts.ts";

export type SchemaLookup = ReadonlyMap<string, Schema>;

const tables = new WeakMap<readonly NamedSchema[], SchemaLookup>();

/** The shared schemas by name: one table for each list, however often it is asked for. */
export function schemaTable(schemas: readonly NamedSchema[]): SchemaLookup {
  let table = tables.get(schemas);
  if (!table) {
    table = new Map(schemas.map(({ name, schema }) => [name, schema]));
    tables.set(schemas, table);
  }
  return table;
}

/** Keywords that say something about a value without restricting it: beside a `$ref` they replace those of its target. */
const annotations: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "$comment",
]);

/**
 * Makes a schema self-contained. Its root is never a `$ref`. Shared schemas are put where they are referred to: "always",
 * or "once" to do so only for those used in one place; the others, and those that contain themselves, go to `$defs`. For the
 * entries of a list that says what it holds, what their schema says of itself in general is left out.
 */
export function inlineSchemas(schema: Schema, schemas: SchemaLookup, inline: "always" | "once"): Schema {
  const root = resolveReference(schema, schemas);
  const uses = countUses(root, schemas);
  const isDefinition = (name: string, siblings: Schema): boolean =>
    isRecursive(name, schemas) ||
    (inline === "once" && (uses.get(name) ?? 0) > 1) ||
    Object.keys(siblings).some((keyword) => !annotations.has(keyword));

  const definitions = new Map<string, Schema>();
  const expand = (part: Schema, isSaidByList = false): Schema => {
    if (typeof part.$ref !== "string")
      return mapSubschemas(part, (inner, keyword) => expand(inner, keyword === "items" && "description" in part));
    const { $ref: name, ...siblings } = part as Schema & { readonly $ref: string };
    if (!isDefinition(name, siblings)) {
      const resolved = resolveReference(part, schemas);
      const { description: _description, ...unsaid } = resolved;
      return expand(isSaidByList && !("description" in siblings) ? unsaid : resolved);
    }
    if (!definitions.has(name)) {
      // Claimed before it is expanded, so that a schema which contains itself ends.
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

/** The schema with what its `$ref` names in place of it; what stands beside the `$ref` goes before. */
export function resolveReference(schema: Schema, schemas: SchemaLookup): Schema {
  if (typeof schema.$ref !== "string") return schema;
  const { $ref: name, ...siblings } = schema as Schema & { readonly $ref: string };
  return { ...schemas.get(name), ...siblings };
}

/** How many places refer to each shared schema, counting the text of each shared schema once. */
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
