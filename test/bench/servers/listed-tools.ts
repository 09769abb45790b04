import { surface } from "bench-surface";

const live = new Set(surface.tools.filter((tool) => tool.live).map(({ name }) => name));

/** The definitions that `tools/list` answers, as the service lists them. */
export const listedTools = (await surface.mcp.tools()).filter(({ name }) => live.has(name));
