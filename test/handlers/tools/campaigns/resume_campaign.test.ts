import { expect, test } from "vitest";
import { createDraft, launch } from "../../../support/campaigns.ts";
import { localDay } from "../../../support/local-day.ts";
import { runCampaigns } from "../../../support/run-campaigns.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const hourMs = 3_600_000;

test("executes overdue steps one after the other in the coming working hours, within the daily cap", async () => {
  const service = await startService();
  const id = await createDraft(service, { steps: [{ kind: "view_profile" }], daily_cap: 4 });
  await launch(service, id);
  await service.call("pause_campaign", { campaign_id: id, reason: "Holidays" });
  service.clock.advance(10 * 24 * hourMs); // Thursday, 25 June
  const { body } = await service.rest(`POST /campaigns/${id}/resume`);
  expect(body).toMatchObject({ status: "running", status_reason: null, paused_at: null });
  expect(body.launched_at).toBe("2026-06-15T09:30:00.000Z");

  const run = await runCampaigns(service);
  await run(service.clock() + 5 * 24 * hourMs);
  const { data } = (await service.call("list_campaign_activity", { campaign_id: id, limit: 50 })).body;
  const times: string[] = data.map((event: { occurred_at: string }) => event.occurred_at).sort();
  expect(times.length).toBeGreaterThan(8);
  expect(new Set(times).size).toBe(times.length);
  const days = times.map((at) => localDay(Date.parse(at), body.schedule.timezone));
  expect(days.slice(0, 8)).toEqual([...Array(4).fill("2026-06-25"), ...Array(4).fill("2026-06-26")]);
  expect((await service.call("get_campaign", { campaign_id: id })).body.status).toBe("completed");
});

test("keeps the times of steps that are not overdue, and the end of a wait", async () => {
  const service = await startService();
  const campaign_id = "cpn_demo_0001";
  const [lead] = (await service.call("list_campaign_leads", { campaign_id, stage: "pending" })).body.data;
  const next_action_at = "2026-06-22T10:00:00.000Z";
  await service.call("update_campaign_lead", { campaign_id, lead_id: lead.lead_id, next_action_at });
  const waits = serviceTablesOf(service)
    .selectFrom("svc_campaign_actions")
    .select(["id", "wait_until"])
    .where("status", "=", "planned")
    .where("wait_until", "is not", null)
    .orderBy("id");
  const waiting = await waits.execute();
  expect(waiting.length).toBeGreaterThan(0);
  await service.call("pause_campaign", { campaign_id });
  await service.call("resume_campaign", { campaign_id });
  const [after] = (await service.call("list_campaign_leads", { campaign_id, stage: "pending" })).body.data;
  expect(after).toEqual({ ...lead, next_action_at });
  expect(await waits.execute()).toEqual(waiting);
});

test("a campaign without steps cannot be resumed, and stays paused", async () => {
  const service = await startService();
  await service.call("pause_campaign", { campaign_id: "cpn_demo_0001" });
  const tables = serviceTablesOf(service);
  await tables.updateTable("svc_campaigns").set({ steps: "[]" }).where("id", "=", "cpn_demo_0001").execute();
  const { error } = await service.call("resume_campaign", { campaign_id: "cpn_demo_0001" });
  expect(error).toMatchObject({ status: 409, code: "conflict", detail: expect.stringContaining("no steps") });
  expect((await service.rest("GET /campaigns/cpn_demo_0001")).body.status).toBe("paused");
});
