import { expect, test } from "vitest";
import type { LaunchPreview } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { createDraft, forceStatus, goodSteps, launch, preview } from "../../../support/campaigns.ts";
import { localDay } from "../../../support/local-day.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const codes = (issues: readonly { code: string }[]): string[] => issues.map(({ code }) => code);

/** Reads the leads of a list with their members, in order. */
function readList(service: TestService, list = "lst_demo_0001") {
  return serviceTablesOf(service)
    .selectFrom("svc_list_leads as place")
    .innerJoin("svc_leads as lead", "lead.id", "place.lead_id")
    .select(["lead.id", "lead.profile_id", "lead.custom"])
    .where("place.lead_list_id", "=", list)
    .orderBy("place.added_at")
    .orderBy("place.lead_id")
    .execute();
}

async function exclude(service: TestService, kind: "member" | "company" | "domain", value: string): Promise<void> {
  await serviceTablesOf(service)
    .insertInto("svc_exclusions")
    .values({ id: `exc_${value}`, account_id: service.accountId, kind, value, reason: null, created_at: 0 })
    .execute();
}

test("shows how the demo draft would be launched, and marks it as ready", async () => {
  const service = await startService();
  const { body }: { body: LaunchPreview } = await service.rest("POST /campaigns/cpn_demo_0002/launch/preview", {
    sample: 2,
  });
  const list = await readList(service);
  expect(body).toMatchObject({
    campaign_id: "cpn_demo_0002",
    status: "ready",
    launchable: true,
    blockers: [],
    lead_count: list.length,
    expires_at: "2026-06-15T09:45:00.000Z",
  });
  expect(body.eligible_count).toBeGreaterThanOrEqual(10);
  expect(body.eligible_count + body.excluded_count).toBe(list.length);
  expect(body.samples).toHaveLength(2);
  expect(body.launch_token?.length).toBeLessThanOrEqual(200);
  expect((await service.rest("GET /campaigns/cpn_demo_0002")).body.status).toBe("ready");
  // Both variants of the invitation are shown.
  const shown = body.samples.map((sample) => sample.steps[1]?.variant);
  expect(shown.toSorted()).toEqual([1, 2]);
});

test("replaces variables with the lead's values, and counts lengths in code points", async () => {
  const service = await startService();
  const { body } = await preview(service, await createDraft(service));
  const members = await networkOf(service).selectFrom("net_members").selectAll().execute();
  for (const { profile, steps } of body.samples) {
    const member = members.find(({ id }) => id === profile.id);
    if (!member) throw new Error(`no member ${profile.id}`);
    const texts = [
      `Hello ${member.first_name}, shall we connect?`,
      `Dear ${member.name}, ${member.title} at ${member.company_name}`,
    ];
    const variant = steps[1].variant;
    expect(steps[0]).toMatchObject({ step: 1, kind: "view_profile", variant: null, text: null, length_limit: null });
    expect(steps[1]).toEqual({
      step: 2,
      kind: "invite",
      variant,
      variant_name: ["A", "B"][variant - 1],
      condition: "always",
      subject: null,
      text: texts[variant - 1],
      length: Array.from(texts[variant - 1] ?? "").length,
      length_limit: 300,
      empty_variables: [],
    });
    expect(steps[2]).toMatchObject({ variant_name: "Thanks", condition: "accepted", length_limit: 8000 });
  }
});

