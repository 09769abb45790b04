import { expect, test } from "vitest";
import type { AudienceDemographics } from "../../../../generated/schemas.ts";
import { daysUpTo, localDay } from "../../../support/local-day.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);

/** Counts values with a loop and returns the ten most frequent ones, the rest and the number of empty ones. */
function splitOf(values: readonly string[]) {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== "") counts[value] = (counts[value] ?? 0) + 1;
  const sorted = Object.entries(counts).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return {
    groups: sorted.slice(0, 10).map(([value, count]) => ({ value, count, share: percent(count, values.length) })),
    other_count: sorted.slice(10).reduce((sum, [, count]) => sum + count, 0),
    unknown_count: values.filter((value) => value === "").length,
  };
}

test("breaks down each audience by the profiles of its members", async () => {
  const service = await startService();
  const network = networkOf(service);
  await network
    .updateTable("net_members")
    .set({ company_id: null, industry: "" })
    .where("id", "=", "prf_demo_0002")
    .execute();
  const members = await network.selectFrom("net_members").selectAll().execute();
  const companies = await network.selectFrom("net_companies").selectAll().execute();
  const posts = await network.selectFrom("net_posts").selectAll().where("author_id", "=", owner).execute();
  const mine = new Set(posts.map(({ id }) => id));
  const reactions = await network.selectFrom("net_reactions").selectAll().execute();
  const comments = await network.selectFrom("net_comments").selectAll().execute();
  const engaged = [
    ...reactions.map((row) => ({ id: row.member_id, post: row.target_id, at: row.created_at })),
    ...comments.map((row) => ({ id: row.author_id, post: row.post_id, at: row.created_at })),
  ].filter(({ id, post }) => mine.has(post) && id !== owner);
  const follows = await network.selectFrom("net_follows").selectAll().where("target_id", "=", owner).execute();
  const connections = await network.selectFrom("net_connections").selectAll().where("member_id", "=", owner).execute();
  const audiences = {
    followers: follows.map((row) => ({ id: row.follower_id, at: row.created_at })),
    connections: connections.map((row) => ({ id: row.other_id, at: row.connected_at })),
    engagers: engaged,
  };
  for (const [of, period, days] of [
    ["followers", undefined, null],
    ["followers", "365d", 365],
    ["connections", undefined, null],
    ["connections", "90d", 90],
    ["engagers", undefined, 90],
    ["engagers", "30d", 30],
  ] as const) {
    const body: AudienceDemographics = (await service.call("get_audience_demographics", { of, period })).body;
    const from = days === null ? "0000" : (daysUpTo("2026-06-15", days)[0] ?? "");
    const ids = new Set(audiences[of].filter(({ at }) => localDay(at, "Europe/Stockholm") >= from).map(({ id }) => id));
    const people = members.filter(({ id }) => ids.has(id));
    expect(people.length).toBeGreaterThan(5);
    expect(body).toEqual({
      of,
      period: days === null ? null : { from, to: "2026-06-15", days },
      size: ids.size,
      industries: splitOf(people.map(({ industry }) => industry)),
      titles: splitOf(people.map(({ title }) => title)),
      seniorities: splitOf(people.map(({ seniority }) => seniority)),
      locations: splitOf(people.map(({ location }) => location)),
      company_sizes: splitOf(
        people.map(({ company_id }) => companies.find(({ id }) => id === company_id)?.size_band ?? ""),
      ),
    });
  }
});

test("an audience without members has empty breakdowns", async () => {
  const service = await startService();
  await networkOf(service).deleteFrom("net_follows").where("target_id", "=", owner).execute();
  const { body } = await service.call("get_audience_demographics");
  expect(body).toMatchObject({ of: "followers", size: 0, titles: { groups: [], other_count: 0, unknown_count: 0 } });
});
