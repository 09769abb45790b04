import { join } from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { ToolModel } from "../../generator/model/model.ts";
import { readCases } from "../bench/read-cases.ts";
import { prepareInput, readSpec, thatNeverAsk } from "../support/examples.ts";
import { openPlanner, scaleStatistics } from "../support/query-plans.ts";
import { startService, type TestService } from "../support/start-service.ts";

const reads = thatNeverAsk(readSpec(join(import.meta.dirname, "../..")).tools).filter(
  ({ effect }) => effect === "read",
);

/** Steps that may read all rows of a network, each with its reason. */
const allowed: readonly { readonly query: RegExp; readonly reason: string }[] = [
  {
    query: /count\(\*\) as member_count|count\(m\.rank\) as member_count/,
    reason: "counts the members of each value only in networks of up to 20,000; larger ones store the counts",
  },
  {
    query:
      /count\(\*\) as found[^]*from "net_(companies|jobs)" as "[cj]"( where \(j\.closed_at[^)]*\))?\)\) rows limit/,
    reason:
      "if a keyword is the only filter and finds nothing, counts all companies or open jobs instead, but at most 1,001",
  },
];

/** Calls a tool with its examples that need no setup, or with the first example if all need one, and with its `readCases`. */
async function callReads({ call }: TestService, { name, examples }: ToolModel): Promise<void> {
  const withoutSetup = examples.filter(({ setup }) => setup.length === 0);
  const inputs = withoutSetup.length > 0 ? withoutSetup : examples.slice(0, 1);
  for (const example of inputs) await call(name, await prepareInput(example, call));
  for (const { tool, input } of readCases)
    if (tool === name) await call(name, typeof input === "function" ? await input(call) : input);
}

test("no tool that reads has a query that reads a whole table, or all rows of a network", async () => {
  const prepare = vi.spyOn(Database.prototype as Pick<Database.Database, "prepare">, "prepare");
  const toolOf = new Map<string, string>();
  const service = await startService();
  try {
    for (const tool of reads) {
      prepare.mockClear();
      await callReads(service, tool);
      for (const [query] of prepare.mock.calls) if (!toolOf.has(query)) toolOf.set(query, tool.name);
    }
  } finally {
    prepare.mockRestore();
  }
  await scaleStatistics(service.store);
  const findScans = await openPlanner(service.store);
  const queries = [...toolOf.keys()].filter((query) => /^\s*(select|with)\b/i.test(query));
  expect(queries.length).toBeGreaterThan(300);
  const scanning = queries.filter((query) => findScans(query).length > 0);
  const report = (query: string) => `${toolOf.get(query)}: ${findScans(query).join("; ")}\n${query}`;
  expect(scanning.filter((query) => !allowed.some((each) => each.query.test(query))).map(report)).toEqual([]);
  for (const each of allowed) expect(scanning.some((query) => each.query.test(query))).toBe(true);
});

test("the statistics of the query planner count all rows of a network, despite the limit of the analysis", async () => {
  const { store } = await startService();
  const { rows } = await sql<{ stat: string }>`
    select stat from sqlite_stat1 where tbl = 'net_reactions'`.execute(store.reader);
  expect(rows.length).toBeGreaterThan(1);
  for (const { stat } of rows) {
    const [total, perNetwork] = stat.split(" ").map(Number);
    expect(total).toBeGreaterThan(1_000);
    expect(perNetwork).toBe(total);
  }
});
