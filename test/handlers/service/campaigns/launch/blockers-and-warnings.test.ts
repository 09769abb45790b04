import { expect, test } from "vitest";
import type { LaunchPreview } from "../../../../../generated/schemas.ts";
import { createDraft, forceStatus, launch, preview, readList } from "../../../../support/campaigns.ts";
import { localDay } from "../../../../support/local-day.ts";
import { addAccount, networkOf } from "../../../../support/network.ts";
import { serviceTablesOf } from "../../../../support/service-tables.ts";
import { startService } from "../../../../support/start-service.ts";

const codes = (issues: readonly { code: string }[]): string[] => issues.map(({ code }) => code);

test("reports blockers, and returns no token", async () => {
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
  const more = Array.from({ length: 4 }, (_, at) => ({
    ...{ id: `lst_${at}`, name: `List ${at}`, name_key: `list ${at}` },
    ...listed,
  }));
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
    "unreachable_step",
    { steps: [{ kind: "invite" }, { kind: "message", condition: "not_accepted", variants: [{ text: "Hi" }] }] },
    { step: 2 },
  ],
  [
    "unreachable_step",
    { steps: [{ kind: "invite" }, { kind: "inmail", condition: "accepted", variants: [{ subject: "S", text: "T" }] }] },
    { step: 2 },
  ],
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
  await serviceTablesOf(service).updateTable("sb_accounts").set({ status: "disconnected" }).execute();
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

test("a cap is compared with the sum of the lowest limits of the steps, each limit counted once", async () => {
  const service = await startService();
  const warned = async (daily_cap: number): Promise<boolean> => {
    const steps = [{ kind: "react" }, { kind: "react", delay_hours: 1 }];
    const { body } = await preview(service, await createDraft(service, { daily_cap, steps }));
    return codes(body.warnings).includes("cap_above_limit");
  };
  expect([await warned(50), await warned(51)]).toEqual([false, true]); // 50 reads of posts, 100 reactions
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
