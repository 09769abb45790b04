import { sql } from "kysely";
import { expect, test } from "vitest";
import type { ToolName } from "../../../../../../runtime/index.ts";
import { removeAccount } from "../../../../../../handlers/app/remove-account.ts";
import { syntheticArchive } from "../../../../../fixtures/archive/synthetic-archive.ts";
import { eventually } from "../../../../../support/eventually.ts";
import { callerFor, importFiles } from "../../../../../support/import-archive.ts";
import { startService, type TestService } from "../../../../../support/start-service.ts";

/** Tables whose rows belong to no account, or to the calls of a key. */
const shared = ["sb_settings", "sb_plan_use", "sb_usage", "sb_audit", "sb_idempotency"];

/** Returns the rows of every table that is not `shared`, full-text tables included. */
async function allRows({ store }: TestService): Promise<Map<string, string[]>> {
  const tables = (await store.writer.introspection.getTables()).map(({ name }) => name);
  const indexes = store.dialect === "sqlite" ? tables.filter((name) => name.endsWith("_text_docsize")) : [];
  const plain = tables.filter((name) => !/_text(?:_|$)/.test(name) || store.dialect === "postgres");
  const rows = new Map<string, string[]>();
  for (const table of [...plain, ...indexes].filter((name) => !shared.includes(name))) {
    const found = await sql<object>`select * from ${sql.table(table)}`.execute(store.writer);
    rows.set(table, found.rows.map((row) => JSON.stringify(row)).sort());
  }
  return rows;
}

test("a removed account leaves no rows in any table, and other accounts lose none", async () => {
  const service = await startService();
  const before = await allRows(service);
  const { account_id } = await importFiles(service, syntheticArchive().files);
  const call = callerFor(service, account_id);
  const campaign = await call("upsert_campaign", {
    name: "Prepared",
    steps: [{ kind: "message", variants: [{ text: "Hello {{first_name}}" }] }],
  });
  expect(campaign.status).toBe("draft");
  await call("update_account_settings", { timezone: "Europe/Berlin" });
  await call("manage_outreach_settings", { action: "get" });
  await call("contact_support", { subject: "Question", text: "How does this work in detail?" });
  const key = await service.createKey(["full_access"], { accountId: account_id });
  await service.service.audit.flush(); // a server writes the records of reads a moment later
  expect(await removeAccount(service.store, account_id)).toBe(true);
  // The service is notified of the removal.
  await eventually(async () => expect((await service.call("get_account", { account_id })).error?.status).toBe(404));
  const after = await allRows(service);
  for (const [table, rows] of after) {
    if (table === "sb_keys" || table === "sb_audit_erased") continue; // the latter contains digests only
    const isErased = (row: string): boolean => table === "sb_audit" && row.includes('"workspace_id":""');
    const left = rows.filter((row) => !isErased(row));
    expect(left, table).toEqual(before.get(table));
  }
  for (const table of shared) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(service.store.writer);
    expect(JSON.stringify(rows), table).not.toContain(account_id);
  }
  // The key does not use another account instead.
  expect((await service.call("get_account", {}, { key })).error).toMatchObject({
    status: 404,
    detail: "The default account no longer exists, or is no longer one of the caller's accounts.",
  });
  expect(await removeAccount(service.store, account_id)).toBe(false);
});

test("calls that run while their account is removed leave no rows of the account", async () => {
  const service = await startService();
  const { account_id } = await importFiles(service, syntheticArchive().files);
  await callerFor(service, account_id)("get_account"); // the account is cached
  let isRemoved = false;
  const removal = { isDone: () => isRemoved };
  const keepCalling = async (tool: ToolName, input: object): Promise<readonly number[]> => {
    const statuses: number[] = [];
    while (!removal.isDone()) {
      const { error } = await service.call(tool, { ...input, account_id });
      statuses.push(error?.status ?? 200);
    }
    return statuses;
  };
  const campaign = { name: "Prepared", steps: [{ kind: "message", variants: [{ text: "Hello" }] }] };
  const calls = [
    keepCalling("get_connections", {}),
    keepCalling("search_people", { keyword: "a" }),
    keepCalling("upsert_campaign", campaign),
    keepCalling("upsert_campaign", { ...campaign, name: "Another" }),
  ];
  while ((await service.store.reader.selectFrom("sb_audit").select("seq").execute()).length < 10)
    await new Promise(setImmediate);
  expect(await removeAccount(service.store, account_id)).toBe(true);
  const others = Array.from({ length: 5 }, () => service.call("upsert_campaign", { ...campaign, account_id }));
  for (const { error } of await Promise.all(others)) expect(error).toMatchObject({ status: 404, code: "not_found" });
  isRemoved = true;
  for (const statuses of await Promise.all(calls))
    for (const status of statuses) expect([200, 404, 429]).toContain(status);
  await service.service.audit.flush();
  const tables = await service.store.writer.introspection.getTables();
  for (const { name } of tables.filter(({ columns }) => columns.some((column) => column.name === "account_id"))) {
    const { rows } = await sql`select * from ${sql.table(name)} where account_id = ${account_id}`.execute(
      service.store.writer,
    );
    expect(rows, name).toEqual([]);
  }
});

test("a network remains while another account belongs to it", async () => {
  const service = await startService();
  const first = await importFiles(service, syntheticArchive().files);
  const { newId } = service.service;
  const account = await service.store.reader
    .selectFrom("sb_accounts")
    .selectAll()
    .where("id", "=", first.account_id)
    .executeTakeFirstOrThrow();
  const other = newId("acc");
  await service.store.writer
    .insertInto("sb_accounts")
    .values({ ...account, id: other })
    .execute();
  await removeAccount(service.store, first.account_id);
  expect((await callerFor(service, other)("get_connections")).data.length).toBeGreaterThan(0);
});
