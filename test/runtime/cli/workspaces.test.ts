import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RemoveAccount } from "../../../runtime/cli/accounts.ts";
import { workspaceCommands } from "../../../runtime/cli/workspaces.ts";
import { deleteAccount, type Service } from "../../../runtime/index.ts";
import { addTestPerson } from "../../support/oauth.ts";
import { startNotes } from "../../support/start-notes.ts";

beforeEach(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

test("the sessions and grants of a workspace's people are deleted with it, and no others", async () => {
  const { store, service, url } = await startNotes();
  const [removed, kept] = [
    await addTestPerson({ store, service, url }, { name: "ada", workspaceId: "wsp_two" }),
    await addTestPerson({ store, service, url }, { name: "bob", workspaceId: "wsp_one" }),
  ];
  const record = { model: "Session", payload: "{}", expires_at: service.clock() + 1_000 };
  for (const person_id of [removed, kept])
    await store.writer
      .insertInto("sb_oauth_records")
      .values({ ...record, id: person_id, person_id, grant_id: null, uid: null, consumed_at: null })
      .execute();
  const commands = workspaceCommands(
    (work) => work(service as unknown as Service),
    (from, id) => deleteAccount(from, id),
  );
  await commands.parseAsync(["remove", "wsp_two", "--yes"], { from: "user" });
  const left = await store.reader.selectFrom("sb_oauth_records").select("person_id").execute();
  expect(left).toEqual([{ person_id: kept }]);
});

test("an account that is added while its workspace is removed is removed with all of its rows", async () => {
  const { store, service } = await startNotes();
  const account = await store.reader
    .selectFrom("sb_accounts")
    .selectAll()
    .where("id", "=", "acc_other")
    .executeTakeFirstOrThrow();
  const usage = { category: "actions", day: "2026-01-01", used: 1 };
  const removed: string[] = [];
  const removeAccount: RemoveAccount = async (from, id) => {
    if (id === "acc_other") {
      await store.writer
        .insertInto("sb_accounts")
        .values({ ...account, id: "acc_late", external_id: "late" })
        .execute();
      await store.writer
        .insertInto("sb_usage")
        .values({ ...usage, account_id: "acc_late" })
        .execute();
    }
    removed.push(id);
    return deleteAccount(from, id);
  };
  const commands = workspaceCommands((work) => work(service as unknown as Service), removeAccount);
  await commands.parseAsync(["remove", "wsp_two", "--yes"], { from: "user" });
  expect(removed).toEqual(["acc_other", "acc_late"]);
  expect(await store.reader.selectFrom("sb_usage").select("account_id").execute()).toEqual([]);
  expect(await store.reader.selectFrom("sb_workspaces").select("id").execute()).toEqual([{ id: "wsp_one" }]);
});
