import { schemaTable } from "../../emit/inline-schemas.ts";
import type { Model } from "../../model/model.ts";
import { references } from "../../schema/schema-parts.ts";
import type { Found } from "../found.ts";
import { createSchemaComparison } from "../schema/compare-schemas.ts";
import { compareItems } from "./items.ts";
import { compareRoutes } from "./routes.ts";
import { compareTables } from "./tables.ts";
import { compareTools } from "./tools.ts";

/** How two specifications are compared. */
export interface CompareOptions {
  /** The UTC date that removal dates are compared with. */
  readonly today: string;
  /** Whether a schema is a shared one; if not, it is derived from an output. */
  readonly isShared: (name: string) => boolean;
}

/** Returns all differences between two specifications that consumers may notice. */
export function compareModels(before: Model, after: Model, { today, isShared }: CompareOptions): readonly Found[] {
  const [older, newer] = [before, after].map(({ schemas }) => schemaTable(schemas));
  const findBefore = (name: string) => older?.get(name);
  const findAfter = (name: string) => newer?.get(name);
  const schemas = createSchemaComparison({ before: findBefore, after: findAfter, isShared });
  return [
    ...compareTables(before, after),
    ...compareTools({ before: before.tools, after: after.tools }, { schemas, findBefore, findAfter, today }),
    ...compareRoutes(before, after, today),
    ...compareItems(before, after, schemas, today),
    ...schemas.sharedChanges(),
    ...removedTypes(before, after, isShared),
  ];
}

/** Finds the named types of the client that no longer exist. Outputs of removed tools are not reported again. */
function* removedTypes(before: Model, after: Model, isShared: CompareOptions["isShared"]): Generator<Found> {
  const kept = namedTypes(after);
  const tools = new Set(after.tools.map(({ name }) => name));
  for (const name of namedTypes(before)) {
    if (kept.has(name)) continue;
    const text = `type \`${name}\` was removed`;
    if (isShared(name)) yield { kind: "type-removed", file: { kind: "schema", name }, path: [], text };
    const owners = isShared(name) ? [] : before.tools.filter(({ output }) => output.$ref === name);
    const owner = owners.find((tool) => tools.has(tool.name));
    if (owner) yield { kind: "type-removed", file: { kind: "tool", name: owner.name }, path: ["output"], text };
  }
}

/** Returns the names of the schemas that inputs and outputs of tools with routes refer to, directly or indirectly. */
function namedTypes({ tools, schemas }: Model): ReadonlySet<string> {
  const table = schemaTable(schemas);
  const open = tools
    .filter(({ routes }) => routes.length > 0)
    .flatMap(({ input, output }) => references(input).concat(output.$ref));
  const named = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = table.get(name);
    if (!schema || named.has(name)) continue;
    named.add(name);
    open.push(...references(schema));
  }
  return named;
}
