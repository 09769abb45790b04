import lists from "../../fixtures/bench/generated/mcp/tools.json" with { type: "json" };
import { tools } from "../../fixtures/bench/generated/tools.ts";

const live = new Set(tools.filter((tool) => tool.live).map(({ name }) => name));

/** The definitions that `tools/list` answers, as the service lists them. */
export const listedTools = lists.filter(({ name }) => live.has(name));
