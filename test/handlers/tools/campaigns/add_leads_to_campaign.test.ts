import { expect, test } from "vitest";
import type { Enrollment, EnrollmentReport, LaunchPreview } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { createDraft, goodSteps, launch, preview, readProgress } from "../../../support/campaigns.ts";
import { localDay } from "../../../support/local-day.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

/** Two members who are neither connections nor leads of another campaign. */
const members = ["prf_demo_0040", "prf_demo_0041"];

const add = async (service: TestService, input: object): Promise<EnrollmentReport> => {
  const { body, error } = await service.call("add_leads_to_campaign", input);
  expect(error).toBeUndefined();
  return body;
};

const enrolled = async (service: TestService, campaign_id: string): Promise<Enrollment[]> =>
  (await service.call("list_campaign_leads", { campaign_id, limit: 100 })).body.data;

test("a draft without a list is launched with the members that were added to it", async () => {
  const service = await startService();
  const { id } = (await service.call("upsert_campaign", { name: "Two", steps: goodSteps })).body;
  const report = await add(service, { campaign_id: id, profile_ids: members });
  expect(report).toMatchObject({ status: "draft", added_count: 2, skipped: [], first_action_at: null });
  expect(report.leads).toMatchObject({ total: 2, pending: 2 });
  for (const lead of await enrolled(service, id))
    expect(lead).toMatchObject({ stage: "pending", step: 1, variant: null, next_action_at: null });

  const shown = (await preview(service, id)).body;
  expect(shown).toMatchObject({ launchable: true, lead_count: 2, eligible_count: 2 });
  expect(await add(service, { campaign_id: id, profile_ids: ["prf_demo_0042"] })).toMatchObject({ status: "draft" });
  const { body } = await launch(service, id);
  expect(body.stats.leads).toMatchObject({ total: 3, pending: 3 });
  const progress = await readProgress(service, id);
  expect(progress.map(({ profile_id }) => profile_id)).toEqual([...members, "prf_demo_0042"]);
  for (const { status, variants } of progress) {
    expect(status).toBe("planned");
    expect(JSON.parse(variants)).toEqual([null, expect.any(Number), 1]);
  }
});

test("at the launch, a lead that is also on the list counts once, and one that became ineligible ends", async () => {
  const service = await startService();
  const id = await createDraft(service);
  const { eligible_count, samples }: LaunchPreview = (await preview(service, id)).body;
  const [{ lead_id } = { lead_id: "" }] = samples;
  await add(service, { campaign_id: id, lead_ids: [lead_id] });
  await add(service, { campaign_id: id, profile_ids: members });
  const leads = await enrolled(service, id);
  const gone = leads.find(({ profile }) => profile?.id === members[0]);
  await serviceTablesOf(service)
    .insertInto("svc_exclusions")
    .values({
      id: "exc_1",
      account_id: service.accountId,
      kind: "member",
      value: members[0] ?? "",
      reason: null,
      created_at: 0,
    })
    .execute();
  const onList = new Set((await readListed(service)).filter((profile) => members.includes(profile)));
  const fresh = members.filter((member) => !onList.has(member)).length;
  const shown = (await preview(service, id)).body;
  expect(shown.eligible_count).toBe(eligible_count + fresh - 1);
  const { body } = await launch(service, id);
  expect(body.stats.leads).toMatchObject({ pending: shown.eligible_count, stopped: 1 });
  const ended = (await enrolled(service, id)).find(({ lead_id: other }) => other === gone?.lead_id);
  expect(ended).toMatchObject({ stage: "stopped", step: null, next_action_at: null, end_reason: "do_not_contact" });
});

