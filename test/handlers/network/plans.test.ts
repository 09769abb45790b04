import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Store } from "../../../runtime/index.ts";
import { SqliteConnection } from "../../../runtime/store/sqlite-connection.ts";
import { prepareInput, readSpec, thatNeverAsk } from "../../support/examples.ts";
import { startService } from "../../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../../.."));

/** The queries that read all members or companies of a network: counts for search parameters, and companies by size. */
const whole = [/as member_count/, /-c\.headcount/];

/** Calls that find nothing. For each filter, they also count the results without it, and suggest known values. */
const unmatched: readonly (readonly [tool: string, input: object])[] = [
  ["search_people", { keyword: "zyxwv", company: "zyxwv", degree: [1, 2] }],
  ["list_company_employees", { company_id: "cmp_demo_0001", keyword: "zyxwv", title: "zyxwv" }],
  ["search_navigator_leads", { title: "zyxwv", changed_jobs: true }],
  ["search_navigator_accounts", { industry: ["zyxwv"], technologies: ["zyxwv"] }],
  ["get_connections", { company: "zyxwv", keyword: "team zyxwv", sort: "dormant" }],
  ["search_messages", { keyword: "team zyxwv", profile_id: "prf_demo_0002" }],
  ["list_conversations", { keyword: "team zyxwv", filter: "starred" }],
  ["get_feed", { topic: "team zyxwv" }],
];

/** Makes the planner believe that networks are a thousand times larger than in the test, with the same number of rows per member. */
async function enlargeStatistics({ writer }: Store): Promise<void> {
  const { rows } = await sql<{ rowid: number; stat: string }>`select rowid, stat from sqlite_stat1`.execute(writer);
  for (const { rowid, stat } of rows) {
    const [all = "", ...perKey] = stat.split(" ");
    const enlarged = [all, ...perKey].map((count) => (count === all ? `${count}000` : count)).join(" ");
    await sql`update sqlite_stat1 set stat = ${enlarged} where rowid = ${rowid}`.execute(writer);
  }
}

test("no query of a tool searches a whole network, except the listed ones", async () => {
  const service = await startService();
  if (service.store.dialect === "postgres") return; // PostgreSQL's planner scans small tables, and this test does not change its statistics
  const execute = vi.spyOn(SqliteConnection.prototype, "executeQuery");
  onTestFinished(() => execute.mockRestore());
  for (const tool of thatNeverAsk(tools))
    for (const example of tool.examples) await service.call(tool.name, await prepareInput(example, service.call));
  for (const [tool, input] of unmatched)
    expect((await service.call(tool, input)).body).toMatchObject({ data: [], no_matches: {} });
  const queries = new Map(execute.mock.calls.map(([query]) => [query.sql, query.parameters]));

  await enlargeStatistics(service.store);
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    service.store.reader,
  );
  const database = new SqliteDatabase(rows[0]?.file, { readonly: true });
  onTestFinished(() => void database.close());
  const findings: string[] = [];
  for (const [text, parameters] of queries) {
    if (!/\bnet_/.test(text) || whole.some((pattern) => pattern.test(text))) continue;
    const plan = database.prepare(`explain query plan ${text}`).all(parameters) as { detail: string }[];
    const found = plan.filter(({ detail }) => /^SCAN main\.|\(network_id=\?\)$/.test(detail));
    findings.push(...found.map(({ detail }) => `${detail}: ${text}`));
  }
  expect(queries.size).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});