test("excludes leads for each reason, and reports the reason", async () => {
  const service = await startService();
  const network = networkOf(service);
  const before: { body: LaunchPreview } = await preview(service, await createDraft(service));
  const list = await readList(service);
  const excluded = new Set(before.body.excluded.map(({ lead_id }) => lead_id));
  const eligible = list.filter(({ id }) => !excluded.has(id)).map(({ profile_id }) => profile_id);
  const [
    blocked = "",
    blocking = "",
    member = "",
    company = "",
    domain = "",
    connected = "",
    pending = "",
    deleted = "",
  ] = eligible;
  await block(service, owner, blocked);
  await block(service, blocking, owner);
  await exclude(service, "member", member);
  await network.updateTable("net_members").set({ company_id: "cmp_excluded" }).where("id", "=", company).execute();
  await exclude(service, "company", "cmp_excluded");
  await network
    .updateTable("net_members")
    .set({ company_id: null, email: "x@Mail.Rival.example" })
    .where("id", "=", domain)
    .execute();
  await exclude(service, "domain", "rival.example");
  await network
    .insertInto("net_connections")
    .values([
      { member_id: owner, other_id: connected, connected_at: 1, other_rank: 1 },
      { member_id: connected, other_id: owner, connected_at: 1, other_rank: 1 },
    ])
    .execute();
  await service.call("send_invitation", { profile_id: pending });
  await network.deleteFrom("net_members").where("id", "=", deleted).execute();
  await serviceTablesOf(service)
    .updateTable("svc_leads")
    .set({ profile_id: owner })
    .where("profile_id", "=", eligible[8] ?? "")
    .execute();

  const { body } = await preview(service, await createDraft(service));
  const leadOf = (profile_id: string | undefined) => list.find((lead) => lead.profile_id === profile_id)?.id;
  const reasonOf = (profile_id: string | undefined) =>
    body.excluded.find(({ lead_id }: { lead_id?: string }) => lead_id === leadOf(profile_id));
  expect(reasonOf(blocked)).toMatchObject({ reason: "blocked", profile: { id: blocked } });
  expect(reasonOf(blocking)).toMatchObject({ reason: "unavailable", profile: null });
  expect(reasonOf(member)).toMatchObject({ reason: "do_not_contact", text: expect.stringContaining("member") });
  expect(reasonOf(company)).toMatchObject({ reason: "do_not_contact", text: expect.stringContaining("company") });
  expect(reasonOf(domain)).toMatchObject({ reason: "do_not_contact", text: expect.stringContaining("rival.example") });
  expect(reasonOf(connected)).toMatchObject({ reason: "already_connected", profile: { degree: 1 } });
  expect(reasonOf(pending)).toMatchObject({ reason: "invitation_pending" });
  expect(reasonOf(deleted)).toMatchObject({ reason: "unavailable", profile: null });
  expect(reasonOf(eligible[8])).toMatchObject({ reason: "own_profile" });
  expect(body.excluded_count).toBe(before.body.excluded_count + 9);
  const full = await service.call("preview_campaign_launch", { campaign_id: body.campaign_id, detail: "full" });
  expect(full.body.excluded).toHaveLength(body.excluded_count);
  expect(full.body.excluded.slice(0, 10)).toEqual(body.excluded);
  for (const { reason, count } of body.excluded_by_reason)
    expect(full.body.excluded.filter((lead: { reason: string }) => lead.reason === reason)).toHaveLength(count);
  expect(body.eligible_count).toBe(before.body.eligible_count - 9);
});

test("excludes leads whose invitation the account has withdrawn, until it can invite them again", async () => {
  const service = await startService();
  const draft = async () => (await preview(service, await createDraft(service))).body;
  const { eligible_count, excluded } = await draft();
  const excludedIds = excluded.map(({ lead_id }: { lead_id: string }) => lead_id);
  const list = await readList(service, "lst_demo_0001");
  const lead = list.find(({ id }) => !excludedIds.includes(id));
  const { body } = await service.call("send_invitation", { profile_id: lead?.profile_id });
  await service.call("cancel_invitation", { invitation_id: body.id });
  const after = await draft();
  expect(after.eligible_count).toBe(eligible_count - 1);
  expect(after.excluded.find(({ lead_id }: { lead_id: string }) => lead_id === lead?.id)).toMatchObject({
    reason: "invitation_withdrawn",
    profile: { id: lead?.profile_id },
    text: expect.stringContaining(new Date(service.clock() + 21 * 86_400_000).toISOString()),
  });
  service.clock.advance(21 * 86_400_000);
  expect((await draft()).eligible_count).toBe(eligible_count);
});

test("excludes leads that cannot receive the first text, unless its step has a condition", async () => {
  const service = await startService();
  const network = networkOf(service);
  const connections = await network
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", owner)
    .execute();
  const known = new Set(connections.map(({ other_id }) => other_id));
  const tables = serviceTablesOf(service);
  await tables.deleteFrom("svc_campaign_events").execute();
  await tables.deleteFrom("svc_campaign_actions").execute();
  await tables.deleteFrom("svc_enrollments").execute();
  await tables.deleteFrom("svc_exclusions").execute();
  const list = await readList(service, "lst_demo_0002");
  const [connected, others] = [true, false].map((is) => list.filter(({ profile_id }) => known.has(profile_id) === is));
  const variants = [{ text: "Hello {{first_name}}", subject: null }];
  const reasonsFor = async (...steps: object[]) => {
    const { body } = await preview(service, await createDraft(service, { lead_list_id: "lst_demo_0002", steps }));
    return [body.eligible_count, new Set(body.excluded.map(({ reason }: { reason: string }) => reason))];
  };
  const inmail = [{ text: "Hello", subject: "Hello" }];
  expect(await reasonsFor({ kind: "follow" }, { kind: "message", variants })).toEqual([
    connected?.length,
    new Set(["not_connected"]),
  ]);
  expect(await reasonsFor({ kind: "inmail", variants: inmail })).toEqual([
    others?.length,
    new Set(["already_connected"]),
  ]);
  expect(await reasonsFor({ kind: "invite", condition: "not_accepted" })).toEqual([list.length, new Set()]);
});

