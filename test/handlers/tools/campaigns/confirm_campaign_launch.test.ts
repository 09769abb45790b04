import { expect, test } from "vitest";
import {
  confirm,
  createDraft,
  forceStatus,
  goodSteps,
  launch,
  preview,
  readProgress,
} from "../../../support/campaigns.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

async function isStarted(service: TestService, id: string): Promise<boolean> {
  const { body } = await service.rest(`GET /campaigns/${id}`);
  return body.launched_at !== null || body.stats.leads.total > 0;
}

test("enrolls the previewed leads with the variants shown, and plans the first step of each", async () => {
  const service = await startService();
  const shown = await service.call("preview_campaign_launch", { campaign_id: "cpn_demo_0002", sample: 10 });
  service.clock.advance(14 * 60_000);
  const { body } = await service.rest("POST /campaigns/cpn_demo_0002/launch/confirm", {
    launch_token: shown.body.launch_token,
  });
  expect(body).toMatchObject({ status: "running", launched_at: "2026-06-15T09:44:00.000Z" });
  expect(body.stats.leads).toMatchObject({ total: shown.body.eligible_count, pending: shown.body.eligible_count });
  expect(body.stats.days).toHaveLength(14);

  const rows = await readProgress(service, "cpn_demo_0002");
  expect(rows).toHaveLength(shown.body.eligible_count);
  expect(Math.min(...rows.map(({ due_at }) => due_at ?? 0))).toBe(Date.parse(body.next_action_at));
  for (const row of rows) {
    expect(row).toMatchObject({ stage: "pending", step: 1, action_step: 1, kind: "view_profile", status: "planned" });
    expect(row.due_at).toBeGreaterThanOrEqual(service.clock());
    const sample = shown.body.samples.find(({ lead_id }: { lead_id: string }) => lead_id === row.lead_id);
    if (sample)
      expect(JSON.parse(row.variants)).toEqual(sample.steps.map(({ variant }: { variant: number }) => variant));
  }
  expect((await service.call("get_campaign", { campaign_id: "cpn_demo_0002" })).body).toEqual(body);
});

test("assigns the variants of each step by weight", async () => {
  const service = await startService();
  const variants = [
    { text: "One {{first_name}}", weight: 3 },
    { text: "Two {{first_name}}", weight: 2 },
  ];
  const id = await createDraft(service, { steps: [{ kind: "invite", variants }] });
  await launch(service, id);
  const assigned = (await readProgress(service, id)).map(({ variant }) => variant);
  expect(assigned.filter((variant) => variant === 1)).toHaveLength(Math.round(assigned.length * 0.6));
  expect(new Set(assigned)).toEqual(new Set([1, 2]));
});

test("returns the current campaign if the token that started it is used again", async () => {
  const service = await startService();
  const token = (await preview(service, "cpn_demo_0002")).body.launch_token;
  const started = await confirm(service, "cpn_demo_0002", token);
  service.clock.advance(3_600_000);
  const again = await confirm(service, "cpn_demo_0002", token);
  expect(again.body.stats.leads).toEqual(started.body.stats.leads);
  expect(again.body.launched_at).toBe(started.body.launched_at);
  await forceStatus(service, "cpn_demo_0002", "paused");
  expect((await confirm(service, "cpn_demo_0002", token)).body.status).toBe("paused");
  await service.call("archive_campaign", { campaign_id: "cpn_demo_0002" });
  expect((await confirm(service, "cpn_demo_0002", token)).body.status).toBe("archived");
});

test("concurrent confirmations start the campaign once", async () => {
  const service = await startService();
  const { body } = await preview(service, "cpn_demo_0002");
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => confirm(service, "cpn_demo_0002", body.launch_token)),
  );
  expect(responses.map((response) => response.body?.status)).toEqual(Array(5).fill("running"));
  expect(await readProgress(service, "cpn_demo_0002")).toHaveLength(body.eligible_count);
});

