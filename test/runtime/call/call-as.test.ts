import { onTestFinished, expect, test } from "vitest";
import { revokeKey, type CallAs } from "../../../runtime/index.ts";
import { notesDefinition } from "../../fixtures/notes/handlers/definition.ts";
import { startNode, startNotes, type TestNotes } from "../../support/start-notes.ts";

/** Returns the function that jobs receive. */
async function callAsOf(notes: TestNotes): Promise<CallAs> {
  const received: CallAs[] = [];
  const jobs = (services: { readonly callAs: CallAs }) => {
    received.push(services.callAs);
    return {};
  };
  const { service } = await startNode(notes, { definition: { ...notesDefinition(), jobs } });
  const worker = await service.startWorker(1);
  onTestFinished(() => worker.stop());
  const [callAs] = received;
  if (!callAs) throw new Error("the jobs were not created");
  return callAs;
}

const order = (principalId: string, text = "later") => ({
  principalId,
  workspaceId: "wsp_one",
  accountId: "acc_two",
  tool: "create_note",
  input: { text },
  idempotencyKey: "order-1",
});

async function keyIds({ store }: TestNotes): Promise<string[]> {
  const rows = await store.reader.selectFrom("sb_keys").select("id").orderBy("created_at").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

test("a job calls a tool once as the principal that requested it, for the requested account", async () => {
  const notes = await startNotes();
  const callAs = await callAsOf(notes);
  const [id = ""] = await keyIds(notes);
  const first = await callAs(order(id));
  const again = await callAs(order(id));
  expect(first).toMatchObject({ ok: true, replayed: false });
  expect(again).toMatchObject({ ok: true, replayed: true, text: first.ok ? first.text : "" });
  const audited = notes.store.reader.selectFrom("sb_audit").select(["principal_id", "account_id", "surface"]);
  await notes.service.audit.flush();
  expect((await audited.execute())[0]).toEqual({ principal_id: id, account_id: "acc_two", surface: "internal" });
  expect(await callAs(order(id, "changed"))).toMatchObject({ ok: false, problem: { code: "idempotency_mismatch" } });
  expect(await callAs(order("operator"))).toMatchObject({ ok: true, replayed: false });
});

test("a call fails without effect if its key has lost the scope, has expired or was revoked", async () => {
  const notes = await startNotes();
  const callAs = await callAsOf(notes);
  await notes.createKey(["reader"]);
  await notes.createKey(["writer"], { expiresAt: notes.clock() });
  const [writer = "", reader = "", expired = ""] = await keyIds(notes);
  await revokeKey(notes.store, writer, notes.clock());
  const codes = [];
  for (const id of [reader, expired, writer, "key_unknown"]) {
    const outcome = await callAs(order(id));
    codes.push(outcome.ok ? "ok" : outcome.problem.code);
  }
  expect(codes).toEqual(["out_of_scope", "unauthenticated", "unauthenticated", "unauthenticated"]);
  expect(await notes.store.reader.selectFrom("sb_idempotency").select("tool").execute()).toEqual([]);
});
