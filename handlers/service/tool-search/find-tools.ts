import type { FoundTools, ToolHit } from "../../../generated/schemas.ts";
import type { FindToolsInput } from "../../../generated/tools/support/find_tools.ts";
import type { CallContext } from "../../../runtime/index.ts";
import type { Unsupported } from "../../network/port/connector.ts";
import { readUnsupported, type UnsupportedContext } from "../settings/unsupported-tools.ts";
import { toolIndex } from "./tool-index.ts";

type SearchContext = Pick<CallContext, "surface" | "caller"> & UnsupportedContext;

const maxOutOfScope = 3;

/** Finds the tools for a task, the best first, and names those among them that the caller's scopes do not contain. */
export async function findTools(context: SearchContext, input: FindToolsInput): Promise<FoundTools> {
  const { surface, caller } = context;
  const found = (await toolIndex(surface))
    .search(input.task)
    .filter(({ document: { entry } }) => input.category === undefined || entry.category === input.category);
  const isAllowed = ({ document: { entry } }: (typeof found)[number]): boolean => caller.tools.has(entry.name);
  const unsupported = await readUnsupported(context);
  const data = found
    .filter(isAllowed)
    .slice(0, input.limit)
    .map(({ document: { entry, inputSchema }, score }): ToolHit => {
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
  const others = found.slice(0, input.limit).filter((hit) => !isAllowed(hit));
  const out_of_scope = others.slice(0, maxOutOfScope).map(({ document: { entry } }) => {
    return { name: entry.name, scopes: [...entry.scopes] };
  });
  return { data, out_of_scope };
}

const describeUnsupported = (unsupported: Unsupported | undefined): string | null =>
  unsupported === undefined ? null : [unsupported.detail, unsupported.hint ?? ""].join(" ").trim();