test("rejects a token with another key, account or campaign", async () => {
  const service = await startService();
  const token = (await preview(service, "cpn_demo_0002")).body.launch_token;
  const key = await service.createKey(["full_access"]);
  const other = await createDraft(service);
  await preview(service, other);
  const account_id = await addAccount(service, "prf_demo_0002");
  service.clock.advance(6_000);
  for (const response of [
    await confirm(service, "cpn_demo_0002", token, { key }),
    await confirm(service, other, token),
  ])
    expect(response.error).toMatchObject({ status: 409, code: "launch_token_invalid" });
  const foreign = await service.call("confirm_campaign_launch", {
    campaign_id: "cpn_demo_0002",
    launch_token: token,
    account_id,
  });
  expect(foreign.error).toMatchObject({ status: 404, code: "not_found" });
  expect(await isStarted(service, "cpn_demo_0002")).toBe(false);
  expect(await isStarted(service, other)).toBe(false);
  expect((await confirm(service, "cpn_demo_0002", token)).body.status).toBe("running");
});

test("a token is bound to its account, even if the campaign now belongs to another one", async () => {
  const service = await startService();
  const token = (await preview(service, "cpn_demo_0002")).body.launch_token;
  const account_id = await addAccount(service, "prf_demo_0002");
  service.clock.advance(6_000);
  await serviceTablesOf(service)
    .updateTable("svc_campaigns")
    .set({ account_id })
    .where("id", "=", "cpn_demo_0002")
    .execute();
  const { error } = await service.call("confirm_campaign_launch", {
    campaign_id: "cpn_demo_0002",
    launch_token: token,
    account_id,
  });
  expect(error).toMatchObject({ code: "launch_token_invalid" });
});

test("rejects an expired, modified or invalid token", async () => {
  const service = await startService();
  const token: string = (await preview(service, "cpn_demo_0002")).body.launch_token;
  const [claims = "", mac = ""] = token.split(".");
  const [nonce = "", expiry = "", content = ""] = Buffer.from(claims, "base64url").toString().split(".");
  const forged = (...parts: string[]) => `${Buffer.from(parts.join(".")).toString("base64url")}.${mac}`;
  const later = (Number.parseInt(expiry, 36) + 3_600_000).toString(36);
  const flipped = (mac.startsWith("A") ? "B" : "A") + mac.slice(1);
  for (const bad of [
    "x",
    "....",
    forged(nonce, later, content),
    forged(nonce, expiry, "A".repeat(22)),
    `${claims}.${flipped}`,
    `${claims}.`,
    claims,
    `${token}A`,
    `é${token}`,
  ])
    expect((await confirm(service, "cpn_demo_0002", bad)).error).toMatchObject({ code: "launch_token_invalid" });
  service.clock.advance(15 * 60_000);
  const { error } = await confirm(service, "cpn_demo_0002", token);
  expect(error).toMatchObject({ code: "launch_token_invalid", detail: "The launch token has expired." });
  expect(await isStarted(service, "cpn_demo_0002")).toBe(false);
});

test("accepts a token until the last millisecond of its 15 minutes", async () => {
  const service = await startService();
  const token = (await preview(service, "cpn_demo_0002")).body.launch_token;
  service.clock.advance(15 * 60_000 - 1);
  expect((await confirm(service, "cpn_demo_0002", token)).body.status).toBe("running");
});

test("rejects a second token of a campaign that has started", async () => {
  const service = await startService();
  const [one, other] = [await preview(service, "cpn_demo_0002"), await preview(service, "cpn_demo_0002")];
  await confirm(service, "cpn_demo_0002", one.body.launch_token);
  const { error } = await confirm(service, "cpn_demo_0002", other.body.launch_token);
  expect(error).toMatchObject({ status: 409, code: "conflict", detail: expect.stringContaining("running") });
});

