import type { FoundTools, ToolHit } from "../../../generated/schemas.ts";
import type { FindToolsInput } from "../../../generated/tools/support/find_tools.ts";
import type { CallContext } from "../../../runtime/index.ts";
import type { Unsupported } from "../../network/port/connector.ts";
import { readUnsupported, type UnsupportedContext } from "../settings/unsupported-tools.ts";
import { explainNoTools } from "./explain-no-tools.ts";
import { toolIndex, type IndexedTool } from "./tool-index.ts";

type SearchContext = Pick<CallContext, "surface" | "caller"> & UnsupportedContext;

const maxOutOfScope = 3;

/** Finds the tools for a task, the best first, and names those among them that the caller's scopes do not contain. */
export async function findTools(context: SearchContext, input: FindToolsInput): Promise<FoundTools> {
  const { surface, caller } = context;
  const matches = (await toolIndex(surface)).search(input.task);
  const found = matches.filter(
    ({ document: { entry } }) => input.category === undefined || entry.category === input.category,
  );
  const isAllowed = ({ entry }: IndexedTool): boolean => caller.tools.has(entry.name);
  const unsupported = await readUnsupported(context);
  const data = found
    .filter(({ document }) => isAllowed(document))
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
  const others = found.slice(0, input.limit).filter((hit) => !isAllowed(hit.document));
  const out_of_scope = others.slice(0, maxOutOfScope).map(({ document: { entry } }) => {
    return { name: entry.name, scopes: [...entry.scopes] };
  });
  const tools = matches.map(({ document }) => document);
  const hint = data.length > 0 ? null : explainNoTools(surface, { task: input.task, matches: tools, isAllowed });
  return { data, out_of_scope, hint };
}

const describeUnsupported = (unsupported: Unsupported | undefined): string | null =>
  unsupported === undefined ? null : [unsupported.detail, unsupported.hint ?? ""].join(" ").trim();
