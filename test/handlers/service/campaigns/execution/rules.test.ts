import { expect, onTestFinished, test } from "vitest";
import { block } from "../../../../support/block.ts";
import { createDraft, launch } from "../../../../support/campaigns.ts";
import { createTestClock } from "../../../../support/clock.ts";
import { addAccount } from "../../../../support/network.ts";
import { runCampaigns } from "../../../../support/run-campaigns.ts";
import { serviceTablesOf } from "../../../../support/service-tables.ts";
import { startService, type TestService } from "../../../../support/start-service.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const view = [{ kind: "view_profile" }];

const readCampaign = async (service: TestService, campaign_id: string) =>
  (await service.call("get_campaign", { campaign_id })).body;

const events = async (service: TestService, campaign_id: string) =>
  (await service.call("list_campaign_activity", { campaign_id, limit: 50 })).body.data;

const usedToday = async (service: TestService, category: string): Promise<number> => {
  const { body } = await service.call("get_usage");
  return body.categories.find((entry: { category: string }) => entry.category === category).used;
};

test("a campaign whose key is revoked pauses with the reason, and continues as the caller who resumes it", async () => {
  const service = await startService();
  const key = await service.createKey(["full_access"]);
  const id = await createDraft(service, { steps: view });
  const { body } = await service.call("preview_campaign_launch", { campaign_id: id }, { key });
  const confirmation = { campaign_id: id, launch_token: body.launch_token };
  await service.call("confirm_campaign_launch", confirmation, { key });
  const { principal_id } = await serviceTablesOf(service)
    .selectFrom("svc_campaigns")
    .select("principal_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await service.store.writer
    .updateTable("sb_keys")
    .set({ revoked_at: service.clock() })
    .where("id", "=", principal_id ?? "")
    .execute();
  const run = await runCampaigns(service);
  await run(service.clock() + dayMs);
  const paused = await readCampaign(service, id);
  expect(paused).toMatchObject({ status: "paused", status_reason: expect.stringContaining("revoked") });
  expect(await events(service, id)).toEqual([]);
  await service.call("resume_campaign", { campaign_id: id });
  await run(service.clock() + dayMs);
  expect(await readCampaign(service, id)).toMatchObject({ status: "completed", stats: { failed: 0 } });
});

test("an exclusion takes effect before the next step", async () => {
  const service = await startService();
  const id = await createDraft(service, { steps: view });
  await launch(service, id);
  const leads = (await service.call("list_campaign_leads", { campaign_id: id, limit: 50 })).body.data;
  const excluded = leads.at(-1).profile.id;
  await service.call("add_exclusions", { profile_ids: [excluded], reason: "asked for it" });
  const run = await runCampaigns(service);
  await run(service.clock() + dayMs);
  const done = await events(service, id);
  expect(done.map((event: { profile: { id: string } }) => event.profile.id)).not.toContain(excluded);
  expect(done).toHaveLength(leads.length - 1);
  const ended = (await service.call("list_campaign_leads", { campaign_id: id, stage: "stopped" })).body.data;
  expect(ended).toMatchObject([{ end_reason: expect.stringContaining("do-not-contact list: asked for it") }]);
  expect((await readCampaign(service, id)).status).toBe("completed");
});

test("a weekly cap limits the steps that are due", async () => {
  const service = await startService();
  const id = await createDraft(service, { steps: view, weekly_cap: 3 });
  await launch(service, id);
  await service.call("pause_campaign", { campaign_id: id });
  service.clock.advance(35 * dayMs); // a Monday: all steps are due
  await service.call("resume_campaign", { campaign_id: id });
  const run = await runCampaigns(service);
  await run(service.clock() + 6 * dayMs);
  expect(await events(service, id)).toHaveLength(3);
  await run(service.clock() + 7 * dayMs);
  expect(await events(service, id)).toHaveLength(6);
});

test("two campaigns with due steps share the account's units fairly", async () => {
  const service = await startService();
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { profile_view: 6 } });
  const { data } = (await service.call("list_leads", { lead_list_id: "lst_demo_0001", limit: 50 })).body;
  const leadIds: string[] = data.map((lead: { id: string }) => lead.id);
  const half = Math.floor(leadIds.length / 2);
  const ids: string[] = [];
  for (const lead_ids of [leadIds.slice(0, half), leadIds.slice(half)]) {
    const campaign_id = await createDraft(service, { steps: view, lead_list_id: undefined });
    await service.call("add_leads_to_campaign", { campaign_id, lead_ids });
    ids.push(campaign_id);
  }
  for (const id of ids) expect((await launch(service, id)).body?.status).toBe("running");
  for (const campaign_id of ids) await service.call("pause_campaign", { campaign_id });
  service.clock.advance(7 * dayMs); // all steps are due
  for (const campaign_id of ids) await service.call("resume_campaign", { campaign_id });
  const run = await runCampaigns(service);
  await run(service.clock() + 8 * hourMs);
  const counts = [];
  for (const id of ids) counts.push((await events(service, id)).length);
  expect(counts).toEqual([3, 3]);
  expect(await usedToday(service, "profile_view")).toBe(6);
});

