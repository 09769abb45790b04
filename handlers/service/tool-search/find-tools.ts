import type { ToolHit } from "../../../generated/schemas.ts";
import type { FindToolsInput } from "../../../generated/tools/support/find_tools.ts";
import type { CallContext } from "../../../runtime/index.ts";
import type { Unsupported } from "../../network/port/connector.ts";
import { readUnsupported, type UnsupportedContext } from "../settings/unsupported-tools.ts";
import { toolIndex } from "./tool-index.ts";

type SearchContext = Pick<CallContext, "surface" | "caller"> & UnsupportedContext;

/** Finds the tools for a task that the caller's scopes contain, the best first. */
export async function findTools(context: SearchContext, input: FindToolsInput): Promise<{ data: ToolHit[] }> {
  const { surface, caller } = context;
  const found = (await toolIndex(surface))
    .search(input.task)
    .filter(({ document: { entry } }) => caller.tools.has(entry.name))
    .filter(({ document: { entry } }) => input.category === undefined || entry.category === input.category);
  const unsupported = await readUnsupported(context);
  const data = found.slice(0, input.limit).map(({ document: { entry, inputSchema }, score }): ToolHit => {
    const obstacle = describeUnsupported(unsupported[entry.name]);
    return {
      name: entry.name,
      title: entry.title,
      description: entry.description,
      category: entry.category,
      effect: entry.effect,
      score: Math.round(score * 100) / 100,
      callable: obstacle === null,
      obstacle,
      ...(input.include_schema && { input_schema: inputSchema }),
    };
  });
  return { data };
}

const describeUnsupported = (unsupported: Unsupported | undefined): string | null =>
  unsupported === undefined ? null : [unsupported.detail, unsupported.hint ?? ""].join(" ").trim();
