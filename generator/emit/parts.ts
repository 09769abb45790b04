import type { Model, Schema, ToolModel } from "../model/model.ts";
import { oncePer } from "../schema/once-per.ts";
import { references } from "../schema/schema-parts.ts";
import { schemaTable, type SchemaLookup } from "./inline-schemas.ts";

const referencesOf = oncePer(references);

/**
 * Returns all parts of a model that the texts of one tool depend on: the tool, the tools that it names, the shared
 * schemas that these tools use, the service, the limits and all resources.
 */
export function partsOfTool(
  tool: ToolModel,
  { service, limits, resources, schemas, tools }: Model,
): readonly unknown[] {
  const setup = tool.examples.flatMap((example) => example.setup.map((step) => step.tool));
  const named = [...setup, ...(tool.replacedBy ? [tool.replacedBy.tool] : [])];
  const all = [tool, ...(named.length > 0 ? tools.filter(({ name }) => named.includes(name)) : [])];
  const used = all.flatMap(({ input, output }) => [input, output]);
  return [service, limits, resources, ...all, ...reachable(used, schemaTable(schemas)).values()];
}

/** Returns the shared schemas that schemas refer to, directly or indirectly, by name. */
export function reachable(from: readonly Schema[], shared: SchemaLookup): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  const visit = (name: string): void => {
    const schema = shared.get(name);
    if (!schema || found.has(name)) return;
    found.set(name, schema);
    referencesOf(schema).forEach(visit);
  };
  from.flatMap(referencesOf).forEach(visit);
  return found;
}
