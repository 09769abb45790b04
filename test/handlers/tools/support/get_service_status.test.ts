import { expect, test } from "vitest";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("reports the last successful call, due jobs and whether the account is connected", async () => {
  const service = await startService();
  const { writer } = service.store;
  await writer.deleteFrom("sb_jobs").execute();
  await service.call("get_account");
  service.clock.advance(1_000);
  await service.call("get_feed");
  service.clock.advance(90_000);
  await service.call("get_post", { post_id: "pst_none" });
  const { body } = await service.rest("GET /support/status");
  expect(body).toMatchObject({
    status: "ok",
    version: service.service.surface.service.version,
    checked_at: "2026-06-15T09:31:31.000Z",
    store: { kind: service.store.dialect, writable: true },
    network: { kind: "embedded", account_status: "connected" },
    jobs: { due: 0, failed: 0, oldest_due_seconds: null },
    last_success: { tool: "get_feed", at: "2026-06-15T09:30:01.000Z", age_seconds: 90 },
  });

  const now = service.clock();
  const job = { kind: "test", unique_key: null, account_id: null, payload: "{}", claimed_at: null, attempts: 0 };
  await writer
    .insertInto("sb_jobs")
    .values(
      [now - 301_000, now, now + 1, null].map((due_at, index) => ({
        ...{ ...job, id: `job_${index}`, fence: 0, last_error: null, created_at: 1, due_at },
      })),
    )
    .execute();
  const late = (await service.call("get_service_status")).body;
  expect(late).toMatchObject({ status: "degraded", jobs: { due: 2, failed: 1, oldest_due_seconds: 301 } });
});

test("works for an account that is not connected", async () => {
  const service = await startService();
  await service.store.writer.deleteFrom("sb_jobs").execute();
  await serviceTablesOf(service).updateTable("sb_accounts").set({ status: "disconnected" }).execute();
  const { body } = await service.call("get_service_status");
  expect(body).toMatchObject({
    status: "degraded",
    network: { account_status: "disconnected" },
    store: { writable: true },
    last_success: null,
  });
});