test("a later campaign gets its share of every day, however many steps the earlier one has planned", async () => {
  const service = await startService();
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { profile_view: 4, follow: 4 } });
  const { data } = (await service.call("list_leads", { lead_list_id: "lst_demo_0001", limit: 50 })).body;
  const leadIds: string[] = data.map((lead: { id: string }) => lead.id);
  const ids: string[] = [];
  for (const lead_ids of [leadIds.slice(4), leadIds.slice(0, 4)]) {
    const steps = ids.length === 0 ? view : [{ kind: "view_profile" }, { kind: "follow" }];
    const campaign_id = await createDraft(service, { steps, lead_list_id: undefined });
    await service.call("add_leads_to_campaign", { campaign_id, lead_ids });
    expect((await launch(service, campaign_id)).body?.status).toBe("running");
    ids.push(campaign_id);
  }
  const run = await runCampaigns(service);
  await run(service.clock() + 10 * hourMs);
  const steps = [];
  for (const id of ids)
    steps.push((await events(service, id)).map(({ step_kind }: { step_kind: string }) => step_kind).sort());
  expect(steps).toEqual([
    ["view_profile", "view_profile"],
    ["follow", "follow", "view_profile", "view_profile"],
  ]);
});

test("a reaction uses a unit of each of its two calls", async () => {
  const service = await startService();
  const id = await createDraft(service, { steps: [{ kind: "react", reaction: "insightful" }] });
  await launch(service, id);
  const before = [await usedToday(service, "content_poll"), await usedToday(service, "engagement")];
  const run = await runCampaigns(service);
  await run(service.clock() + 8 * hourMs);
  const all: readonly { readonly kind: string }[] = await events(service, id);
  const sent = all.filter(({ kind }) => kind === "sent").length;
  expect(sent).toBeGreaterThan(0);
  expect(await usedToday(service, "content_poll")).toBe((before[0] ?? 0) + all.length);
  expect(await usedToday(service, "engagement")).toBe((before[1] ?? 0) + sent);
});

test("a step is executed although time passes while its turn is determined", async () => {
  const stopped = createTestClock();
  let reads = 0;
  const clock = Object.assign(() => stopped() + reads++, { advance: (ms: number) => stopped.advance(ms) });
  const service = await startService({ clock });
  const id = await createDraft(service, { steps: view });
  await launch(service, id);
  const worker = await service.service.startWorker(1);
  onTestFinished(() => worker.stop(0));
  const sent = async () => {
    clock.advance(60_000);
    worker.wake();
    return (await events(service, id)).length;
  };
  await expect.poll(sent).toBeGreaterThan(0);
});

