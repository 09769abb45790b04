import { expect, test } from "vitest";
import type { ActivityAnalytics, ActivityCounts } from "../../../../generated/schemas.ts";
import { daysOfPeriod, periodOf } from "../../../support/analytics-periods.ts";
import { localDay } from "../../../support/local-day.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const weekdayOf = (day: string): string => names[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? "";

/** Collects activities and their times with loops over the tables. */
async function readEvents(service: TestService): Promise<{ kind: keyof ActivityCounts; at: number }[]> {
  const network = networkOf(service);
  const events: { kind: keyof ActivityCounts; at: number }[] = [];
  for (const row of await network.selectFrom("net_posts").selectAll().execute()) {
    if (row.author_id === owner) events.push({ kind: "posts", at: row.created_at });
  }
  for (const row of await network.selectFrom("net_comments").selectAll().execute()) {
    if (row.author_id === owner) events.push({ kind: "comments", at: row.created_at });
  }
  for (const row of await network.selectFrom("net_reactions").selectAll().execute()) {
    if (row.member_id === owner) events.push({ kind: "reactions", at: row.created_at });
  }
  const sides = await network.selectFrom("net_participants").selectAll().where("member_id", "=", owner).execute();
  const mine = new Set(sides.map(({ conversation_id }) => conversation_id));
  for (const row of await network.selectFrom("net_messages").selectAll().execute()) {
    if (row.sender_id === owner) events.push({ kind: "messages_sent", at: row.created_at });
    else if (mine.has(row.conversation_id)) events.push({ kind: "messages_received", at: row.created_at });
  }
  for (const row of await network.selectFrom("net_invitations").selectAll().execute()) {
    if (row.sender_id !== owner) continue;
    events.push({ kind: "invitations_sent", at: row.created_at });
    if (row.status === "accepted") events.push({ kind: "invitations_accepted", at: row.responded_at ?? 0 });
  }
  for (const row of await network.selectFrom("net_connections").selectAll().execute()) {
    if (row.member_id === owner) events.push({ kind: "new_connections", at: row.connected_at });
  }
  return events;
}

test.for([
  { period: "7d", interval: "day" },
  { period: "30d", interval: "week" },
  { period: "90d", interval: "week" },
  { period: "365d", interval: "day" },
  { period: "this_month", interval: "week" },
  { period: "last_month", interval: "day" },
] as const)("every statistic of $period by $interval is computed from the tables", async ({ period, interval }) => {
  const service = await startService();
  const { body } = await service.call("get_activity_analytics", { period, interval });
  const activity = body as ActivityAnalytics;
  const { days } = daysOfPeriod(period);
  expect(activity).toMatchObject({
    period: periodOf(days),
    timezone: "Europe/Stockholm",
    interval,
  });
  const events = (await readEvents(service)).map(({ kind, at }) => ({ kind, day: localDay(at, "Europe/Stockholm") }));
  const countIn = (wanted: readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const kind of Object.keys(activity.totals)) {
      counts[kind] = events.filter((event) => event.kind === kind && wanted.includes(event.day)).length;
    }
    return counts;
  };
  expect(activity.totals).toEqual(countIn(days));
  const points: string[][] = [];
  for (const day of days) {
    if (interval === "day" || points.length === 0 || weekdayOf(day) === "monday") points.push([day]);
    else points.at(-1)?.push(day);
  }
  expect(activity.series).toEqual(
    points.map((point) => ({ from: point[0], to: point.at(-1), counts: countIn(point) })),
  );
  const own = ["posts", "comments", "reactions", "messages_sent", "invitations_sent"];
  const dailyCounts = days.map((day) => events.filter((event) => event.day === day && own.includes(event.kind)).length);
  expect(activity.active_days).toBe(dailyCounts.filter((count) => count > 0).length);
  const pauses = dailyCounts
    .map((count) => (count > 0 ? "x" : "."))
    .join("")
    .split("x");
  expect(activity.longest_pause_days).toBe(Math.max(...pauses.map(({ length }) => length)));
  let busiest: { weekday: string | null; count: number } = { weekday: null, count: 0 };
  for (const weekday of [...names.slice(1), "sunday"]) {
    const count = dailyCounts.filter((_, at) => weekdayOf(days[at] ?? "") === weekday).reduce((a, b) => a + b, 0);
    if (count > busiest.count) busiest = { weekday, count };
  }
  expect(activity.busiest_weekday).toBe(busiest.weekday);
});

test("returns days for seven days and weeks for longer periods by default, on both surfaces", async () => {
  const service = await startService();
  const intervals: Record<string, string> = { "7d": "day", "30d": "week", "90d": "week", "365d": "week" };
  for (const [period, interval] of Object.entries(intervals)) {
    const { body } = await service.call("get_activity_analytics", { period });
    expect(body).toMatchObject({ interval });
    expect((await service.rest(`GET /analytics/activity?period=${period}`)).body).toEqual(body);
  }
  const response = await service.rest("GET /analytics/activity?interval=month");
  expect(response).toMatchObject({ status: 400, error: { errors: [{ pointer: "/interval" }] } });
});

test("counts what the tools do, on the day of the call", async () => {
  const service = await startService();
  const read = async (): Promise<ActivityAnalytics> =>
    (await service.call("get_activity_analytics", { period: "7d" })).body as ActivityAnalytics;
  const before = await read();
  service.clock.advance(13 * 3_600_000); // 22:30 UTC is past midnight in Stockholm
  await service.call("create_post", { text: "Late" });
  await service.call("comment_on_post", { post_id: "pst_demo_0041", text: "Late too" });
  await service.call("react_to_post", { post_id: "pst_demo_0060", type: "like" });
  await service.call("send_message", { profile_id: "prf_demo_0002", text: "Good night" });
  const after = await read();
  expect(after.period).toEqual({ from: "2026-06-10", to: "2026-06-16", days: 7 });
  expect(after.series.at(-1)).toMatchObject({
    from: "2026-06-16",
    counts: { posts: 1, comments: 1, reactions: 1, messages_sent: 1, messages_received: 0 },
  });
  expect(after.series.at(-2)).toEqual(before.series.at(-1));
});

test("has no busiest weekday without activity", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0060");
  const network = networkOf(service);
  await network.deleteFrom("net_posts").where("author_id", "=", "prf_demo_0060").execute();
  await network.deleteFrom("net_comments").where("author_id", "=", "prf_demo_0060").execute();
  await network.deleteFrom("net_reactions").where("member_id", "=", "prf_demo_0060").execute();
  await network.deleteFrom("net_messages").where("sender_id", "=", "prf_demo_0060").execute();
  await network.deleteFrom("net_invitations").where("sender_id", "=", "prf_demo_0060").execute();
  const { body } = await service.call("get_activity_analytics", { period: "7d", account_id });
  expect(body).toMatchObject({ timezone: "UTC", active_days: 0, longest_pause_days: 7, busiest_weekday: null });
});
