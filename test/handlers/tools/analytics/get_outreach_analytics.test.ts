import { expect, test } from "vitest";
import type { OutreachAnalytics } from "../../../../generated/schemas.ts";
import { daysOfPeriod, periodOf } from "../../../support/analytics-periods.ts";
import { localDay } from "../../../support/local-day.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);

/** Reads all events. Returns a function that counts with loops what was sent from one day to another, with the responses. */
async function readOutreach(service: TestService) {
  const tables = serviceTablesOf(service);
  const rows = await tables.selectFrom("svc_campaign_events").selectAll().execute();
  const events = rows.map((event) => ({ ...event, day: localDay(event.occurred_at, "Europe/Stockholm") }));
  const enrollments = await tables.selectFrom("svc_enrollments").selectAll().execute();
  const outcomes = new Map(enrollments.map(({ id, outcome }) => [id, outcome]));
  return (from: string, to: string, campaign: string | null, step?: number) => {
    const counts = { contacted: 0, invited: 0, accepted: 0, replied: 0, positive: 0, rated: 0, sent: 0 };
    const leads = new Set<string>();
    for (const event of events) {
      const { day } = event;
      if (event.kind !== "sent" || !["invite", "message", "inmail"].includes(event.step_kind)) continue;
      if (day < from || day > to || (campaign ?? event.campaign_id) !== event.campaign_id) continue;
      if ((step ?? event.step) !== event.step) continue;
      leads.add(event.enrollment_id);
      counts.sent++;
      if (event.step_kind === "invite") counts.invited++;
      for (const response of events) {
        if (response.enrollment_id !== event.enrollment_id || response.step !== event.step) continue;
        if (response.kind === "accepted") counts.accepted++;
        if (response.kind !== "replied") continue;
        counts.replied++;
        const outcome = outcomes.get(event.enrollment_id);
        if (outcome === "positive") counts.positive++;
        if (outcome) counts.rated++;
      }
    }
    return { ...counts, contacted: leads.size };
  };
}

test("computes rates, intervals, campaigns, steps and points from the events of campaigns", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const replied = await tables.selectFrom("svc_campaign_events").selectAll().where("kind", "=", "replied").execute();
  for (const [at, { enrollment_id }] of replied.entries()) {
    const outcome = (["positive", "negative", null] as const)[at % 3] ?? null;
    await tables.updateTable("svc_enrollments").set({ outcome }).where("id", "=", enrollment_id).execute();
  }
  const count = await readOutreach(service);
  for (const [period, interval, campaign_id] of [
    ["30d", undefined, undefined],
    ["90d", "week", "cpn_demo_0003"],
    ["365d", "day", undefined],
    ["7d", undefined, "cpn_demo_0001"],
    ["this_month", "day", undefined],
    ["last_month", "week", undefined],
  ] as const) {
    const input = { period, interval, campaign_id };
    const body: OutreachAnalytics = (await service.call("get_outreach_analytics", input)).body;
    const { days, before } = daysOfPeriod(period);
    const [from = "", to = ""] = [days[0], days.at(-1)];
    const now = count(from, to, campaign_id ?? null);
    const then = count(before[0] ?? "", before.at(-1) ?? "", campaign_id ?? null);
    expect(body).toMatchObject({
      period: periodOf(days),
      previous_period: periodOf(before),
      contacted: { value: now.contacted, previous: then.contacted },
      invitations_sent: { value: now.invited, previous: then.invited },
      invitations_accepted: { value: now.accepted, previous: then.accepted },
      acceptance_rate: { value: percent(now.accepted, now.invited), previous: percent(then.accepted, then.invited) },
      replied: { value: now.replied, previous: then.replied },
      reply_rate: { value: percent(now.replied, now.contacted), previous: percent(then.replied, then.contacted) },
      positive_replies: { value: now.positive, previous: then.positive },
      positive_reply_rate: { value: percent(now.positive, now.rated), previous: percent(then.positive, then.rated) },
      enough_data: now.contacted >= 30,
    });
    expect(body.campaigns.reduce((sum, campaign) => sum + campaign.contacted, 0)).toBe(now.contacted);
    for (const campaign of body.campaigns) {
      const own = count(from, to, campaign.campaign_id);
      expect(campaign).toMatchObject({
        contacted: own.contacted,
        reply_rate: percent(own.replied, own.contacted),
        positive_reply_rate: percent(own.positive, own.rated),
        enough_data: own.contacted >= 30,
      });
      expect(campaign.steps.reduce((sum, step) => sum + step.sent, 0)).toBe(own.sent);
      for (const step of campaign.steps) {
        const { sent, accepted, replied } = count(from, to, campaign.campaign_id, step.step);
        expect(step).toMatchObject({ sent, replied, reply_rate: percent(replied, sent), enough_data: sent >= 30 });
        expect(step.accepted).toBe(step.kind === "invite" ? accepted : null);
        expect(step.reply_interval.low).toBeLessThanOrEqual(step.reply_rate ?? 0);
        expect(step.reply_interval.high).toBeGreaterThanOrEqual(step.reply_rate ?? 0);
      }
    }
    expect(body.series.at(-1)?.to).toBe(to);
    for (const point of body.series) {
      const own = count(point.from, point.to, campaign_id ?? null);
      expect(point).toMatchObject({
        contacted: own.contacted,
        invitations_sent: own.invited,
        acceptance_rate: percent(own.accepted, own.invited),
        reply_rate: percent(own.replied, own.contacted),
        positive_replies: own.positive,
      });
    }
  }
  const stats = (await service.call("get_variant_stats", { campaign_id: "cpn_demo_0001", step: 2 })).body.steps[0];
  const year: OutreachAnalytics = (
    await service.call("get_outreach_analytics", { campaign_id: "cpn_demo_0001", period: "365d" })
  ).body;
  const sent = stats.variants.reduce((sum: number, variant: { sent: number }) => sum + variant.sent, 0);
  expect(year.campaigns[0]?.steps.find(({ step }) => step === 2)?.sent).toBe(sent);
});

test("an account sees only its own campaigns", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const { body } = await service.call("get_outreach_analytics", { account_id });
  expect(body).toMatchObject({
    contacted: { value: 0 },
    reply_rate: { value: null },
    reply_interval: null,
    enough_data: false,
    campaigns: [],
  });
  const foreign = await service.call("get_outreach_analytics", { account_id, campaign_id: "cpn_demo_0001" });
  expect(foreign.error).toMatchObject({ status: 404, code: "not_found" });
});