test("excludes leads that are in another campaign or were contacted by one", async () => {
  const service = await startService();
  const running = await preview(service, await createDraft(service, { lead_list_id: "lst_demo_0002" }));
  const enrollments = await serviceTablesOf(service)
    .selectFrom("svc_enrollments as e")
    .select(["e.lead_id", "e.stage"])
    .select((select) =>
      select
        .selectFrom("svc_campaign_events as v")
        .whereRef("v.enrollment_id", "=", "e.id")
        .where("v.kind", "=", "sent")
        .where("v.step_kind", "in", ["invite", "message"])
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("texts"),
    )
    .where("e.campaign_id", "=", "cpn_demo_0001")
    .execute();
  const expected = new Map(
    enrollments.flatMap(({ lead_id, stage, texts }): [string, string][] =>
      stage === "pending" || stage === "in_progress"
        ? [[lead_id, "in_other_campaign"]]
        : (texts ?? 0) > 0
          ? [[lead_id, "already_contacted"]]
          : [],
    ),
  );
  for (const { lead_id, reason, text } of running.body.excluded) {
    if (!expected.has(lead_id)) continue;
    expect([reason, text]).toEqual([expected.get(lead_id), expect.stringContaining('"Engineering leaders"')]);
  }
  expect(running.body).toMatchObject({ eligible_count: 0, launchable: false, status: "draft", launch_token: null });
  expect(codes(running.body.blockers)).toEqual(["no_eligible_leads"]);
});

test("reports blockers and issues no token", async () => {
  const service = await startService();
  const empty = await service.call("upsert_campaign", { name: "Empty" });
  const { body } = await preview(service, empty.body.id);
  expect(codes(body.blockers)).toEqual(["no_steps", "no_lead_list"]);
  expect(body).toMatchObject({
    launchable: false,
    status: "draft",
    launch_token: null,
    expires_at: null,
    daily_plan: [],
    first_action_at: null,
    estimated_end_date: null,
    samples: [],
  });
  const lists = "Lists of the account: lst_demo_0001 (Summit guests), ";
  expect(body.blockers[1].text).toContain(`set lead_list_id with upsert_campaign. ${lists}`);
  const tables = serviceTablesOf(service);
  const listed = { account_id: service.accountId, description: null, created_at: 1, updated_at: 1 };
  const more = Array.from({ length: 4 }, (_, at) => ({ id: `lst_${at}`, name: `List ${at}`, ...listed }));
  await tables.insertInto("svc_lead_lists").values(more).execute();
  expect((await preview(service, empty.body.id)).body.blockers[1].text).toContain(
    "The newest of the account's 7 lists: ",
  );
  const account_id = await addAccount(service, "prf_demo_0002");
  const other = await service.call("upsert_campaign", { account_id, name: "Empty" });
  const blocked = await service.call("preview_campaign_launch", { account_id, campaign_id: other.body.id });
  expect(blocked.body.blockers[1].text).toContain("The account has no lead list yet.");
});

test("warns of other running campaigns that share the limits, while there are any", async () => {
  const service = await startService();
  const id = await createDraft(service);
  const onTheWay = await serviceTablesOf(service)
    .selectFrom("svc_enrollments")
    .select("id")
    .where("campaign_id", "=", "cpn_demo_0001")
    .where("stage", "in", ["pending", "in_progress"])
    .execute();
  const find = async () => {
    const { warnings }: LaunchPreview = (await preview(service, id)).body;
    return warnings.find(({ code }) => code === "shared_limits")?.text;
  };
  expect(await find()).toMatch(new RegExp(`^1 other running campaign shares .* ${onTheWay.length} leads`));
  await forceStatus(service, "cpn_demo_0001", "paused");
  expect(await find()).toBeUndefined();
});

