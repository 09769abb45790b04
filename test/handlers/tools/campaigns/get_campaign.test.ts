import { expect, test } from "vitest";
import type { Campaign } from "../../../../generated/schemas.ts";
import { forceStatus, launch } from "../../../support/campaigns.ts";
import { daysUpTo, localDay } from "../../../support/local-day.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const hourMs = 3_600_000;
const zone = "Europe/Stockholm";

const readEvents = (service: TestService, id: string) =>
  serviceTablesOf(service).selectFrom("svc_campaign_events").selectAll().where("campaign_id", "=", id).execute();

const readEnrollments = (service: TestService, id: string) =>
  serviceTablesOf(service).selectFrom("svc_enrollments").selectAll().where("campaign_id", "=", id).execute();

/** Reads pending invitations older than three weeks to leads of the running campaign. */
async function readStale(service: TestService) {
  const leads = (await readEnrollments(service, "cpn_demo_0001")).map(({ profile_id }) => profile_id);
  return networkOf(service)
    .selectFrom("net_invitations")
    .selectAll()
    .where("sender_id", "=", "prf_demo_0001")
    .where("status", "=", "pending")
    .where("created_at", "<", service.clock() - 21 * 24 * hourMs)
    .where("recipient_id", "in", leads)
    .execute();
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return Math.round(((low + high) / 2 / hourMs) * 10) / 10;
}

test.each(["cpn_demo_0001", "cpn_demo_0003"])(
  "computes all counts of %s from its events and enrollments",
  async (id) => {
    const service = await startService();
    const { body } = await service.rest(`GET /campaigns/${id}`);
    const events = await readEvents(service, id);
    const enrollments = await readEnrollments(service, id);
    const of = (kind: string, stepKind?: string) =>
      events.filter((event) => event.kind === kind && (stepKind === undefined || event.step_kind === stepKind));
    const sent = of("sent");
    const texts = sent.filter(({ step_kind }) => ["invite", "message", "inmail"].includes(step_kind));
    const contacted = new Set(texts.map(({ enrollment_id }) => enrollment_id)).size;
    const stages = (stage: string) => enrollments.filter((enrollment) => enrollment.stage === stage).length;
    const waits = (kind: string) =>
      of(kind).map((answer) => {
        const step = sent.find((one) => one.enrollment_id === answer.enrollment_id && one.step === answer.step);
        return answer.occurred_at - (step?.occurred_at ?? NaN);
      });
    const times = sent.map(({ occurred_at }) => occurred_at);
    const onDay = (kind: string, day: string) =>
      of(kind).filter(({ occurred_at }) => localDay(occurred_at, zone) === day).length;

    expect(body.stats).toEqual({
      leads: {
        total: enrollments.length,
        pending: stages("pending"),
        in_progress: stages("in_progress"),
        replied: stages("replied"),
        completed: stages("completed"),
        stopped: stages("stopped"),
        failed: stages("failed"),
      },
      contacted,
      profiles_viewed: of("sent", "view_profile").length,
      followed: 0,
      reactions: 0,
      invitations_sent: of("sent", "invite").length,
      invitations_accepted: of("accepted").length,
      acceptance_rate: percent(of("accepted").length, of("sent", "invite").length),
      messages_sent: of("sent", "message").length,
      inmails_sent: 0,
      replied: of("replied").length,
      reply_rate: percent(of("replied").length, contacted),
      skipped: of("skipped").length,
      failed: of("failed").length,
      median_hours_to_accept: median(waits("accepted")),
      median_hours_to_reply: median(waits("replied")),
      done_today: onDay("sent", "2026-06-15"),
      first_action_at: new Date(Math.min(...times)).toISOString(),
      last_action_at: new Date(Math.max(...times)).toISOString(),
      steps: body.steps.map(({ kind }: { kind: string }, at: number) => {
        const count = (name: string) => events.filter((event) => event.kind === name && event.step === at + 1).length;
        const accepted = kind === "invite" ? count("accepted") : null;
        return {
          step: at + 1,
          kind,
          done: count("sent"),
          skipped: count("skipped"),
          failed: count("failed"),
          accepted,
          acceptance_rate: accepted === null ? null : percent(accepted, count("sent")),
          replied: count("replied"),
          reply_rate: percent(count("replied"), count("sent")),
        };
      }),
      days: daysUpTo("2026-06-15", 14).map((day) => ({
        day,
        done: onDay("sent", day),
        accepted: onDay("accepted", day),
        replied: onDay("replied", day),
      })),
    });
  },
);

