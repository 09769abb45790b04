import { expect, test } from "vitest";
import type { FollowerAnalytics, FollowerPoint } from "../../../../generated/schemas.ts";
import { daysOfPeriod, periodOf } from "../../../support/analytics-periods.ts";
import { daysUpTo, localDay } from "../../../support/local-day.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const timezone = "Europe/Stockholm";
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);

test("computes growth, sources and every point of each period from the follows", async () => {
  const service = await startService();
  const rows = await networkOf(service).selectFrom("net_follows").selectAll().execute();
  const follows = rows
    .filter(({ target_id }) => target_id === owner)
    .map(({ created_at, source }) => ({ source, day: localDay(created_at, timezone) }));
  for (const [period, interval] of [
    ["7d", "day"],
    ["30d", "week"],
    ["90d", "day"],
    ["365d", "week"],
    ["this_month", "day"],
    ["this_month", "week"],
    ["last_month", "day"],
  ] as const) {
    const body: FollowerAnalytics = (await service.call("get_follower_analytics", { period, interval })).body;
    const { days, before } = daysOfPeriod(period);
    const within = (from = "", to = "") => follows.filter(({ day }) => day >= from && day <= to).length;
    expect(body).toMatchObject({
      timezone,
      interval,
      period: periodOf(days),
      previous_period: periodOf(before),
      followers: { value: within("0000", days.at(-1)), previous: within("0000", before.at(-1)) },
      new_followers: { value: within(days[0], days.at(-1)), previous: within(before[0], before.at(-1)) },
    });
    const sources = new Set(follows.map(({ source }) => source));
    for (const source of sources) {
      const from = (wanted: readonly string[]) =>
        follows.filter((follow) => follow.source === source && wanted.includes(follow.day)).length;
      const [now, then] = [from(days), from(before)];
      const found = body.sources.find((one) => one.source === source);
      if (now + then === 0) expect(found).toBeUndefined();
      else
        expect(found).toMatchObject({
          new_followers: now,
          previous: then,
          share: percent(now, body.new_followers.value ?? 0),
        });
    }
    expect(body.series.map(({ new_followers }) => new_followers)).toEqual(
      body.series.map(({ from, to }) => within(from, to)),
    );
    expect(body.series.map(({ followers }) => followers)).toEqual(body.series.map(({ to }) => within("0000", to)));
    expect(body.series.flatMap(daysOf)).toEqual(days);
    if (interval === "day") expect(body.series).toHaveLength(days.length);
    else for (const { from } of body.series.slice(1)) expect(new Date(from).getUTCDay()).toBe(1);
  }
});

function daysOf({ from, to }: FollowerPoint): string[] {
  return daysUpTo(to, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
}

test("counts a new follower on the day of the account's time zone", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0040", "Pacific/Kiritimati");
  const read = async () =>
    (await service.call("get_follower_analytics", { period: "7d", account_id })).body as FollowerAnalytics;
  const before = await read();
  expect(before.series.at(-1)).toMatchObject({ from: "2026-06-15" });
  service.clock.advance(3_600_000); // 10:30 UTC is past midnight in Kiritimati
  await service.call("follow_user", { profile_id: "prf_demo_0040" });
  const after = await read();
  expect(after.series.at(-1)).toMatchObject({ from: "2026-06-16", new_followers: 1 });
  expect(after.followers.value).toBe((before.followers.value ?? 0) + 1);
  expect(after.sources).toContainEqual(expect.objectContaining({ source: "profile" }));
});