test("a reply stops only colleagues in the same campaign, a removed connection stops its lead, and a disconnect pauses the campaigns", async () => {
  const service = await startService();
  // The seeded campaigns have written to most connections.
  for (const table of ["svc_campaign_events", "svc_campaign_actions", "svc_enrollments", "svc_exclusions"] as const)
    await serviceTablesOf(service).deleteFrom(table).execute();
  const [one, other] = [await createConnectionDraft(service, "Hello"), await createConnectionDraft(service, "Hi")];
  const { data } = (await service.call("get_connections", { limit: 40 })).body;
  const profile_ids: string[] = data.map(({ profile }: { profile: { id: string } }) => profile.id);
  await service.call("add_leads_to_campaign", { campaign_id: one, profile_ids });
  const [elsewhere, colleague, replying, leaving, staying] = await leadsOf(service, one);
  const lead_ids = [elsewhere?.lead_id];
  await service.call("remove_leads_from_campaign", { campaign_id: one, lead_ids });
  await service.call("add_leads_to_campaign", { campaign_id: other, lead_ids });
  for (const id of [one, other]) expect((await launch(service, id)).body?.status).toBe("running");
  const enrollments = serviceTablesOf(service).updateTable("svc_enrollments");
  await enrollments.set({ company_id: null }).execute();
  const same = [elsewhere, colleague, replying].map((lead) => lead?.lead_id ?? "");
  await enrollments.set({ company_id: "cmp_same" }).where("lead_id", "in", same).execute();
  const run = await runCampaigns(service);
  await run(service.clock() + dayMs);
  const write = { profile_id: "prf_demo_0001", text: "Yes, let us talk." };
  await service.call("send_message", { ...write, account_id: await addAccount(service, replying?.profile.id ?? "") });
  const account_id = await addAccount(service, leaving?.profile.id ?? "");
  await service.call("remove_connection", { profile_id: write.profile_id, account_id });
  await run(service.clock());
  const leads = [...(await leadsOf(service, one)), ...(await leadsOf(service, other))];
  const stages = new Map(leads.map(({ lead_id, stage, end_reason }) => [lead_id, [stage, end_reason]]));
  expect([replying, colleague, leaving, staying, elsewhere].map((lead) => stages.get(lead?.lead_id ?? ""))).toEqual([
    ["replied", null],
    ["stopped", "another lead at the company replied"],
    ["stopped", "connection removed"],
    ["in_progress", null],
    ["in_progress", null],
  ]);

  const { store, service: running, accountId } = service;
  const payload = { disconnected_at: new Date(service.clock()).toISOString() };
  const event = { type: "account.disconnected", payload, accountId, cause: { network_id: 1 } };
  await store.transaction((tx) => running.events.emit(tx, event));
  await run(service.clock());
  const paused = { status: "paused", status_reason: "The account is disconnected." };
  expect([await readCampaign(service, one), await readCampaign(service, other)]).toMatchObject([paused, paused]);
  const worker = await service.service.startWorker(1);
  onTestFinished(() => worker.stop(0));
  const notices = async () =>
    (await service.call("list_notifications", { unread: true, limit: 100 })).body.data.map(
      ({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`,
    );
  await expect
    .poll(notices)
    .toEqual(
      expect.arrayContaining([
        "account_disconnected: The account was disconnected from its network. Connect it again with connect_account.",
        "campaign_state_changed: The campaign Test is now paused: The account is disconnected.",
        `connection_removed: The connection to ${leaving?.profile.name} ended.`,
        `lead_replied: ${replying?.profile.name} replied to the campaign Test; the reply is positive.`,
      ]),
    );
  const kinds = ["lead_replied"];
  const [reply] = (await service.call("list_notifications", { kinds })).body.data;
  expect(reply).toMatchObject({ profile_id: replying?.profile.id, subject_id: replying?.lead_id });

  await block(service, replying?.profile.id ?? "", "prf_demo_0001");
  await service.call("upsert_campaign", { campaign_id: one, name: "{member}" });
  expect((await service.call("list_notifications", { kinds })).body.data[0]).toMatchObject({
    text: "A member replied to the campaign {member}; the reply is positive.",
    profile_id: null,
  });
});

test("with only company_replied, a reply stops the lead's colleagues, but not the lead", async () => {
  const service = await startService();
  for (const table of ["svc_campaign_events", "svc_campaign_actions", "svc_enrollments", "svc_exclusions"] as const)
    await serviceTablesOf(service).deleteFrom(table).execute();
  await service.call("manage_outreach_settings", { action: "update", stop_on_reply: false });
  const id = await createConnectionDraft(service, "Hello", ["company_replied"]);
  const { data } = (await service.call("get_connections", { limit: 3 })).body;
  const profile_ids = data.map(({ profile }: { profile: { id: string } }) => profile.id);
  await service.call("add_leads_to_campaign", { campaign_id: id, profile_ids });
  expect((await launch(service, id)).body?.status).toBe("running");
  const [replying, colleague, other] = await leadsOf(service, id);
  const enrollments = serviceTablesOf(service).updateTable("svc_enrollments");
  await enrollments.set({ company_id: "cmp_same" }).execute();
  await enrollments
    .set({ company_id: "cmp_other" })
    .where("lead_id", "=", other?.lead_id ?? "")
    .execute();
  const run = await runCampaigns(service);
  await run(service.clock() + dayMs);
  const account_id = await addAccount(service, replying?.profile.id ?? "");
  await service.call("send_message", { profile_id: "prf_demo_0001", text: "Yes, let us talk.", account_id });
  await run(service.clock());
  const stages = new Map((await leadsOf(service, id)).map(({ lead_id, stage }) => [lead_id, stage]));
  expect([replying, colleague, other].map((lead) => stages.get(lead?.lead_id ?? ""))).toEqual([
    "in_progress",
    "stopped",
    "in_progress",
  ]);
});

/** Creates a campaign that writes to connections twice, and by default stops colleagues of a lead that replies. */
const createConnectionDraft = (
  service: TestService,
  text: string,
  stop_on = ["replied", "company_replied"],
): Promise<string> => {
  const variants = [{ text: `${text} {{name}}` }];
  const steps = [
    { kind: "message", variants },
    { kind: "message", delay_hours: 240, variants },
  ];
  return createDraft(service, { steps, lead_list_id: undefined, stop_on });
};

interface ListedLead {
  readonly lead_id: string;
  readonly profile: { readonly id: string; readonly name: string };
  readonly stage: string;
  readonly end_reason: string | null;
}

const leadsOf = async (service: TestService, campaign_id: string): Promise<readonly ListedLead[]> =>
  (await service.call("list_campaign_leads", { campaign_id, limit: 50 })).body.data;