test("attributes each first reply to the preceding text", async () => {
  const service = await startService();
  const events = await readEvents(service, "cpn_demo_0001");
  const replies = events.filter(({ kind }) => kind === "replied");
  expect(replies.length).toBeGreaterThan(0);
  for (const reply of replies) {
    const before = events
      .filter(({ enrollment_id }) => enrollment_id === reply.enrollment_id)
      .filter((event) => event.kind === "sent" && event.variant !== null && event.occurred_at <= reply.occurred_at)
      .toSorted((one, other) => other.occurred_at - one.occurred_at);
    expect([before[0]?.step, before[0]?.variant]).toEqual([reply.step, reply.variant]);
  }
});

test("counts today in the campaign's own time zone", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  // 09:30 UTC is 21:30 in Auckland, where the day began at 12:00 UTC of the previous day.
  const schedule = JSON.stringify({ timezone: "Pacific/Auckland", days: ["monday"], start: "09:00", end: "17:00" });
  await tables.updateTable("svc_campaigns").set({ schedule }).where("id", "=", "cpn_demo_0001").execute();
  const [first, second] = (await readEvents(service, "cpn_demo_0001")).filter(({ kind }) => kind === "sent");
  for (const [event, time] of [
    [first, "2026-06-14T12:00:00Z"],
    [second, "2026-06-14T11:59:59Z"],
  ] as const)
    await tables
      .updateTable("svc_campaign_events")
      .set({ occurred_at: Date.parse(time) })
      .where("id", "=", event?.id ?? "")
      .execute();
  const { body } = await service.call("get_campaign", { campaign_id: "cpn_demo_0001" });
  expect(body.stats.done_today).toBe(1);
  expect(body.stats.days.slice(-2)).toMatchObject([
    { day: "2026-06-14", done: 1 },
    { day: "2026-06-15", done: 1 },
  ]);
});

test("returns the outreach settings, the lead list and the time of the next action", async () => {
  const service = await startService();
  const { body } = await service.call("get_campaign", { campaign_id: "cpn_demo_0001" });
  const settings = await service.call("manage_outreach_settings", { action: "get" });
  expect(body.outreach).toEqual(settings.body);
  const due = await serviceTablesOf(service)
    .selectFrom("svc_campaign_actions")
    .select("due_at")
    .where("campaign_id", "=", "cpn_demo_0001")
    .where("status", "=", "planned")
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  expect(body.next_action_at).toBe(new Date(due?.due_at ?? 0).toISOString());
  expect(body.lead_list).toMatchObject({ lead_list_id: "lst_demo_0002", lead_count: body.stats.leads.total });
});

test.each([
  ["cpn_demo_0002", null, ["setup", "personalization"]],
  [
    "cpn_demo_0001",
    null,
    [
      "acceptance_rate",
      "reply_rate",
      "failure_rate",
      "skip_rate",
      "missing_fields",
      "pending_invitations",
      "lead_supply",
      "daily_limits",
      "progress",
      "personalization",
      "connection",
    ],
  ],
  [
    "cpn_demo_0001",
    "paused",
    [
      "acceptance_rate",
      "reply_rate",
      "failure_rate",
      "skip_rate",
      "missing_fields",
      "pending_invitations",
      "setup",
      "personalization",
      "connection",
    ],
  ],
  ["cpn_demo_0003", null, ["acceptance_rate", "reply_rate", "failure_rate"]],
] as const)("runs the health checks that apply to %s (%s)", async (id, status, expected) => {
  const service = await startService();
  if (status !== null) await forceStatus(service, id, status);
  const { health } = (await service.rest(`GET /campaigns/${id}`)).body;
  expect(health.checks.map(({ check }: { check: string }) => check).toSorted()).toEqual([...expected].sort());
});