test.each([
  ["text_missing", { steps: [{ kind: "invite" }, { kind: "message", condition: "accepted" }] }, { step: 2 }],
  [
    "text_too_long",
    { steps: [{ kind: "invite", variants: [{ text: `${"x".repeat(285)} {{first_name}}` }] }] },
    { step: 1, variant: 1, lead_count: expect.any(Number) },
  ],
  [
    "empty_variables",
    { steps: [{ kind: "invite", variants: [{ text: "Hi {{first_name}}" }, { text: "{{custom.nothing}}!" }] }] },
    { step: 1, variant: 2 },
  ],
  [
    "unreachable_step",
    {
      steps: [
        { kind: "invite", condition: "not_accepted" },
        { kind: "follow", condition: "replied" },
      ],
    },
    { step: 2 },
  ],
  [
    "unreachable_step",
    { steps: [{ kind: "invite" }, { kind: "follow", condition: "accepted" }], stop_on: ["accepted"] },
    { step: 2 },
  ],
  ["unreachable_step", { steps: [{ kind: "invite" }, { kind: "follow", condition: "replied" }] }, { step: 2 }],
  [
    "no_working_time",
    { schedule: { timezone: "Europe/Berlin", days: ["sunday", "saturday"], start: "09:00", end: "10:00" } },
    { step: null },
  ],
])("is blocked by %s", async (code, changes, where) => {
  const service = await startService();
  if (code === "text_too_long")
    await networkOf(service).updateTable("net_members").set({ first_name: "Maximiliana-Josephine" }).execute();
  const { body } = await preview(service, await createDraft(service, changes));
  expect(body.launch_token).toBeNull();
  expect(body.blockers).toMatchObject([{ code, ...where }]);
});

test("is blocked by the account's settings, credits and limits", async () => {
  const service = await startService();
  const id = await createDraft(service, {
    steps: [
      { kind: "invite" },
      { kind: "inmail", condition: "not_accepted", variants: [{ subject: "For {{name}}", text: "Hi {{name}}" }] },
    ],
  });
  expect((await preview(service, id)).body.status).toBe("ready");
  await networkOf(service).updateTable("net_members").set({ inmail_credits: 0, open_profile: 0 }).execute();
  await service.call("manage_outreach_settings", {
    action: "update",
    daily_limits: { invitation: 0 },
    invitation_note_policy: "always",
  });
  await serviceTablesOf(service).updateTable("sb_accounts").set({ status: "expired" }).execute();
  service.clock.advance(10_000);
  const { body } = await preview(service, id);
  expect(codes(body.blockers)).toEqual([
    "account_not_connected",
    "note_required",
    "limit_exhausted",
    "no_inmail_credits",
  ]);
  expect(body.status).toBe("draft");
  expect((await service.rest(`GET /campaigns/${id}`)).body.status).toBe("draft");
});

test("reports each warning", async () => {
  const service = await startService();
  await service.call("manage_outreach_settings", { action: "update", stop_on_reply: false });
  const [lead] = await readList(service);
  await networkOf(service)
    .updateTable("net_members")
    .set({ headline: "" })
    .where("id", "=", lead?.profile_id ?? "")
    .execute();
  await serviceTablesOf(service)
    .insertInto("sb_usage")
    .values({ account_id: service.accountId, category: "invitation", day: "2026-06-15", used: 15 })
    .execute();
  const { body } = await preview(
    service,
    await createDraft(service, {
      daily_cap: 500,
      stop_on: [],
      steps: [
        { kind: "invite", delay_hours: 2160, variants: [{ text: "Hello" }, { text: "Hello" }] },
        { kind: "message", condition: "accepted", delay_hours: 100, variants: [{ text: "On {{headline}}" }] },
      ],
    }),
  );
  expect(body.blockers).toEqual([]);
  expect(codes(body.warnings)).toEqual([
    "no_personalization",
    "few_leads_per_variant",
    "no_personalization",
    "duplicate_text",
    "few_leads_per_variant",
    "empty_variables",
    "limit_exhausted",
    "cap_above_limit",
    "shared_limits",
    "no_stop_on_reply",
    "long_run",
  ]);
  const gap = body.warnings.find(({ code }: { code: string }) => code === "empty_variables");
  expect(gap).toMatchObject({ step: 2, variant: 1, lead_count: 1 });
  expect(body.launchable).toBe(true);
});

test("omits invitation notes if the account never sends them", async () => {
  const service = await startService();
  await service.call("manage_outreach_settings", { action: "update", invitation_note_policy: "never" });
  const { body } = await preview(service, await createDraft(service));
  expect(body.samples[0].steps[1]).toMatchObject({ kind: "invite", variant: null, variant_name: null, text: null });
});

