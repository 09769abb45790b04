import type { CallUsage, ToolUsage } from "../../../generated/schemas.ts";
import type { CallCountRow } from "../../../runtime/index.ts";

type Count = Pick<CallCountRow, "tool" | "surface" | "calls" | "failed">;

const maxTools = 20;

/** Describes the calls of one day: the sums, and the tools that were called most. */
export function describeCalls(rows: readonly Count[]): CallUsage {
  const byTool = new Map<string, Count[]>();
  for (const row of rows) byTool.set(row.tool, [...(byTool.get(row.tool) ?? []), row]);
  const tools = [...byTool].map(([tool, ofTool]): ToolUsage => ({ tool, ...sumCalls(ofTool) }));
  tools.sort((one, other) => other.total - one.total || (one.tool < other.tool ? -1 : 1));
  const others = tools.slice(maxTools);
  const other_tools = {
    tools: others.length,
    total: sum(others.map(({ total }) => total)),
    failed: sum(others.map(({ failed }) => failed)),
  };
  return { ...sumCalls(rows), tools: tools.slice(0, maxTools), other_tools };
}

/** Adds up calls, in total and by surface. */
export function sumCalls(rows: readonly Count[]): Omit<ToolUsage, "tool"> {
  const on = (surface: string) => sum(rows.filter((row) => row.surface === surface).map(({ calls }) => calls));
  return {
    total: sum(rows.map(({ calls }) => calls)),
    failed: sum(rows.map(({ failed }) => failed)),
    rest: on("rest"),
    mcp: on("mcp"),
    internal: on("internal"),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
