import { surface } from "bench-surface";

const live = new Set(surface.tools.filter((tool) => tool.live).map(({ name }) => name));

/** The definitions in the `tools/list` response of the service. */
export const listedTools = (await surface.mcp.tools()).filter(({ name }) => live.has(name));