test("subtracts 30 for each critical check and 10 for each warning, and lists the worst first", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  // No replies, no pending leads, and planned actions are four days overdue.
  await tables.deleteFrom("svc_campaign_events").where("kind", "in", ["accepted", "replied"]).execute();
  await tables
    .updateTable("svc_enrollments")
    .set({ stage: "stopped" })
    .where("stage", "=", "pending")
    .where("campaign_id", "=", "cpn_demo_0001")
    .execute();
  await tables
    .updateTable("svc_campaign_actions")
    .set({ due_at: service.clock() - 96 * hourMs })
    .where("status", "=", "planned")
    .execute();
  const { health, stats }: Campaign = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
  const stale = (await readStale(service)).length;
  const find = (name: string) => health.checks.find(({ check }) => check === name);
  expect(find("acceptance_rate")).toMatchObject({ level: "critical", value: 0, threshold: 30, unit: "percent" });
  expect(find("reply_rate")).toMatchObject({ level: "critical", value: 0 });
  expect(find("progress")).toMatchObject({ level: "critical", value: 96, unit: "hours" });
  expect(find("lead_supply")).toMatchObject({ level: "warning", value: 0, unit: "leads" });
  expect(find("pending_invitations")).toMatchObject({ level: stale > 10 ? "warning" : "ok", value: stale });
  expect(find("failure_rate")).toMatchObject({ value: percent(stats.failed, stats.failed + countDone(stats)) });
  expect(find("daily_limits")).toMatchObject({ level: "ok", value: 0, threshold: 90 });
  const levels = health.checks.map(({ level }) => level);
  const rank = ["critical", "warning", "ok"];
  expect(levels).toEqual(levels.toSorted((one, other) => rank.indexOf(one) - rank.indexOf(other)));
  const count = (level: string) => levels.filter((one) => one === level).length;
  expect(health.score).toBe(Math.max(0, 100 - 30 * count("critical") - 10 * count("warning")));
  expect(health.level).toBe("critical");
});

/** Sums the numbers of executed steps of all kinds. */
const countDone = (stats: Campaign["stats"]): number =>
  [stats.profiles_viewed, stats.followed, stats.reactions, stats.invitations_sent]
    .concat(stats.messages_sent, stats.inmails_sent)
    .reduce((sum, count) => sum + count, 0);

test("the rates of failed and skipped steps include the executed steps of an earlier setup", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const read = async (): Promise<Campaign> => (await service.rest("GET /campaigns/cpn_demo_0001")).body;
  const rates = ({ health }: Campaign) =>
    health.checks.filter(({ check }) => ["failure_rate", "skip_rate"].includes(check)).map(({ text }) => text);
  const before = await read();
  expect(countDone(before.stats)).toBe(before.stats.steps.reduce((sum, step) => sum + step.done, 0));
  await tables
    .updateTable("svc_campaign_counts")
    .set((set) => ({ step: set("step", "+", 20) }))
    .where("campaign_id", "=", "cpn_demo_0001")
    .execute();
  const after = await read();
  expect(after.stats.steps.every(({ done }) => done === 0)).toBe(true);
  expect(rates(after)).toEqual(rates(before));
});

test("the check of pending invitations counts what list_invitations lists and cancel_invitation withdraws", async () => {
  const service = await startService();
  const pendingCheck = async () => {
    const { health }: Campaign = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
    return health.checks.find(({ check }) => check === "pending_invitations");
  };
  const stale = await readStale(service);
  expect(stale.length).toBeGreaterThan(0);
  const leads = stale.map(({ recipient_id }) => recipient_id);
  const query = { direction: "sent", status: "pending", older_than_days: 21, limit: 100 };
  const listed: { id: string; profile: { id: string } }[] = (await service.call("list_invitations", query)).body.data;
  const own = listed.filter(({ profile }) => leads.includes(profile.id));
  expect(own.map(({ id }) => id).toSorted()).toEqual(stale.map(({ id }) => id).toSorted());
  expect(await pendingCheck()).toMatchObject({ value: stale.length });

  await networkOf(service)
    .updateTable("net_invitations")
    .set({ created_at: service.clock() - 22 * 24 * hourMs })
    .where("sender_id", "=", "prf_demo_0001")
    .where("status", "=", "pending")
    .execute();
  await serviceTablesOf(service)
    .updateTable("svc_campaign_events")
    .set({ occurred_at: service.clock() - 22 * 24 * hourMs })
    .where("kind", "=", "sent")
    .execute();
  const all = await readStale(service);
  expect(all.length).toBeGreaterThan(10);
  expect(await pendingCheck()).toMatchObject({
    level: "warning",
    value: all.length,
    text: expect.stringMatching(
      /list_invitations with direction sent, status pending and older_than_days 21 .* other invitations/,
    ),
  });
  for (const { id } of all) {
    const { error } = await service.call("cancel_invitation", { invitation_id: id });
    expect(error).toBeUndefined();
  }
  expect(await pendingCheck()).toMatchObject({ level: "ok", value: 0 });
});

