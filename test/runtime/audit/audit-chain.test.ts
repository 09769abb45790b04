import { sql, type KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import {
  deleteOldAudit,
  eraseAudit,
  readAuditEnd,
  sealAudit,
  verifyAudit,
} from "../../../runtime/audit/audit-chain.ts";
import { eventually } from "../../support/eventually.ts";
import { memoryLog } from "../../support/memory-log.ts";
import { runJobs } from "../../support/run-jobs.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";
import { withResolvers } from "../../support/with-resolvers.ts";

/** Makes calls of two accounts, and seals their records. */
async function callAndSeal(notes: TestNotes, count = 3): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await notes.rest("POST /notes/import", { texts: [`text ${index}`] });
    await notes.rest("GET /notes?account_id=acc_two");
  }
  await notes.service.audit.flush();
  await seal(notes);
}

/** Runs the sealing job once. */
async function sealOnce({ store, clock }: TestNotes): Promise<void> {
  const end = await readAuditEnd(store);
  await store.transaction((tx) => sealAudit(tx, end, clock()));
}

/** Seals all records. On PostgreSQL, this can succeed only after the transactions of other tests have ended. */
async function seal(notes: TestNotes): Promise<void> {
  const { store } = notes;
  await eventually(async () => {
    await sealOnce(notes);
    expect((await verifyAudit(store.reader)).unsealed).toBe(0);
  });
}

test("a changed, added or missing record breaks the chain at its seal, and nowhere else", async () => {
  const notes = await startNotes();
  const { store } = notes;
  for (const _ of [1, 2, 3]) await callAndSeal(notes, 1);
  const whole = await verifyAudit(store.reader);
  expect(whole).toMatchObject({ records: 6, erased: 0, unsealed: 0, broken: [] });
  expect(whole.head).toMatch(/^[\da-f]{64}$/);

  const rows = await store.reader.selectFrom("sb_audit").selectAll().orderBy("seq").execute();
  const [first, second, third] = rows;
  const find = async () => (await verifyAudit(store.reader)).broken.map(({ after, until }) => [after, until]);
  const { writer } = store;
  const third_seq = third?.seq ?? 0;
  await writer.updateTable("sb_audit").set({ outcome: "other" }).where("seq", "=", third_seq).execute();
  expect(await find()).toEqual([[second?.seq, third_seq + 1]]);
  await writer
    .updateTable("sb_audit")
    .set({ outcome: third?.outcome ?? "" })
    .where("seq", "=", third_seq)
    .execute();
  expect(await find()).toEqual([]);
  await writer
    .deleteFrom("sb_audit")
    .where("seq", "=", first?.seq ?? 0)
    .execute();
  expect(await find()).toEqual([[0, second?.seq]]);
});

test("a seal that is marked as the beginning of the chain, although earlier ones exist, hides nothing", async () => {
  const notes = await startNotes();
  const { reader, writer } = notes.store;
  for (const _ of [1, 2, 3]) await callAndSeal(notes, 1);
  const seals = await reader.selectFrom("sb_audit_seals").select("last_seq").orderBy("last_seq").execute();
  const [first, , last] = seals.map(({ last_seq }) => last_seq);
  await writer
    .updateTable("sb_audit")
    .set({ outcome: "forged" })
    .where("seq", "in", [first ?? 0, last ?? 0])
    .execute();
  await writer
    .updateTable("sb_audit_seals")
    .set({ is_anchor: 1 })
    .where("last_seq", "=", last ?? 0)
    .execute();
  expect((await verifyAudit(reader)).broken.map(({ until }) => until)).toEqual([first, last]);
});

test("a store that was copied from a PostgreSQL cluster with higher transaction ids is sealed", async () => {
  const notes = await startNotes();
  const { store } = notes;
  await notes.rest("GET /notes");
  await notes.service.audit.flush();
  await sealOnce(notes);
  const snapshot = store.dialect === "sqlite" ? null : "9000000000000000000";
  await store.writer.updateTable("sb_audit_seals").set({ snapshot }).execute();
  await sealOnce(notes);
  expect(await verifyAudit(store.reader)).toMatchObject({ records: 1, unsealed: 0, broken: [] });
});

test("the removal of the end of the chain is found only with a head that was recorded before the removal", async () => {
  const notes = await startNotes();
  const { reader, writer } = notes.store;
  await callAndSeal(notes, 1);
  const { head: earlier } = await verifyAudit(reader);
  const until = await reader.selectFrom("sb_audit_seals").select("last_seq").executeTakeFirstOrThrow();
  await callAndSeal(notes, 1);
  const { head: latest } = await verifyAudit(reader);
  expect(await verifyAudit(reader, earlier)).toMatchObject({ containsHead: true, broken: [] });
  for (const table of ["sb_audit", "sb_audit_seals"] as const)
    await writer
      .deleteFrom(table)
      .where(table === "sb_audit" ? "seq" : "last_seq", ">", until.last_seq)
      .execute();
  expect(await verifyAudit(reader, earlier)).toMatchObject({ containsHead: true, broken: [] });
  expect(await verifyAudit(reader, latest)).toMatchObject({ containsHead: false, broken: [] });
});

