import { expect, test } from "vitest";
import { createFirstKey, startDemo } from "../../../handlers/app/first-start.ts";
import { readOperatorSettings } from "../../../handlers/app/operator-settings.ts";
import { eventually } from "../../support/eventually.ts";
import { listEvents } from "../../support/list-events.ts";
import { runJobs } from "../../support/run-jobs.ts";
import { serviceTablesOf } from "../../support/service-tables.ts";
import { startService } from "../../support/start-service.ts";

test("the first key belongs to the oldest workspace, which need not contain the demo", async () => {
  const { service, store } = await startService();
  const settings = readOperatorSettings({});
  expect(await createFirstKey(service, settings)).toBeNull(); // there is a key
  await store.writer.deleteFrom("sb_keys").execute();
  await store.writer.insertInto("sb_workspaces").values({ id: "wsp_older", name: "Older", created_at: 0 }).execute();
  expect(await createFirstKey(service, settings)).toMatch(/^swb_/);
  const keys = await store.reader.selectFrom("sb_keys").select(["workspace_id", "default_account_id"]).execute();
  expect(keys).toEqual([{ workspace_id: "wsp_older", default_account_id: null }]);
});

test("the demo does not act with a key that has expired", async () => {
  const service = await startService();
  const campaigns = serviceTablesOf(service);
  const [oldest] = await service.store.reader.selectFrom("sb_keys").select("id").orderBy("created_at").execute();
  const expired = { expires_at: service.clock() - 1 };
  await service.store.writer.updateTable("sb_keys").set(expired).execute();
  await campaigns.updateTable("svc_campaigns").set({ principal_id: null, status: "running" }).execute();
  await startDemo(service.service);
  const principals = await campaigns.selectFrom("svc_campaigns").select("principal_id").execute();
  expect(oldest).toBeDefined();
  expect(principals).not.toEqual([]);
  expect(principals.every(({ principal_id }) => principal_id === null)).toBe(true);
});

test("the seeded snoozes end with an event, also if an operator has created the first key", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const snoozed_until = service.clock() + 3 * 86_400_000; // the small demo has conversation states, but no snoozes
  await tables.updateTable("svc_conversation_states").set({ snoozed_until }).execute();
  const snoozes = tables
    .selectFrom("svc_conversation_states")
    .select("conversation_id")
    .where("snoozed_until", "is not", null);
  const seeded = (await snoozes.execute()).map(({ conversation_id }) => conversation_id).sort();
  expect(seeded).not.toEqual([]);
  for (let start = 0; start < 2; start += 1) await startDemo(service.service);
  const advance = await runJobs(service);
  advance(4 * 86_400_000);
  await eventually(async () => expect(await snoozes.execute()).toEqual([]));
  const events = await listEvents(service, service.accountId);
  const returned = events.filter(({ type }) => type === "conversation.returned");
  expect(returned.map(({ payload }) => payload.conversation_id).sort()).toEqual(seeded);
});