test.each<[string, (service: TestService) => Promise<unknown>]>([
  [
    "the configuration",
    (service) => service.call("upsert_campaign", { campaign_id: "cpn_demo_0002", name: "Other", daily_cap: 3 }),
  ],
  [
    "the configuration, followed by another preview",
    async (service) => {
      await service.call("upsert_campaign", { campaign_id: "cpn_demo_0002", name: "Other" });
      await preview(service, "cpn_demo_0002");
    },
  ],
  ["the outreach settings", (service) => service.call("manage_outreach_settings", { action: "update", weekend: true })],
  ["an invitation to a lead", (service) => service.call("send_invitation", { profile_id: "prf_demo_0040" })],
  [
    "the lead list",
    async (service) => {
      const tables = serviceTablesOf(service);
      const [place] = await tables
        .selectFrom("svc_list_leads")
        .select("lead_id")
        .where("lead_list_id", "=", "lst_demo_0001")
        .orderBy("added_at")
        .limit(1)
        .execute();
      await tables
        .deleteFrom("svc_list_leads")
        .where("lead_id", "=", place?.lead_id ?? "")
        .execute();
    },
  ],
  [
    "the variables of a lead",
    (service) =>
      serviceTablesOf(service).updateTable("svc_leads").set({ custom: '{"topic":"other things"}' }).execute(),
  ],
])("rejects a launch that changed after the preview: %s", async (_what, change) => {
  const service = await startService();
  const token = (await preview(service, "cpn_demo_0002")).body.launch_token;
  await change(service);
  const { error } = await confirm(service, "cpn_demo_0002", token);
  expect(error).toMatchObject({ status: 409, code: "campaign_changed" });
  expect(await isStarted(service, "cpn_demo_0002")).toBe(false);
});

test("rejects a draft that was saved again, even unchanged, and a completed campaign", async () => {
  const service = await startService();
  const token = (await preview(service, "cpn_demo_0002")).body.launch_token;
  await service.call("upsert_campaign", { campaign_id: "cpn_demo_0002", name: "Summit follow-up" });
  expect((await confirm(service, "cpn_demo_0002", token)).error).toMatchObject({ status: 409, code: "conflict" });
  await forceStatus(service, "cpn_demo_0002", "completed");
  expect((await confirm(service, "cpn_demo_0002", token)).error).toMatchObject({ status: 409, code: "conflict" });
});

test("a preview does not start the campaign, and the token remains valid", async () => {
  const service = await startService();
  const launch_token = (await preview(service, "cpn_demo_0002")).body.launch_token;
  const path = "POST /campaigns/cpn_demo_0002/launch/confirm";
  expect((await service.rest(path, { launch_token }, { preview: true })).body.status).toBe("running");
  expect(await isStarted(service, "cpn_demo_0002")).toBe(false);
  expect((await service.rest(path, { launch_token })).body.status).toBe("running");
});

