import type { Surface } from "../../../runtime/index.ts";
import { createRankedIndex, type Field, type RankedIndex } from "../../ranking/bm25.ts";

export type ToolEntry = Surface["tools"][number];

/** A tool with its schema. */
export interface IndexedTool {
  readonly entry: ToolEntry;
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

const indexes = new WeakMap<Surface, Promise<RankedIndex<IndexedTool>>>();

/** Returns the index of the tools of a surface, except older names. It is built on first use. */
export function toolIndex(surface: Surface): Promise<RankedIndex<IndexedTool>> {
  const index = indexes.get(surface) ?? buildIndex(surface);
  indexes.set(surface, index);
  return index;
}

async function buildIndex(surface: Surface): Promise<RankedIndex<IndexedTool>> {
  const schemas = new Map((await surface.mcp.tools()).map(({ name, inputSchema }) => [name, inputSchema]));
  const tools = surface.tools
    .filter(({ replacedBy }) => replacedBy === undefined)
    .map((entry): IndexedTool => ({ entry, inputSchema: { ...schemas.get(entry.name) } }));
  return createRankedIndex(tools, fieldsOf);
}

function fieldsOf({ entry, inputSchema }: IndexedTool): Field[] {
  const { name, title, description, details = "", synonyms = [], category } = entry;
  return [
    { text: name, weight: 3 },
    { text: title, weight: 2 },
    { text: synonyms.join("\n"), weight: 3 },
    { text: description, weight: 2 },
    { text: category, weight: 1 },
    { text: details, weight: 0.5 },
    { text: describeArguments(inputSchema), weight: 0.5 },
  ];
}

/** Arguments that many tools have, so they do not distinguish tools. */
const common = new Set(["account_id", "preview", "limit", "cursor"]);

/** The names, descriptions and values of the arguments. */
function describeArguments(schema: object): string {
  const { properties = {} } = schema as {
    properties?: Readonly<Record<string, { description?: string; enum?: unknown[] }>>;
  };
  return Object.entries(properties)
    .filter(([name]) => !common.has(name))
    .map(([name, { description = "", enum: values = [] }]) => [name, description, ...values.map(String)].join(" "))
    .join("\n");
}
