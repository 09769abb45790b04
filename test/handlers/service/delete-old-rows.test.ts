import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { runJobs } from "../../support/run-jobs.ts";
import { serviceTablesOf } from "../../support/service-tables.ts";
import { startService } from "../../support/start-service.ts";

const day = 86_400_000;

test("notices, exports and audit rows are deleted after their retention period by jobs that operators can list", async () => {
  const service = await startService();
  const db = serviceTablesOf(service);
  const row = { account_id: service.accountId, kind: "export_ready", subject_id: null, text: "Ready.", read_at: null };
  const noticeAt = (id: string, days: number) => ({ ...row, id, created_at: service.clock() - days * day });
  await db
    .insertInto("svc_notices")
    .values([noticeAt("ntf_old", 181), noticeAt("ntf_new", 179)])
    .execute();
  for (const format of ["csv", "json"]) await service.call("export_connections", { format });
  await db
    .updateTable("svc_exports")
    .set({ status: "failed", finished_at: service.clock() - 32 * day }) // expires_at stays null
    .execute();
  await db.deleteFrom("sb_jobs").execute();
  const audit = () => db.selectFrom("sb_audit").select("tool").execute();
  expect(await audit()).toHaveLength(2);

  const advance = await runJobs(service);
  await eventually(async () => {
    expect(await db.selectFrom("svc_notices").select("id").execute()).toEqual([{ id: "ntf_new" }]);
    expect(await db.selectFrom("svc_exports").select("id").execute()).toEqual([]);
  });
  const kinds = (await db.selectFrom("sb_jobs").select("kind").execute()).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["clean_up", "delete_old_rows"]));
  const seals = () => db.selectFrom("sb_audit_seals").select("last_seq");
  const pending = () =>
    db
      .selectFrom("sb_jobs")
      .select("kind")
      .where((is) => is.or([is("claimed_at", "is not", null), is("due_at", "<=", service.clock())]));
  await eventually(async () => {
    expect(await seals().execute()).toHaveLength(1);
    expect(await pending().execute()).toEqual([]); // the job that seals has ended, so its next run is due in an hour
  });
  advance(day / 24); // the first part of the audit log is sealed by two runs
  // On PostgreSQL, transactions of other tests in the same cluster that are still open can postpone the sealing to a later run.
  await eventually(async () => {
    advance(day / 1440);
    expect(await seals().where("hash", "is not", null).execute()).toHaveLength(1);
  });
  advance(364 * day);
  await eventually(async () => expect(await db.selectFrom("svc_notices").select("id").execute()).toEqual([]));
  expect(await audit()).toHaveLength(2);
  advance(2 * day);
  await eventually(async () => expect(await audit()).toHaveLength(1)); // the last one, which anchors the chain
});
