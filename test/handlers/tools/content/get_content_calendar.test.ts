import { expect, test } from "vitest";
import type { ContentCalendar } from "../../../../generated/schemas.ts";
import { readEngagements } from "../../../support/engagements.ts";
import { networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;

/** Local day, weekday and hour in the time zone of the demo account. */
const local = (at: number | string) => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Stockholm",
    dateStyle: "short",
    timeStyle: "short",
  });
  const [day = "", time = ""] = format.format(new Date(at)).split(" ");
  return { day, weekday: new Date(day).getUTCDay(), hour: Number(time.slice(0, 2)) };
};

const ownPosts = (service: TestService) =>
  networkOf(service).selectFrom("net_posts").selectAll().where("author_id", "=", "prf_demo_0001").execute();

async function calendarOf(service: TestService, input: object = {}): Promise<ContentCalendar> {
  const { body, error } = await service.call("get_content_calendar", input);
  expect(error).toBeUndefined();
  return body as ContentCalendar;
}

const schedule = async (service: TestService, text: string, publish_at: string): Promise<string> =>
  (await service.call("schedule_post", { text, publish_at })).body.id as string;

test("shows published, scheduled and failed posts by days of the account's time zone", async () => {
  const service = await startService();
  const late = await schedule(service, "Shortly after midnight", "2026-06-17T22:30:00Z");
  const failed = await schedule(service, "Failed", "2026-06-18T10:00:00Z");
  await serviceTablesOf(service)
    .updateTable("svc_scheduled_posts")
    .set({ status: "failed", status_reason: "It was too long." })
    .where("id", "=", failed)
    .execute();
  await service.call("cancel_scheduled_post", {
    scheduled_post_id: await schedule(service, "Off", "2026-06-19T10:00:00Z"),
  });
  await schedule(service, "After the period", "2026-07-12T22:00:00Z");
  const calendar = await calendarOf(service);
  expect(calendar.period).toEqual({ from: "2026-06-15", to: "2026-07-12", days: 28 });
  expect(calendar).toMatchObject({ timezone: "Europe/Stockholm", daily_limit: 10, scheduled_count: 1 });
  expect(calendar.days.find(({ day }) => day === "2026-06-18")).toEqual({
    day: "2026-06-18",
    weekday: "thursday",
    published: [],
    scheduled: [late, failed].map((id) => expect.objectContaining({ scheduled_post_id: id }) as object),
    over_limit: false,
  });
  expect(calendar.drafts[0]).toMatchObject({ excerpt: "Off" });
  const full = await calendarOf(service, { detail: "full" });
  const [post] = full.days.find(({ day }) => day === "2026-06-18")?.scheduled ?? [];
  expect(post?.post).toMatchObject({ id: late, text: "Shortly after midnight", visibility: "public", media_ids: [] });
  const { body } = await service.call("list_post_drafts", { limit: 100 });
  expect(calendar.draft_count).toBe(body.data.length);
  const past = await calendarOf(service, { from: "2026-03-16", to: "2026-06-15" });
  const expected = (await ownPosts(service)).filter(({ created_at }) => local(created_at).day >= "2026-03-16");
  expect(past.published_count).toBe(expected.length);
  const shown = past.days.flatMap(({ day, published }) => published.map(({ post_id }) => `${day} ${post_id}`));
  const wanted = expected.map(({ id, created_at }) => ({ at: created_at, text: `${local(created_at).day} ${id}` }));
  expect(shown).toEqual(wanted.sort((one, other) => one.at - other.at).map(({ text }) => text));
  const older = await service.rest("GET /posts/summary?from=2026-03-16&to=2026-06-15");
  expect(older.body).toEqual(past);
});