test("after a change, enrolled leads continue at their next step, and the old token is rejected", async () => {
  const service = await startService();
  const id = await createDraft(service);
  const first = await preview(service, id);
  await confirm(service, id, first.body.launch_token);
  const tables = serviceTablesOf(service);
  const enrolled = await readProgress(service, id);
  const [ahead, done] = enrolled;
  // One lead has completed the first step and waits for the second, another has replied.
  for (const [lead, change] of [
    [ahead, { stage: "in_progress", step: 2 }],
    [done, { stage: "replied", step: null }],
  ] as const)
    await tables
      .updateTable("svc_enrollments")
      .set(change)
      .where("campaign_id", "=", id)
      .where("lead_id", "=", lead?.lead_id ?? "")
      .execute();
  for (const lead of [ahead, done])
    await tables
      .updateTable("svc_campaign_actions")
      .set({ status: "done" })
      .where("campaign_id", "=", id)
      .where("profile_id", "=", lead?.profile_id ?? "")
      .execute();
  await forceStatus(service, id, "paused");
  const steps = [goodSteps[0], { kind: "follow", delay_hours: 5 }, ...goodSteps.slice(1)];
  service.clock.advance(3_600_000);
  await service.call("upsert_campaign", { campaign_id: id, name: "Longer", steps });

  const next = await preview(service, id);
  expect(next.body).toMatchObject({ launchable: true, eligible_count: 0 });
  const again = await confirm(service, id, next.body.launch_token);
  expect(again.body).toMatchObject({ status: "running", launched_at: "2026-06-15T09:30:00.000Z" });
  expect(again.body.stats.leads).toMatchObject({ total: enrolled.length, replied: 1, in_progress: 1 });
  const rows = await readProgress(service, id);
  const of = (lead: typeof ahead) => rows.filter(({ lead_id }) => lead_id === lead?.lead_id);
  expect(of(ahead)).toMatchObject([
    { action_step: 1, status: "done" },
    { action_step: 2, kind: "follow", status: "planned", variant: null },
  ]);
  expect(of(done)).toMatchObject([{ action_step: 1, status: "done" }]);
  for (const lead of enrolled.slice(2))
    expect(of(lead)).toMatchObject([{ action_step: 1, kind: "view_profile", status: "planned", reason: null }]);
  const variants = JSON.parse(of(ahead)[0]?.variants ?? "[]") as (number | null)[];
  expect(variants).toEqual([null, null, expect.any(Number), 1]);
  expect((await confirm(service, id, first.body.launch_token)).error).toMatchObject({
    code: "launch_token_invalid",
    detail: "The launch token has already been used.",
  });
});

test("a repeated launch plans the first steps of new leads, too", async () => {
  const service = await startService();
  const id = await createDraft(service);
  await launch(service, id);
  const before = await readProgress(service, id);
  await forceStatus(service, id, "paused");
  await service.call("upsert_campaign", { campaign_id: id, name: "Larger" });
  const people = (await service.call("search_people", { degree: [2], limit: 50 })).body.data;
  const profile_ids = people.map((one: { id: string }) => one.id);
  const added = await service.call("add_leads_to_campaign", { campaign_id: id, profile_ids });
  const { added_count } = added.body as { added_count: number };
  expect(added_count).toBeGreaterThan(0);
  const { body } = await preview(service, id);
  expect(body).toMatchObject({ launchable: true, eligible_count: added_count, continuing_count: before.length });
  await confirm(service, id, body.launch_token);
  const after = await readProgress(service, id);
  expect(after).toHaveLength(before.length + added_count);
  for (const lead of after) expect(lead).toMatchObject({ action_step: 1, status: "planned", reason: null });
});

test("completes leads without remaining steps when a shorter campaign is launched again", async () => {
  const service = await startService();
  const id = await createDraft(service);
  await launch(service, id);
  const tables = serviceTablesOf(service);
  await tables
    .updateTable("svc_enrollments")
    .set({ stage: "in_progress", step: 2 })
    .where("campaign_id", "=", id)
    .execute();
  await forceStatus(service, id, "paused");
  await service.call("upsert_campaign", { campaign_id: id, name: "Shorter", steps: [{ kind: "invite" }] });
  const { body } = await launch(service, id);
  expect(body.stats.leads.completed).toBe(body.stats.leads.total);
  expect(body.next_action_at).toBeNull();
  expect(body.status).toBe("completed");
});

test("a lead of the list that was also added to the draft, and then stopped, is not enrolled by the launch", async () => {
  const service = await startService();
  const id = await createDraft(service);
  const { body: before } = await preview(service, id);
  const lead_id = before.samples[0].lead_id;
  const change = { campaign_id: id, lead_id };
  expect((await service.call("add_leads_to_campaign", { campaign_id: id, lead_ids: [lead_id] })).error).toBeUndefined();
  expect((await service.call("update_campaign_lead", { ...change, stage: "stopped" })).error).toBeUndefined();
  const { body, error } = await launch(service, id);
  expect(error).toBeUndefined();
  expect(body).toMatchObject({ status: "running", stats: { leads: { stopped: 1, total: before.eligible_count } } });
});