test("plans within schedule, cap and limits, together with actions of other campaigns", async () => {
  const service = await startService();
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { invitation: 3 } });
  const schedule = { timezone: "America/New_York", days: ["monday", "wednesday"], start: "09:00", end: "11:00" };
  const id = await createDraft(service, {
    schedule,
    daily_cap: 8,
    steps: [
      { kind: "view_profile" },
      { kind: "invite", variants: [{ text: "Hello {{first_name}}" }] },
      { kind: "message", condition: "accepted", delay_hours: 1, variants: [{ text: "Thanks {{first_name}}" }] },
    ],
  });
  const { body }: { body: LaunchPreview } = await preview(service, id);
  const count = body.eligible_count;
  const sum = (pick: (day: LaunchPreview["daily_plan"][number]) => number) =>
    body.daily_plan.reduce((total, day) => total + pick(day), 0);
  expect([sum((day) => day.view_profile), sum((day) => day.invite), sum((day) => day.message)]).toEqual([
    count,
    count,
    count,
  ]);
  // 09:00 in New York is 13:00 UTC in summer.
  expect(body.first_action_at).toBe("2026-06-15T13:00:00.000Z");
  for (const day of body.daily_plan) {
    expect(["Mon", "Wed"]).toContain(new Date(`${day.day}T12:00Z`).toUTCString().slice(0, 3));
    expect(day.total).toBe(day.view_profile + day.follow + day.invite + day.message + day.inmail + day.react);
    expect(day.total).toBeLessThanOrEqual(8);
    expect(day.invite).toBeLessThanOrEqual(3);
  }
  expect(body.estimated_end_date).toBe(body.daily_plan.at(-1)?.day);

  await launch(service, id);
  const planned = await serviceTablesOf(service)
    .selectFrom("svc_campaign_actions")
    .select(["due_at", "kind"])
    .where("campaign_id", "=", id)
    .orderBy("due_at")
    .execute();
  expect(planned.map(({ kind }) => kind)).toEqual(Array(count).fill("view_profile"));
  for (const { due_at } of planned) {
    const [hour = 0] = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", timeStyle: "short" })
      .format(due_at)
      .split(":")
      .map(Number);
    expect(hour === 9 || hour === 10).toBe(true);
  }
  const [first] = body.daily_plan;
  const onFirstDay = planned.filter(({ due_at }) => localDay(due_at, "America/New_York") === first?.day);
  expect(onFirstDay).toHaveLength(first?.view_profile ?? 0);
});

test("reserves the units of actions that a running campaign has planned", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { profile_view: 9 } });
  const promised = await tables
    .selectFrom("svc_campaign_actions")
    .select("due_at")
    .where("campaign_id", "=", "cpn_demo_0001")
    .where("status", "=", "planned")
    .where("kind", "=", "view_profile")
    .execute();
  const today = promised.filter(({ due_at }) => localDay(due_at, "Europe/Stockholm") === "2026-06-15").length;
  expect(today).toBeGreaterThan(0);
  const { body } = await preview(service, await createDraft(service));
  expect(body.daily_plan[0]).toMatchObject({
    day: "2026-06-15",
    view_profile: Math.min(9 - today, body.eligible_count),
  });
});

test("issues a new token for each preview", async () => {
  const service = await startService();
  const [one, other] = [await preview(service, "cpn_demo_0002"), await preview(service, "cpn_demo_0002")];
  expect(one.body.launch_token).not.toBe(other.body.launch_token);
  expect({ ...one.body, launch_token: null }).toEqual({ ...other.body, launch_token: null });
});

test("previews only drafts and ready campaigns of the account", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  for (const id of ["cpn_demo_0001", "cpn_demo_0003"])
    expect((await preview(service, id)).error).toMatchObject({ status: 409, code: "conflict" });
  const foreign = await service.call("preview_campaign_launch", { campaign_id: "cpn_demo_0002", account_id });
  expect(foreign.error).toMatchObject({ status: 404, code: "not_found" });
  expect((await preview(service, "cpn_nobody")).error).toMatchObject({ status: 404, code: "not_found" });
});

test("a read-only key can preview but not confirm", async () => {
  const service = await startService();
  const key = await service.createKey(["read_only"]);
  const { body } = await preview(service, "cpn_demo_0002", { key });
  expect(body.launchable).toBe(true);
  const input = { campaign_id: "cpn_demo_0002", launch_token: body.launch_token };
  expect((await service.call("confirm_campaign_launch", input, { key })).error).toMatchObject({ code: "out_of_scope" });
});

test("returns the requested number of samples, or one per lead if there are fewer", async () => {
  const service = await startService();
  const id = await createDraft(service, { steps: goodSteps });
  const { body } = await service.call("preview_campaign_launch", { campaign_id: id, sample: 10 });
  expect(body.samples).toHaveLength(Math.min(10, body.eligible_count));
  expect(new Set(body.samples.map(({ lead_id }: { lead_id: string }) => lead_id)).size).toBe(body.samples.length);
});
