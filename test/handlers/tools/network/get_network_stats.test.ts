import { expect, test } from "vitest";
import type { NetworkShare, NetworkStats } from "../../../../generated/schemas.ts";
import { daysOfPeriod, periodOf } from "../../../support/analytics-periods.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("every count is computed from the account's connections", async () => {
  const service = await startService();
  const rows = await networkOf(service)
    .selectFrom("net_connections as c")
    .innerJoin("net_members as m", "m.id", "c.other_id")
    .select(["c.connected_at", "m.industry", "m.location", "m.seniority", "m.company_name as company"])
    .where("c.member_id", "=", "prf_demo_0001")
    .execute();
  await networkOf(service)
    .updateTable("net_members")
    .set({ seniority: "" })
    .where("id", "=", "prf_demo_0002")
    .execute();
  const timezone = (await service.call("get_account")).body.timezone;
  const dayOf = (at: number) => new Intl.DateTimeFormat("sv", { timeZone: timezone }).format(at);
  for (const period of ["30d", "365d", "this_month", "last_month"] as const) {
    const body = (await service.call("get_network_stats", { period })).body as NetworkStats;
    const { days, before: daysBefore } = daysOfPeriod(period);
    expect(body).toMatchObject({ period: periodOf(days), previous_period: periodOf(daysBefore) });
    const countUpTo = (last = "") => rows.filter(({ connected_at }) => dayOf(connected_at) <= last).length;
    const countIn = (wanted: readonly string[]) =>
      rows.filter(({ connected_at }) => wanted.includes(dayOf(connected_at))).length;
    const [total, before] = [countUpTo(days.at(-1)), countUpTo(daysBefore.at(-1))];
    const [added, addedBefore] = [countIn(days), countIn(daysBefore)];
    const change = (value: number, previous: number) =>
      previous === 0 ? null : Math.round(((value - previous) / previous) * 1_000) / 10;
    expect(body.connections).toEqual({ value: total, previous: before, change_percent: change(total, before) });
    expect(body.new_connections).toEqual({
      value: added,
      previous: addedBefore,
      change_percent: change(added, addedBefore),
    });
  }
  const stats = (await service.rest("GET /network/stats")).body as NetworkStats;
  for (const [key, share] of Object.entries({
    industry: stats.by_industry,
    location: stats.by_location,
    company: stats.by_company,
    seniority: stats.by_seniority,
  } satisfies Record<string, NetworkShare>)) {
    const counts = new Map<string, number>();
    const values = rows.map((row) => row[key as "industry"]); // `key` is one of these four columns
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const unknown = key === "seniority" ? 1 : 0;
    if (unknown) expect(share.unknown_count).toBe(1);
    expect(share.top.length).toBe(Math.min(10, counts.size));
    const shown = share.top.reduce((sum, { count }) => sum + count, 0);
    expect(shown + share.other_count + share.unknown_count).toBe(rows.length);
    if (unknown) continue;
    const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const top = sorted
      .slice(0, 10)
      .map(([value, count]) => ({ value, count, percent: Math.round((count / rows.length) * 1_000) / 10 }));
    expect(share.top).toEqual(top);
  }
});
