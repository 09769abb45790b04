import { expect, test } from "vitest";
import type { CampaignStats, Enrollment } from "../../../../generated/schemas.ts";
import { createDraft, readProgress } from "../../../support/campaigns.ts";
import { runCampaigns } from "../../../support/run-campaigns.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const campaign_id = "cpn_demo_0001";

const first = async (service: TestService, stage: string): Promise<Enrollment> => {
  const { data } = (await service.call("list_campaign_leads", { campaign_id, stage, limit: 100 })).body;
  const chosen = ({ step }: Enrollment): boolean => stage !== "in_progress" || step === 3; // the invitation was sent
  return data.find(chosen);
};

const update = (service: TestService, { lead_id }: Pick<Enrollment, "lead_id">, changes: object) =>
  service.rest(`PATCH /campaigns/${campaign_id}/leads/${lead_id}`, changes);

test("moves the next step of an active lead to the first working time at or after a given one, within a year", async () => {
  const service = await startService();
  const lead = await first(service, "pending");
  const friday = await update(service, lead, { next_action_at: "2026-06-19T10:00:00Z" });
  expect(friday.body).toEqual({ ...lead, next_action_at: "2026-06-19T10:00:00.000Z" });
  const saturday = await update(service, lead, { next_action_at: "2026-06-20T10:00:00+02:00" });
  expect(saturday.body.next_action_at).toBe("2026-06-22T07:00:00.000Z"); // Monday, 09:00 in Stockholm
  for (const next_action_at of ["2026-06-15T09:30:00Z", "2027-06-20T10:00:00Z"])
    expect((await update(service, lead, { next_action_at })).error.errors).toMatchObject([
      { pointer: "/next_action_at" },
    ]);
  const replied = await first(service, "replied");
  const { error } = await update(service, replied, { next_action_at: "2026-06-19T10:00:00Z" });
  expect(error).toMatchObject({ code: "conflict", hint: expect.stringContaining("in_progress") });
});

test("a step that is moved is planned without its earlier attempts, and an outcome can be deleted", async () => {
  const service = await startService();
  const lead = await first(service, "pending");
  const actions = serviceTablesOf(service);
  await actions.updateTable("svc_campaign_actions").set({ attempts: 5 }).where("status", "=", "planned").execute();
  await update(service, lead, { next_action_at: "2026-06-19T10:00:00Z" });
  const moved = await actions
    .selectFrom("svc_campaign_actions as a")
    .innerJoin("svc_enrollments as e", "e.id", "a.enrollment_id")
    .select("a.attempts")
    .where("e.lead_id", "=", lead.lead_id)
    .where("e.campaign_id", "=", campaign_id)
    .where("a.status", "=", "planned")
    .execute();
  expect(moved).toEqual([{ attempts: 0 }]);
  expect((await update(service, lead, { outcome: "positive" })).body.outcome).toBe("positive");
  expect((await update(service, lead, { outcome: null })).body.outcome).toBeNull();
});

test("ends a sequence and continues it with the step that was not executed", async () => {
  const service = await startService();
  const lead = await first(service, "in_progress");
  const stopped = (await update(service, lead, { stage: "stopped" })).body;
  expect(stopped).toMatchObject({ stage: "stopped", step: null, next_action_at: null, end_reason: "ended manually" });
  const cancelled = (await readProgress(service, campaign_id)).filter(({ lead_id }) => lead_id === lead.lead_id).at(-1);
  expect(cancelled).toMatchObject({ action_step: lead.step, status: "cancelled" });
  const next_action_at = "2026-06-18T08:00:00.000Z";
  const continued = (await update(service, lead, { stage: "in_progress", next_action_at })).body;
  expect(continued).toEqual({ ...lead, next_action_at, waits_until: "2026-07-02T08:00:00.000Z" }); // 14 days
  const actions = (await readProgress(service, campaign_id)).filter(({ lead_id }) => lead_id === lead.lead_id);
  expect(actions.map(({ status }) => status).filter((status) => status === "planned")).toHaveLength(1);
  await update(service, lead, { stage: "completed" });
  const { leads } = (await service.rest(`GET /campaigns/${campaign_id}`)).body.stats;
  const { total, ...stages } = leads;
  expect(Object.values<number>(stages).reduce((sum, count) => sum + count, 0)).toBe(total);
});

