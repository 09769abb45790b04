import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { workspaceCommands } from "../../../runtime/cli/workspaces.ts";
import { deleteAccount, type Service } from "../../../runtime/index.ts";
import { startNotes } from "../../support/start-notes.ts";

beforeEach(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

test("views, and tables of other schemas, do not prevent the removal of accounts and workspaces", async () => {
  const { store, service } = await startNotes();
  const run = (statement: string) => sql.raw(statement).execute(store.writer);
  await run("create view usage_report as select account_id, sum(used) as used from sb_usage group by account_id");
  await run("create view key_report as select workspace_id, count(*) as keys from sb_keys group by workspace_id");
  if (store.dialect === "postgres") {
    await run("create schema billing");
    await run("create table billing.invoices (account_id integer, workspace_id integer)");
    await run("create table billing.sb_usage (account_id text, reference text references sb_accounts (id))");
  }
  expect(await deleteAccount(store, "acc_one")).toBe(true);
  const commands = workspaceCommands((work) => work(service as unknown as Service), deleteAccount);
  await commands.parseAsync(["remove", "wsp_two", "--yes"], { from: "user" });
  expect(await store.reader.selectFrom("sb_accounts").select("id").execute()).toEqual([{ id: "acc_two" }]);
});