test("gaps and free slots match the raw rows", async () => {
  const service = await startService();
  const now = service.clock();
  await schedule(service, "A planned post", "2026-06-24T08:00:00Z");
  const { usual_interval_days: interval, gaps, free_slots: slots } = await calendarOf(service);
  const posts = await ownPosts(service);
  const days = [...new Set(posts.map(({ created_at }) => local(created_at).day))].sort();
  const recent = days.filter((day) => day > local(now - 90 * dayMs).day);
  const intervals = recent
    .slice(1)
    .map((day, at) => (Date.parse(day) - Date.parse(recent[at] ?? "")) / dayMs)
    .sort((one, other) => one - other);
  const middle = (intervals.length - 1) / 2;
  expect(interval).toBe(((intervals[Math.floor(middle)] ?? 0) + (intervals[Math.ceil(middle)] ?? 0)) / 2);
  const busy = new Set([...days, "2026-06-24"]);
  for (const { from, to, days: length } of gaps) {
    const inside = Array.from({ length }, (_, at) =>
      new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10),
    );
    expect(inside.at(-1)).toBe(to);
    expect(inside.filter((day) => busy.has(day))).toEqual([]);
  }
  expect(gaps.map(({ to }) => to)).toEqual(["2026-06-23", "2026-07-12"]);
  expect(interval).toBeGreaterThan(1);
  const dayAfter = await service.call("get_content_calendar", { from: "2026-06-25", to: "2026-06-25" });
  expect(dayAfter.body.gaps).toEqual([]); // the planned post is on the day before
  const engagementsOf = await readEngagements(service);
  const counted = posts
    .filter(({ created_at, format }) => format !== "repost" && created_at < now - 2 * dayMs)
    .filter(({ created_at }) => local(created_at).day > local(now - 365 * dayMs).day)
    .map((post) => ({
      ...local(post.created_at),
      engagements: engagementsOf(post).byOthers,
    }));
  const shrink = (isIn: (post: { weekday: number; hour: number }) => boolean, prior: number): number => {
    const sample = counted.filter(isIn);
    return (sample.reduce((sum, { engagements }) => sum + engagements, 0) + 5 * prior) / (sample.length + 5);
  };
  const mean = counted.reduce((sum, { engagements }) => sum + engagements, 0) / counted.length;
  const expectedAt = (weekday: number, hour: number): number => {
    const prior =
      (shrink((post) => post.weekday === weekday, mean) * shrink((post) => post.hour === hour, mean)) / mean;
    return shrink((post) => post.weekday === weekday && post.hour === hour, prior);
  };
  const hours = [...new Set(counted.map(({ hour }) => hour))];
  expect(slots).toHaveLength(5);
  for (const { publish_at, hour, posts: sample, expected_engagements } of slots) {
    const at = local(publish_at);
    expect(at.hour).toBe(hour);
    expect(busy.has(at.day)).toBe(false);
    expect(expected_engagements).toBeCloseTo(expectedAt(at.weekday, hour), 1);
    expect(sample).toBe(counted.filter((post) => post.weekday === at.weekday && post.hour === hour).length);
    // On days after today, no other hour of the day has a higher expectation.
    const best = Math.max(...hours.map((other) => expectedAt(at.weekday, other)));
    if (at.day !== local(now).day) expect(expected_engagements).toBeCloseTo(best, 1);
  }
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((weekday) => Math.max(...hours.map((hour) => expectedAt(weekday, hour))));
  expect(slots[0]?.expected_engagements).toBeCloseTo(Math.max(...weekdays), 1);
});

test("reports the day that would exceed the daily limit for posts, and rejects impossible periods", async () => {
  const service = await startService();
  await service.store.writer.updateTable("sb_accounts").set({ daily_limits: '{"post":2}' }).execute();
  service.service.accounts.invalidate("wsp_demo");
  await service.call("create_post", { text: "Today's first" });
  for (const hour of [12, 13]) {
    await schedule(service, `Today at ${hour}`, `2026-06-15T${hour}:00:00Z`);
    await schedule(service, `Tomorrow at ${hour}`, `2026-06-16T${hour}:00:00Z`);
  }
  const { days } = await calendarOf(service);
  expect(days.map(({ day, over_limit }) => [day, over_limit])).toEqual([
    ["2026-06-15", true],
    ["2026-06-16", false],
  ]);
  const rejected = async (input: object) =>
    (await service.call("get_content_calendar", input)).error.errors as { pointer: string; hint: string }[];
  expect(await rejected({ from: "2026-06-15", to: "2026-06-14" })).toMatchObject([{ pointer: "/to" }]);
  expect(await rejected({ from: "2026-01-01", to: "2026-06-14" })).toMatchObject([
    { hint: "With this first day, the last possible day is 2026-04-02." },
  ]);
  expect((await calendarOf(service, { to: "2026-06-14" })).period).toMatchObject({ from: "2026-05-18" });
});
