import { expect, test } from "vitest";
import { createDraft, launch } from "../../../../support/campaigns.ts";
import { localDay } from "../../../../support/local-day.ts";
import { runsAllTests } from "../../../../support/run-all-tests.ts";
import { runCampaigns } from "../../../../support/run-campaigns.ts";
import { serviceTablesOf } from "../../../../support/service-tables.ts";
import { simulateUntilNow } from "../../../../support/simulate.ts";
import { startService, type TestService } from "../../../../support/start-service.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The demo network of 120 members has few members that a campaign can contact. */
const size = runsAllTests
  ? { members: 2_000, leads: 1_000, days: 30, caps: { daily_cap: 150, weekly_cap: 600 } }
  : { members: undefined, leads: 12, days: 10, caps: { daily_cap: 6, weekly_cap: 12 } };
const { caps } = size;
const schedule = {
  timezone: "Europe/Berlin",
  days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  start: "09:00",
  end: "17:30",
};

const steps = [
  { kind: "view_profile" },
  { kind: "invite", delay_hours: 4, variants: [{ text: "Hello {{first_name}}, shall we connect?" }] },
  { kind: "message", condition: "accepted", wait_hours: 120, variants: [{ text: "Thank you, {{first_name}}." }] },
  { kind: "message", delay_hours: 48, condition: "not_replied", variants: [{ text: "Any thoughts, {{first_name}}?" }] },
];

test(`simulates ${size.days} days with ${size.leads} leads`, async () => {
  const first = await play();
  const { service, id } = first;
  const events = await readEvents(service, id);
  const sent = events.filter(({ kind }) => kind === "sent");
  expect(sent.length).toBeGreaterThan(size.leads);
  expect(events.filter(({ kind }) => kind === "replied").length).toBeGreaterThan(0);

  // Each lead gets each step at most once, in the working hours, within the caps and the limits.
  expect(new Set(sent.map((event) => `${event.enrollment_id} ${event.step}`)).size).toBe(sent.length);
  for (const { occurred_at } of sent) {
    const time = new Date(occurred_at).toLocaleTimeString("en-GB", {
      timeZone: schedule.timezone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
    });
    expect(time).toMatch(/^(Mon|Tue|Wed|Thu|Fri)/);
    expect(time.slice(-5) >= schedule.start && time.slice(-5) < schedule.end).toBe(true);
  }
  const perDay = countBy(sent, ({ occurred_at }) => localDay(occurred_at, schedule.timezone));
  expect(Math.max(...perDay.values())).toBeLessThanOrEqual(caps.daily_cap);
  for (const day of perDay.keys()) expect(sumOfWeek(perDay, day)).toBeLessThanOrEqual(caps.weekly_cap);
  const invited = countBy(
    sent.filter(({ step_kind }) => step_kind === "invite"),
    ({ occurred_at }) => localDay(occurred_at, schedule.timezone),
  );
  expect(Math.max(...invited.values())).toBeLessThanOrEqual(15);

  // Nothing is sent to a lead after its reply.
  const repliedAt = new Map(
    events.flatMap(({ kind, enrollment_id, occurred_at }) =>
      kind === "replied" ? [[enrollment_id, occurred_at]] : [],
    ),
  );
  for (const { enrollment_id, occurred_at } of sent)
    expect(occurred_at).toBeLessThanOrEqual(repliedAt.get(enrollment_id) ?? Infinity);

  if (!runsAllTests) expect(history(await readEvents((await play()).service, id))).toEqual(history(events));
}, 600_000);

/** Launches a campaign, simulates it, and checks every day that its counts add up. */
async function play(): Promise<{ service: TestService; id: string }> {
  const service = await startService({ ...(size.members && { members: size.members }) });
  const id = await createDraft(service, { steps, schedule, ...caps, lead_list_id: undefined });
  const profileIds = await findMembers(service, size.members ? size.leads : 120);
  for (let at = 0; at < profileIds.length; at += 50)
    await service.call("add_leads_to_campaign", { campaign_id: id, profile_ids: profileIds.slice(at, at + 50) });
  const launched = await launch(service, id);
  expect(launched.body).toMatchObject({ status: "running", stats: { leads: { total: expect.any(Number) } } });
  let simulatedAt = service.clock();
  await simulateUntilNow(service, 7);
  const run = await runCampaigns(service, async (whilePaused) => {
    if (service.clock() - simulatedAt < hourMs) return;
    simulatedAt = service.clock();
    await whilePaused(() => simulateUntilNow(service));
  });
  for (let day = 1; day <= size.days; day++) {
    await run(service.clock() + dayMs);
    const { stats, status } = (await service.call("get_campaign", { campaign_id: id })).body;
    const { total, ...stages } = stats.leads;
    expect(Object.values<number>(stages).reduce((sum, count) => sum + count, 0)).toBe(total);
    if (status === "completed") break;
  }
  return { service, id };
}

async function findMembers(service: TestService, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; ids.length < count && cursor !== null;) {
    const { body } = await service.call("search_people", { degree: [2, 3], limit: 50, ...(cursor && { cursor }) });
    ids.push(...body.data.map((one: { id: string }) => one.id));
    cursor = body.next_cursor;
  }
  return ids.slice(0, count);
}

function readEvents(service: TestService, id: string) {
  return serviceTablesOf(service)
    .selectFrom("svc_campaign_events")
    .selectAll()
    .where("campaign_id", "=", id)
    .orderBy("occurred_at")
    .orderBy("id")
    .execute();
}

type Event = Awaited<ReturnType<typeof readEvents>>[number];

const history = (events: readonly Event[]) =>
  events
    .map(({ kind, profile_id, step, variant, reason, occurred_at }) =>
      [occurred_at, profile_id, step, kind, variant, reason].join(" "),
    )
    .sort();

function countBy(events: readonly Event[], key: (event: Event) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(key(event), (counts.get(key(event)) ?? 0) + 1);
  return counts;
}

function sumOfWeek(perDay: ReadonlyMap<string, number>, day: string): number {
  const at = Date.parse(day);
  return Array.from(
    { length: 7 },
    (_, back) => perDay.get(new Date(at - back * dayMs).toISOString().slice(0, 10)) ?? 0,
  ).reduce((sum, count) => sum + count, 0);
}