async function readListed(service: TestService): Promise<string[]> {
  const rows = await serviceTablesOf(service)
    .selectFrom("svc_list_leads as place")
    .innerJoin("svc_leads as lead", "lead.id", "place.lead_id")
    .select("lead.profile_id")
    .where("place.lead_list_id", "=", "lst_demo_0001")
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

test("a running campaign plans the first steps after those of its other leads, within the cap", async () => {
  const service = await startService();
  const [early = "", ...strangers] = await findStrangers(service, 8);
  const { id } = (await service.call("upsert_campaign", { name: "Capped", steps: goodSteps, daily_cap: 3 })).body;
  await add(service, { campaign_id: id, profile_ids: [early] });
  const { body } = await launch(service, id);
  const before = await readProgress(service, id);
  const report = await add(service, { campaign_id: id, profile_ids: strangers });
  expect(report).toMatchObject({ status: "running", added_count: 7, leads: { total: 8 } });
  const after = await readProgress(service, id);
  const earlier = new Set(before.map(({ lead_id }) => lead_id));
  const isNew = ({ lead_id }: (typeof after)[number]) => !earlier.has(lead_id);
  expect(after.filter((row) => !isNew(row))).toEqual(before);
  const due = after.filter(isNew).map(({ due_at }) => Number(due_at));
  expect(new Date(Math.min(...due)).toISOString()).toBe(report.first_action_at);
  expect(Math.min(...due)).toBeGreaterThan(Math.max(...before.map(({ due_at }) => Number(due_at))));
  const days = due.map((at) => localDay(at, body.schedule.timezone));
  for (const day of new Set(days)) expect(days.filter((other) => other === day).length).toBeLessThanOrEqual(3);
  for (const { variants } of after.filter(isNew)) expect(JSON.parse(variants)[1]).toEqual(expect.any(Number));
});

/** Finds members whom a campaign can invite. */
async function findStrangers(service: TestService, count: number): Promise<string[]> {
  const { id } = (await service.call("upsert_campaign", { name: "Probe", steps: goodSteps })).body;
  await add(service, { campaign_id: id, lead_list_id: "lst_demo_0001" });
  const found = (await enrolled(service, id)).flatMap(({ profile }) => profile?.id ?? []);
  await service.call("archive_campaign", { campaign_id: id });
  expect(found.length).toBeGreaterThanOrEqual(count);
  return found.slice(0, count);
}

test("a paused campaign plans added leads for the time after it is resumed", async () => {
  const service = await startService();
  const campaign_id = "cpn_demo_0001";
  const [member] = await findStrangers(service, 1);
  await service.call("pause_campaign", { campaign_id });
  const report = await add(service, { campaign_id, profile_ids: [member] });
  expect(report).toMatchObject({ status: "paused", added_count: 1 });
  const planned = (await readProgress(service, campaign_id)).find(({ profile_id }) => profile_id === member);
  expect(planned).toMatchObject({ stage: "pending", step: 1, status: "planned", kind: "view_profile", variant: null });
});

test("skips and names leads with the reason", async () => {
  const service = await startService();
  const running = (await enrolled(service, "cpn_demo_0001"))[0];
  const { handle } = (await service.call("get_profile", { profile_id: "prf_demo_0040" })).body;
  await block(service, "prf_demo_0050", "prf_demo_0001");
  const steps = [{ kind: "invite" }];
  const { id } = (await service.call("upsert_campaign", { name: "Skips", steps })).body;
  const profile_ids = [
    "prf_demo_0040",
    handle,
    "prf_nobody",
    "prf_demo_0050",
    "prf_demo_0001",
    "prf_demo_0002",
    running?.profile?.id,
  ];
  const report = await add(service, { campaign_id: id, profile_ids });
  expect(report).toMatchObject({ added_count: 1, skipped_count: 6 });
  const skipped = Object.fromEntries(
    report.skipped.map(({ reason, leads: named }) => [reason, named.map((lead) => lead.id)]),
  );
  const other = report.skipped.find(({ reason }) => reason === "in_other_campaign" || reason === "already_contacted");
  expect(other?.leads[0]?.text).toContain('"Engineering leaders"');
  expect(skipped).toMatchObject({
    unknown: ["prf_nobody", "prf_demo_0050"],
    duplicate: [handle],
    own_profile: ["prf_demo_0001"],
    already_connected: ["prf_demo_0002"],
  });
  expect(await add(service, { campaign_id: id, profile_ids: ["prf_demo_0040"] })).toMatchObject({
    added_count: 0,
    skipped: [{ reason: "already_enrolled", count: 1, leads: [{ id: "prf_demo_0040", name: expect.any(String) }] }],
  });
});

test("creates leads for members who are added, but not for those who are skipped", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const isLead = async (profile_id: string) =>
    (await tables.selectFrom("svc_leads").select("id").where("profile_id", "=", profile_id).execute()).length > 0;
  const { data } = (await service.call("get_connections", { limit: 100 })).body;
  const others: string[] = [];
  for (const { profile } of data) if (!(await isLead(profile.id))) others.push(profile.id);
  const [member = ""] = others;
  const { id } = (await service.call("upsert_campaign", { name: "Invite", steps: [{ kind: "invite" }] })).body;
  expect(await add(service, { campaign_id: id, profile_ids: [member] })).toMatchObject({ added_count: 0 });
  expect(await isLead(member)).toBe(false);
  await service.call("upsert_campaign", { campaign_id: id, steps: [{ kind: "follow" }] });
  expect(await add(service, { campaign_id: id, profile_ids: [member] })).toMatchObject({ added_count: 1 });
  expect(await isLead(member)).toBe(true);
});

test("names ten leads for each reason, and skips leads whose text would be too long", async () => {
  const service = await startService();
  const text = `{{headline}} ${"x".repeat(299)}`;
  const [early = "", member = ""] = await findStrangers(service, 2);
  const { id } = (await service.call("upsert_campaign", { name: "Long", steps: [{ kind: "follow" }] })).body;
  await add(service, { campaign_id: id, profile_ids: [early] });
  await launch(service, id);
  const steps = JSON.stringify([
    {
      kind: "invite",
      delay_hours: 0,
      condition: "always",
      wait_hours: 1,
      reaction: "like",
      variants: [{ name: "A", subject: null, text, weight: 1 }],
    },
  ]);
  const tables = serviceTablesOf(service);
  await tables.updateTable("svc_campaigns").set({ steps }).where("id", "=", id).execute();
  const report = await add(service, { campaign_id: id, profile_ids: [member] });
  const problem = "Step 1, variant 1: the text has more than 300 characters.";
  expect(report.skipped).toMatchObject([{ reason: "text_problem", leads: [{ id: member, text: problem }] }]);

  const list = await add(service, { campaign_id: "cpn_demo_0002", lead_list_id: "lst_demo_0002" });
  expect(list.added_count).toBe(0);
  const counts = list.skipped.map(({ count }) => count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list.skipped_count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  for (const { count, leads } of list.skipped) expect(leads).toHaveLength(Math.min(10, count));
});

test("treats leads and lists of other accounts like unknown ones", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const { id } = (await service.call("upsert_campaign", { account_id, name: "Other", steps: goodSteps })).body;
  const lead_id = (await enrolled(service, "cpn_demo_0001"))[0]?.lead_id;
  const report = await add(service, { account_id, campaign_id: id, lead_ids: [lead_id, "led_nobody"] });
  expect(report.skipped).toMatchObject([{ reason: "unknown", count: 2 }]);
  const list = await service.call("add_leads_to_campaign", {
    account_id,
    campaign_id: id,
    lead_list_id: "lst_demo_0001",
  });
  expect(list.error).toMatchObject({ status: 404, code: "not_found" });
});
