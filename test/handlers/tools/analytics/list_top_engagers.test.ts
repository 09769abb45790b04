import { expect, test } from "vitest";
import type { Engager } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { daysOfPeriod } from "../../../support/analytics-periods.ts";
import { localDay } from "../../../support/local-day.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

/** Computes the ranking of a period with loops over the tables. */
async function computeEngagers(service: TestService, period: Parameters<typeof daysOfPeriod>[0]) {
  const network = networkOf(service);
  const { days } = daysOfPeriod(period);
  const posts = await network.selectFrom("net_posts").selectAll().where("author_id", "=", owner).execute();
  const engaged = new Map<string, { reactions: number; comments: number; last: number }>();
  const add = (id: string, kind: "reactions" | "comments", post: string, at: number) => {
    if (id === owner || !posts.some((one) => one.id === post) || !days.includes(localDay(at, "Europe/Stockholm")))
      return;
    const counts = engaged.get(id) ?? { reactions: 0, comments: 0, last: 0 };
    counts[kind] += 1;
    counts.last = Math.max(counts.last, at);
    engaged.set(id, counts);
  };
  for (const row of await network.selectFrom("net_reactions").selectAll().execute())
    add(row.member_id, "reactions", row.target_id, row.created_at);
  for (const row of await network.selectFrom("net_comments").selectAll().execute())
    add(row.author_id, "comments", row.post_id, row.created_at);
  return [...engaged]
    .map(([id, { reactions, comments, last }]) => ({ id, reactions, comments, score: reactions + 2 * comments, last }))
    .sort((a, b) => b.score - a.score || b.last - a.last || (a.id < b.id ? 1 : -1));
}

const shown = ({ profile, reactions, comments, score, last_engaged_at }: Engager) => ({
  id: profile.id,
  reactions,
  comments,
  score,
  last: Date.parse(last_engaged_at),
});

test("ranks the engagers of each period, with filters and pages", async () => {
  const service = await startService();
  for (const period of ["30d", "90d", "365d", "this_month", "last_month"] as const) {
    const expected = await computeEngagers(service, period);
    expect(expected.length).toBeGreaterThan(20);
    const listed = await everyPage<Engager>(service, "list_top_engagers", { period }, 17);
    expect(listed.map(shown)).toEqual(expected);
  }
  const all = (await computeEngagers(service, "90d")).map(({ id }) => id);
  const [connected, others] = await Promise.all(
    [true, false].map((connected) => everyPage<Engager>(service, "list_top_engagers", { connected }, 100)),
  );
  expect(connected?.every(({ profile }) => profile.degree === 1)).toBe(true);
  expect(others?.some(({ profile }) => profile.degree === 1)).toBe(false);
  expect([...(connected ?? []), ...(others ?? [])].map(({ profile }) => profile.id).sort()).toEqual(all.sort());
});

test("later engagement counts immediately, but not on the pages of an earlier list", async () => {
  const service = await startService();
  const last = (await computeEngagers(service, "90d")).at(-1);
  const id = last?.id ?? "";
  const first = (await service.call("list_top_engagers", { limit: 1 })).body;
  service.clock.advance(60_000);
  const account_id = await addAccount(service, id);
  const { id: post_id } = (await service.call("create_post", { text: "What do you think?" })).body;
  for (let count = 0; count < 100; count++)
    await networkOf(service)
      .insertInto("net_comments")
      .values({
        id: `com_more_${count}`,
        post_id,
        parent_id: null,
        author_id: id,
        text: "More",
        created_at: service.clock(),
      })
      .execute();
  await service.call("react_to_post", { post_id, type: "like", account_id });
  const { data } = (await service.call("list_top_engagers", { limit: 1 })).body;
  expect(data).toMatchObject([{ profile: { id }, comments: 100 + (last?.comments ?? 0) }]);
  expect(data[0].last_interaction).toMatchObject({ at: new Date(service.clock()).toISOString() });
  const rest = await service.call("list_top_engagers", { limit: 100, cursor: first.next_cursor });
  expect((rest.body.data as Engager[]).map(shown)).toContainEqual(last);
  await block(service, id, owner);
  const { body } = await service.call("list_top_engagers", { limit: 1 });
  expect(body.data[0].profile.id).not.toBe(id);
});