test("the texts of health checks distinguish singular and plural", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const textOf = async (check: string) => {
    const { health }: Campaign = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
    return health.checks.find((each) => each.check === check)?.text;
  };
  const overdueBy = (hours: number) =>
    tables
      .updateTable("svc_campaign_actions")
      .set({ due_at: service.clock() - hours * hourMs })
      .where("status", "=", "planned")
      .execute();
  await overdueBy(1);
  expect(await textOf("progress")).toBe("The earliest planned step is 1 hour overdue.");
  await overdueBy(2);
  expect(await textOf("progress")).toBe("The earliest planned step is 2 hours overdue.");

  const pending = (await readEnrollments(service, "cpn_demo_0001")).filter(({ stage }) => stage === "pending");
  const [kept] = pending;
  await tables
    .updateTable("svc_enrollments")
    .set({ stage: "stopped" })
    .where("campaign_id", "=", "cpn_demo_0001")
    .where("stage", "=", "pending")
    .where("id", "!=", kept?.id ?? "")
    .execute();
  expect(await textOf("lead_supply")).toBe("1 lead is waiting to start. Add leads with add_leads_to_campaign.");
});

test("explains poor metrics: skipped steps, empty variables, low acceptance, and a missing principal", async () => {
  const service = await startService();
  const events = serviceTablesOf(service).updateTable("svc_campaign_events").where("campaign_id", "=", "cpn_demo_0001");
  await events.set({ kind: "skipped", reason: "missing field: {{title}}" }).where("step", "=", 1).execute();
  await events.set({ reason: "not connected" }).where("kind", "=", "skipped").where("step", "=", 3).execute();
  const { health, stats }: Campaign = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
  const find = (name: string) => health.checks.find(({ check }) => check === name);
  const [viewed] = stats.steps;
  expect(find("missing_fields")).toMatchObject({ level: "warning", value: viewed?.skipped, unit: "actions" });
  expect(find("missing_fields")?.text).toContain(`: {{title}} (${viewed?.skipped}).`);
  expect(find("skip_rate")?.text).toMatch(
    /^\d+ of \d+ steps \(.*The most frequent reason: missing field: \{\{title\}\}/,
  );
  expect(find("acceptance_rate")?.text).toContain(` of the ${stats.invitations_sent} invitations were accepted`);
  expect(find("connection")).toMatchObject({ level: "warning", text: expect.stringContaining("resume_campaign") });
  await service.call("resume_campaign", { campaign_id: "cpn_demo_0001" });
  const resumed: Campaign = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
  expect(resumed.health.checks.find(({ check }) => check === "connection")?.level).toBe("ok");
});

test("checks limits, personalization and setup", async () => {
  const service = await startService();
  const draft = await service.call("upsert_campaign", { name: "Draft", steps: [{ kind: "message" }] });
  expect(draft.body.health).toMatchObject({
    score: 90,
    level: "warning",
    checks: [
      { check: "setup", level: "warning", value: 2, threshold: 0, unit: null },
      { check: "personalization", level: "ok", value: null },
    ],
  });
  await launch(service, "cpn_demo_0002");
  await service.call("manage_outreach_settings", { action: "update", daily_limits: { invitation: 0 } });
  const { health } = (await service.rest("GET /campaigns/cpn_demo_0002")).body;
  expect(health.checks[0]).toMatchObject({ check: "daily_limits", level: "critical", value: 100 });
});

test("does not find campaigns of other accounts", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  for (const input of [{ campaign_id: "cpn_nobody" }, { campaign_id: "cpn_demo_0001", account_id }])
    expect((await service.call("get_campaign", input)).error).toMatchObject({ status: 404, code: "not_found" });
});

test("older names return parts of a campaign, and change it without requiring its name", async () => {
  const service = await startService();
  const key = await service.createKey(["legacy"]);
  const campaign_id = "cpn_demo_0001";
  const { body }: { body: Campaign } = await service.call("get_campaign", { campaign_id });
  const part = async (name: string) => (await service.call(name, { campaign_id }, { key })).body;
  expect(await part("get_campaign_stats")).toEqual(body.stats);
  expect(await part("get_campaign_health")).toEqual(body.health);
  expect(await part("get_campaign_outreach_config")).toEqual(body.outreach);
  const created = (await service.call("create_campaign", { name: "Older" }, { key })).body;
  const changed = await service.call("update_campaign", { campaign_id: created.id, daily_cap: 3 }, { key });
  expect(changed.body).toMatchObject({ id: created.id, name: "Older", status: "draft", daily_cap: 3 });
});