test("records a reply once, attributed to the last text, and refuses a reply before the first text", async () => {
  const service = await startService();
  const lead = await first(service, "in_progress");
  const before: CampaignStats = (await service.rest(`GET /campaigns/${campaign_id}`)).body.stats;
  const { body } = await update(service, lead, { stage: "replied", outcome: "positive" });
  expect(body).toMatchObject({ stage: "replied", outcome: "positive", replied_at: "2026-06-15T09:30:00.000Z" });
  await update(service, lead, { stage: "stopped" });
  await update(service, lead, { stage: "replied" });
  const after = (await service.rest(`GET /campaigns/${campaign_id}`)).body.stats;
  expect(after).toMatchObject({ replied: before.replied + 1, leads: { replied: before.leads.replied + 1 } });
  const { data } = (await service.call("list_campaign_activity", { campaign_id, lead_id: lead.lead_id })).body;
  const last = data.find(
    ({ kind, step_kind }: { kind: string; step_kind: string }) => kind === "sent" && step_kind !== "view_profile",
  );
  expect(data[0]).toMatchObject({ kind: "replied", step: last.step, step_kind: last.step_kind, variant: last.variant });

  const pending = await first(service, "pending");
  expect((await update(service, pending, { stage: "replied" })).error).toMatchObject({ status: 409, code: "conflict" });
});

test("does not continue a finished sequence, and does not change the next step of a lead before the launch", async () => {
  const service = await startService();
  const { data } = (await service.call("list_campaign_leads", { campaign_id: "cpn_demo_0003", stage: "completed" }))
    .body;
  await serviceTablesOf(service)
    .updateTable("svc_campaigns")
    .set({ status: "paused" })
    .where("id", "=", "cpn_demo_0003")
    .execute();
  const path = `PATCH /campaigns/cpn_demo_0003/leads/${data[0].lead_id}`;
  const finished = await service.rest(path, { stage: "in_progress" });
  expect(finished.error).toMatchObject({ code: "conflict", detail: expect.stringContaining("no further step") });
  const id = await createDraft(service);
  await service.call("add_leads_to_campaign", { campaign_id: id, profile_ids: ["prf_demo_0040"] });
  const [lead] = (await service.call("list_campaign_leads", { campaign_id: id })).body.data;
  const early = { campaign_id: id, lead_id: lead.lead_id, next_action_at: "2026-06-18T08:00:00Z" };
  expect((await service.call("update_campaign_lead", early)).error).toMatchObject({
    code: "conflict",
    hint: expect.stringContaining("preview_campaign_launch"),
  });
});

test("a lead that was added to a draft, stopped and continued is checked and planned by the launch", async () => {
  const service = await startService();
  const id = await createDraft(service, { lead_list_id: undefined });
  await service.call("add_leads_to_campaign", { campaign_id: id, profile_ids: ["prf_demo_0040"] });
  const [added] = (await service.call("list_campaign_leads", { campaign_id: id })).body.data;
  const change = (changes: object) =>
    service.call("update_campaign_lead", { campaign_id: id, lead_id: added.lead_id, ...changes });
  await change({ stage: "stopped" });
  const early = await change({ stage: "in_progress", next_action_at: "2026-06-18T08:00:00Z" });
  expect(early.error).toMatchObject({ code: "conflict", hint: expect.stringContaining("preview_campaign_launch") });
  expect((await change({ stage: "in_progress" })).body).toEqual(added);
  const previewed = await service.call("preview_campaign_launch", { campaign_id: id });
  expect(previewed.body).toMatchObject({ eligible_count: 1, continuing_count: 0 });
});

test("a lead shows what its next step waits for, and moving the step does not restart the wait", async () => {
  const service = await startService();
  const read = async (lead_id: string): Promise<Enrollment> =>
    (await service.call("list_campaign_leads", { campaign_id, stage: "in_progress", limit: 100 })).body.data.find(
      (lead: Enrollment) => lead.lead_id === lead_id,
    );
  const [early] = (
    await service.call("list_campaign_leads", { campaign_id, sort: "next_action", stage: "in_progress" })
  ).body.data;
  expect(early).toMatchObject({ step: 3, step_kind: "message", accepted_at: null, waiting_for: "accepted" });
  const dueAt = Date.parse(early.next_action_at);
  expect(Date.parse(early.waits_until)).toBeGreaterThan(dueAt + 3 * 86_400_000);
  expect((await first(service, "pending")).waiting_for).toBeNull();

  await service.call("resume_campaign", { campaign_id }); // the demo campaign has no caller yet
  const run = await runCampaigns(service);
  await run(dueAt + 3_600_000);
  const waiting = await read(early.lead_id);
  expect(waiting).toEqual({ ...early, next_action_at: early.waits_until }); // it was due, and waits
  const next_action_at = "2026-06-17T10:00:00.000Z";
  expect((await update(service, waiting, { next_action_at })).body).toEqual({ ...waiting, next_action_at });
  await run(Date.parse(next_action_at) + 3_600_000);
  expect(await read(early.lead_id)).toEqual(waiting);

  await service.call("pause_campaign", { campaign_id });
  await service.call("upsert_campaign", { campaign_id, daily_cap: 50 });
  const { launch_token } = (await service.call("preview_campaign_launch", { campaign_id })).body;
  await service.call("confirm_campaign_launch", { campaign_id, launch_token });
  expect(await read(early.lead_id)).toEqual(waiting);
});
