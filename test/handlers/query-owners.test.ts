import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { expect, test, vi } from "vitest";
import type { Store } from "../../runtime/index.ts";
import { prepareInput, readSpec, thatNeverAsk } from "../support/examples.ts";
import { runsAllTests } from "../support/run-all-tests.ts";
import { startService } from "../support/start-service.ts";
import { findUnlimitedTables, type OwnerColumns } from "../support/unlimited-tables.ts";

const { tools } = readSpec(join(import.meta.dirname, "../.."));
/** All tools with `TEST_ALL`, otherwise every tenth. */
const walked = thatNeverAsk(tools).filter((_, index) => runsAllTests || index % 10 === 0);

/** Queries that may reach rows of all owners, each with its reason. */
const allowed: readonly { readonly query: RegExp; readonly reason: string }[] = [
  { query: /from "sb_keys" where \("hash"/, reason: "authentication: the key determines the workspace" },
  {
    query: /^update "sb_keys" set .* where "id" = \$\d$/,
    reason: "the key of the call, or keys whose last use is stored",
  },
  {
    query: /^delete from "sb_jobs" where "kind"/,
    reason: "the unique key is the id of an object that the call has found",
  },
  { query: /^select "due_at" from "sb_jobs"/, reason: "get_service_status reports the delay of all jobs" },
  {
    query: /^select \* from "svc_scheduled_(posts|messages)" where "id" = \$1$/,
    reason: "findSchedule compares the account of the row",
  },
];

/** Returns the columns that identify an owner, by table. */
async function readOwnerColumns({ reader }: Store): Promise<OwnerColumns> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and column_name in ('account_id', 'workspace_id', 'network_id')`.execute(
    reader,
  );
  const owners = new Map<string, string[]>([
    ["sb_accounts", ["id"]],
    ["sb_workspaces", ["id"]],
  ]);
  for (const { table, column } of rows) owners.set(table, [...(owners.get(table) ?? []), column]);
  return owners;
}

/** Calls the tools with all of their examples, and returns their queries, each with the tool that sent it. */
async function recordQueries(): Promise<{ toolOf: ReadonlyMap<string, string>; owners: OwnerColumns }> {
  const service = await startService();
  const owners = await readOwnerColumns(service.store);
  const toolOf = new Map<string, string>();
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    for (const { name, examples } of walked) {
      query.mockClear();
      for (const example of examples) await service.call(name, await prepareInput(example, service.call));
      for (const [text] of query.mock.calls as unknown[][])
        if (typeof text === "string" && !toolOf.has(text)) toolOf.set(text, name);
    }
  } finally {
    query.mockRestore();
  }
  return { toolOf, owners };
}

test("every query of every tool is limited to an owner, for each table whose rows have owners", async () => {
  const { toolOf, owners } = await recordQueries();
  expect(toolOf.size).toBeGreaterThan(runsAllTests ? 500 : 80);
  expect(owners.size).toBeGreaterThan(50);
  const unlimited: string[] = [];
  for (const text of toolOf.keys()) if ((await findUnlimitedTables(text, owners)).length > 0) unlimited.push(text);
  const report = (text: string): string => `${toolOf.get(text)}: ${text}`;
  expect(unlimited.filter((text) => !allowed.some(({ query }) => query.test(text))).map(report)).toEqual([]);
  const stale = allowed.filter(({ query }) => !unlimited.some((text) => query.test(text)));
  if (runsAllTests) expect(stale).toEqual([]);
});

test.each([
  ["select * from svc_leads where account_id = $1 and id = $2", []],
  ["select * from svc_leads where id = $1", ["svc_leads"]],
  ["select * from svc_leads where account_id = $1 or id = $2", ["svc_leads"]],
  ["select * from svc_leads where account_id <> $1", ["svc_leads"]],
  ["select * from svc_leads l join svc_campaigns c on c.id = l.x where l.account_id = $1", []],
  ["select * from svc_leads l join svc_campaigns c on c.name = l.x where l.account_id = $1", ["svc_campaigns"]],
  ["select * from svc_leads l, svc_campaigns c where c.account_id = l.account_id", ["svc_leads", "svc_campaigns"]],
  ["with svc_leads as (select * from svc_leads where account_id = $1) select * from svc_leads", []],
  ["select 1 where exists (select 1 from svc_leads union select 1 from sb_other)", ["svc_leads"]],
  ["delete from svc_leads where id in (select id from svc_campaigns)", ["svc_leads", "svc_campaigns"]],
  ["insert into sb_other select id from svc_leads", ["svc_leads"]],
  ["update svc_leads set name = $1", ["svc_leads"]],
])("%s may reach rows of any owner in: %j", async (text, tables) => {
  const owners = new Map(["svc_leads", "svc_campaigns"].map((table) => [table, ["account_id"]]));
  expect((await findUnlimitedTables(text, owners)).sort()).toEqual([...tables].sort());
});
