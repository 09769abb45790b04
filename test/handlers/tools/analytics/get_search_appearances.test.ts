import { expect, test } from "vitest";
import type { SearchAppearances } from "../../../../generated/schemas.ts";
import { daysOfPeriod, periodOf } from "../../../support/analytics-periods.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

test("adds up the appearances of each period by day, searcher and keyword", async () => {
  const service = await startService();
  const network = networkOf(service);
  const unnamed = { member_id: owner, day: "2026-06-14", searcher_title: "", searcher_company: "Acme", keyword: "" };
  await network
    .insertInto("net_search_appearances")
    .values({ ...unnamed, count: 3 })
    .execute();
  const rows = (await network.selectFrom("net_search_appearances").selectAll().execute()).filter(
    ({ member_id }) => member_id === owner,
  );
  for (const [period, interval, points] of [
    ["7d", undefined, 7],
    ["30d", "day", 30],
    ["90d", undefined, 14],
    ["this_month", "week", 3],
    ["last_month", "day", 31],
  ] as const) {
    const { body }: { body: SearchAppearances } = await service.call("get_search_appearances", { period, interval });
    const { days, before } = daysOfPeriod(period);
    const sum = (wanted: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(wanted).reduce((total, row) => total + row.count, 0);
    const within = (from = "", to = "") => sum(({ day }) => day >= from && day <= to);
    const total = within(days[0], days.at(-1));
    expect(total).toBeGreaterThan(0);
    expect(body).toMatchObject({ period: periodOf(days), previous_period: periodOf(before) });
    expect(body.appearances).toMatchObject({ value: total, previous: within(before[0], before.at(-1)) });
    expect(body.series.map(({ appearances }) => appearances)).toEqual(
      body.series.map(({ from, to }) => within(from, to)),
    );
    expect(body.series[0]?.from).toBe(days[0]);
    expect(body.series).toHaveLength(points);
    const columns = { searcher_titles: "searcher_title", searcher_companies: "searcher_company", keywords: "keyword" };
    for (const [name, column] of Object.entries(columns)) {
      const split = body[name as "keywords"];
      const of = (value: string) => sum((row) => days.includes(row.day) && row[column as "keyword"] === value);
      expect(split.groups.map((group) => group.count)).toEqual(split.groups.map(({ value }) => of(value)));
      expect(split.unknown_count).toBe(of(""));
      const listed = split.groups.reduce((all, group) => all + group.count, 0);
      expect(listed + split.other_count + split.unknown_count).toBe(total);
      const values = new Set(rows.map((row) => row[column as "keyword"]).filter((value) => value !== ""));
      const rest = [...values].filter((value) => !split.groups.some((group) => group.value === value));
      for (const value of rest) expect(of(value)).toBeLessThanOrEqual(split.groups.at(-1)?.count ?? 0);
    }
  }
});
