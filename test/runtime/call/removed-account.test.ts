import { expect, test } from "vitest";
import { startNode, startNotes } from "../../support/start-notes.ts";

test("a call for an account that another process has removed writes nothing, while the account is still cached", async () => {
  const notes = await startNotes();
  const account_id = "acc_two";
  const node = await startNode(notes, { store: { ...notes.store, listen: () => () => undefined } });
  expect((await node.call("list_notes", { account_id })).error).toBeUndefined();
  await node.service.audit.flush();
  const { writer } = notes.store;
  for (const table of ["sb_audit", "sb_accounts"] as const)
    await writer
      .deleteFrom(table)
      .where(table === "sb_accounts" ? "id" : "account_id", "=", account_id)
      .execute();

  expect((await node.call("list_notes", { account_id })).error).toBeUndefined(); // the cache is valid for seconds
  const create = () => node.call("create_note", { text: "x", account_id }, { idempotencyKey: "one" });
  for (const { error } of [await create(), await create()])
    expect(error).toMatchObject({ status: 404, code: "not_found", detail: /does not exist or is not visible/ });
  await node.service.audit.flush();
  for (const table of ["sb_audit", "sb_usage", "sb_idempotency"] as const)
    expect(await writer.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect((await notes.call("create_note", { text: "x" })).error).toBeUndefined();
});

test("a key whose default account is removed uses another account only if a call names it", async () => {
  const notes = await startNotes();
  const key = await notes.createKey(["writer"], { accountId: "acc_two" });
  const anyAccount = await notes.createKey(["writer"], { accountId: null });
  await notes.store.writer.deleteFrom("sb_accounts").where("id", "=", "acc_two").execute();
  const expected = {
    status: 404,
    code: "not_found",
    detail: "The default account no longer exists, or is no longer one of the caller's accounts.",
    hint: expect.stringContaining("keys create --account"),
  };
  expect((await notes.rest("GET /notes", undefined, { key })).error).toMatchObject(expected);
  expect((await notes.call("create_note", { text: "x" }, { key })).error).toMatchObject(expected);
  expect((await notes.rest("GET /notes?account_id=acc_one", undefined, { key })).status).toBe(200);
  expect((await notes.rest("GET /notes", undefined, { key: anyAccount })).status).toBe(200);
});
