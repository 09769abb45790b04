import type { NamedSchema, Schema } from "./model.ts";
import { describeDeprecations } from "./deprecation.ts";
import { listName, pageName } from "../language/naming.ts";
import type { OutputEntry } from "../language/tool.ts";

/** Named schemas: the shared ones, and those derived from outputs. */
export type SchemaTable = Map<string, Schema>;

/**
 * Converts an output to a reference to a named schema, and adds that schema to the table. An inline schema is named
 * `inlineName`.
 */
export function nameOutput(output: OutputEntry, inlineName: string, table: SchemaTable): { readonly $ref: string } {
  if ("page_of" in output && typeof output.page_of === "string") {
    return put(table, pageName(output.page_of), pageSchema(output.page_of));
  }
  if ("list_of" in output && typeof output.list_of === "string") {
    return put(table, listName(output.list_of), listSchema(output.list_of));
  }
  if ("$ref" in output && typeof output.$ref === "string") return { $ref: output.$ref };
  return put(table, inlineName, output);
}

/** Returns whether an output is an inline schema, which nothing else refers to. */
export const isInline = (output: OutputEntry): boolean =>
  !["page_of", "list_of", "$ref"].some((key) => Object.hasOwn(output, key));

/** Returns all schemas of the table, sorted by name. */
export function sortedSchemas(table: SchemaTable): readonly NamedSchema[] {
  return [...table]
    .map(([name, schema]) => ({ name, schema: describeDeprecations(schema) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function put(table: SchemaTable, name: string, schema: Schema): { readonly $ref: string } {
  table.set(name, schema);
  return { $ref: name };
}

const pageSchema = (item: string): Schema => ({
  type: "object",
  description: `One page of ${item} entries.`,
  additionalProperties: false,
  required: ["data", "next_cursor"],
  properties: {
    data: { type: "array", items: { $ref: item }, description: "Entries of this page." },
    next_cursor: { type: ["string", "null"], description: "Cursor of the next page; null on the last one." },
  },
});

const listSchema = (item: string): Schema => ({
  type: "object",
  description: `All ${item} entries.`,
  additionalProperties: false,
  required: ["data"],
  properties: { data: { type: "array", items: { $ref: item }, description: "All entries." } },
});