test("the digests of a removed account's records remain, and old records are deleted up to a seal", async () => {
  const notes = await startNotes();
  const { store, clock } = notes;
  await callAndSeal(notes);
  await store.transaction((tx) => eraseAudit(tx, { column: "account_id", id: "acc_two" }));
  expect(await verifyAudit(store.reader)).toMatchObject({ records: 3, erased: 3, broken: [] });
  const { head } = await verifyAudit(store.reader);

  clock.advance(86_400_000);
  await callAndSeal(notes, 1);
  await store.transaction((tx) => deleteOldAudit(tx, clock() - 1_000));
  expect(await verifyAudit(store.reader)).toMatchObject({ records: 2, erased: 0, unsealed: 0, broken: [] });
  const anchor = await store.reader.selectFrom("sb_audit_seals").select("hash").where("is_anchor", "=", 1).execute();
  expect(anchor).toEqual([{ hash: head }]);
});

test("a part is not sealed while a transaction can add a record to it, even the transaction with the highest id", async () => {
  const notes = await startNotes();
  const { store, clock } = notes;
  if (store.dialect === "sqlite") return; // transactions run in sequence, so none is open while another one seals
  const record = {
    ...{ at: clock(), workspace_id: "wsp_one", principal_id: "key", account_id: null, tool: "t", surface: "rest" },
    ...{ request_id: "r", outcome: "ok", status: 200, preview: 0, replay: 0, duration_ms: 1 },
  };
  const [hasId, hasRecord, finish] = [withResolvers(), withResolvers(), withResolvers()];
  const earlier = store.transaction(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx);
    hasId.resolve();
    await hasRecord.promise;
    await tx.insertInto("sb_audit").values(record).execute();
  });
  await hasId.promise;
  const last = store.transaction(async (tx) => {
    await tx.insertInto("sb_audit").values(record).execute();
    hasRecord.resolve();
    await finish.promise;
  });
  await earlier;
  await sealOnce(notes);
  await sealOnce(notes);
  finish.resolve();
  await last;
  await eventually(async () => {
    await sealOnce(notes);
    expect(await verifyAudit(store.reader)).toMatchObject({ records: 2, unsealed: 0, broken: [] });
  });
});

test("a transaction that prevents sealing for more than ten minutes is logged", async () => {
  const { log, text } = memoryLog();
  const notes = await startNotes({ log });
  const { store } = notes;
  if (store.dialect === "sqlite") return; // transactions run in sequence, so none is open while another one seals
  const [isOpen, finish] = [withResolvers(), withResolvers()];
  onTestFinished(() => finish.resolve()); // otherwise, a failed test would wait for the transaction
  const open = store.transaction(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx);
    isOpen.resolve();
    await finish.promise;
  });
  await isOpen.promise;
  await notes.rest("GET /notes");
  await notes.service.audit.flush();
  const advance = await runJobs(notes);
  const readSeals = () => store.reader.selectFrom("sb_audit_seals").select("hash").execute();
  await eventually(async () => expect(await readSeals()).toHaveLength(1));
  expect(text()).not.toContain("cannot be sealed");
  advance(660_000);
  await eventually(async () => expect(text()).toContain("cannot be sealed"));
  expect(await readSeals()).toEqual([{ hash: null }]);
  finish.resolve();
  await open;
});

test("records that are deleted during a verification are not reported", async () => {
  const notes = await startNotes();
  const { store, clock } = notes;
  await callAndSeal(notes, 1);
  await callAndSeal(notes, 1);
  const until = clock();
  clock.advance(86_400_000);
  await callAndSeal(notes, 1);
  let deletion: Promise<void> | null = null;
  const deletesAfterFirstQuery: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await (deletion ??= store.transaction((tx) => deleteOldAudit(tx, until + 1)));
      return result;
    },
  };
  const verified = await verifyAudit(store.reader.withPlugin(deletesAfterFirstQuery));
  expect(verified).toMatchObject({ unsealed: 0, broken: [] });
  expect(await verifyAudit(store.reader)).toMatchObject({ records: 2, unsealed: 0, broken: [] });
});

test("the row of a write contains the caller, and the arguments without texts", async () => {
  const notes = await startNotes();
  const secret = "a confidential text";
  const note = await notes.rest("POST /notes", { text: secret });
  await notes.rest(`POST /notes/${note.body.id}/tags`, { tag: "urgent" });
  await notes.rest("GET /notes");
  await notes.rest("POST /notes", { text: secret }, { preview: true });
  await notes.service.audit.flush();
  const rows = await notes.store.reader
    .selectFrom("sb_audit")
    .select(["tool", "arguments", "person_id", "client_id"])
    .orderBy("seq")
    .execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain("urgent");
  const [created, tagged, listed] = rows.map((row) => JSON.parse(row.arguments ?? "null"));
  expect(created).toMatchObject({ text: { length: secret.length, hash: expect.stringMatching(/^[\da-f]{16}$/) } });
  expect(tagged).toMatchObject({ note_id: note.body.id, tag: { length: 6 } });
  expect(listed).toBeNull();
  expect(rows[3]?.arguments).toBe(rows[0]?.arguments);
  expect(rows.every(({ person_id, client_id }) => person_id === null && client_id === null)).toBe(true);
});
