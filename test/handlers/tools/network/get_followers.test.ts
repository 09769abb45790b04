import { expect, test } from "vitest";
import type { Follower } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

const list = (service: TestService, filter: object = {}, limit = 100): Promise<Follower[]> =>
  everyPage<Follower>(service, "get_followers", filter, limit);

const idsOf = (followers: readonly Follower[]): string[] => followers.map(({ profile }) => profile.id);

const rowsOf = (service: TestService) =>
  networkOf(service)
    .selectFrom("net_follows as f")
    .innerJoin("net_members as m", "m.id", "f.follower_id")
    .select(["f.follower_id", "f.created_at", "f.source", "m.name", "m.headline"])
    .where("f.target_id", "=", owner)
    .orderBy("f.created_at", "desc")
    .orderBy("f.follower_id", "desc")
    .execute();

test("lists every follower once, newest first, for any page size", async () => {
  const service = await startService();
  const rows = await rowsOf(service);
  for (const limit of [1, 8, 100]) {
    expect(idsOf(await list(service, {}, limit))).toEqual(rows.map(({ follower_id }) => follower_id));
  }
  const followers = await list(service);
  expect(followers.map(({ source }) => source)).toEqual(rows.map(({ source }) => source));
  const own = (await service.call("get_profile", { sections: [] })).body;
  expect(own.follower_count).toBe(followers.length);
  expect((await service.rest("GET /followers?limit=100")).body.data).toEqual(followers);
});

test("marks followers who are connections, and those whom the account follows back", async () => {
  const service = await startService();
  const network = networkOf(service);
  const connections = await network
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", owner)
    .execute();
  const followed = await network
    .selectFrom("net_follows")
    .select("target_id")
    .where("follower_id", "=", owner)
    .execute();
  const followers = await list(service);
  for (const { profile, connected, following } of followers) {
    expect(connected).toBe(connections.some(({ other_id }) => other_id === profile.id));
    expect(following).toBe(followed.some(({ target_id }) => target_id === profile.id));
  }
  expect(new Set(followers.map(({ connected }) => connected))).toEqual(new Set([true, false]));
});

test("filters by words of name or headline, and by time", async () => {
  const service = await startService();
  const rows = await rowsOf(service);
  const words = (text: string) => text.toLowerCase().split(/[^a-z]+/);
  expect(idsOf(await list(service, { keyword: "direc" }, 2))).toEqual(
    rows
      .filter(({ name, headline }) => words(`${name} ${headline}`).some((word) => word.startsWith("direc")))
      .map(({ follower_id }) => follower_id),
  );
  const since = new Date(rows[4]?.created_at ?? 0).toISOString();
  expect(idsOf(await list(service, { since }))).toEqual(rows.slice(0, 5).map(({ follower_id }) => follower_id));
});

test("pages continue correctly if a follower is added in between", async () => {
  const service = await startService();
  const expected = (await rowsOf(service)).map(({ follower_id }) => follower_id);
  const first = (await service.call("get_followers", { limit: 2 })).body;
  const members = await networkOf(service).selectFrom("net_members").select("id").execute();
  const stranger = members.find(({ id }) => id !== owner && !expected.includes(id))?.id ?? "";
  await networkOf(service)
    .insertInto("net_follows")
    .values({
      follower_id: stranger,
      kind: "member",
      target_id: owner,
      created_at: service.clock() + 1000,
      source: "post",
    })
    .execute();
  const rest = (await service.call("get_followers", { limit: 100, cursor: first.next_cursor })).body;
  expect(idsOf([...first.data, ...rest.data])).toEqual(expected);
  expect(idsOf(await list(service, {}, 100))).toEqual([stranger, ...expected]);
});

test("excludes members blocked in either direction", async () => {
  const service = await startService();
  const [first = "", second = "", ...others] = (await rowsOf(service)).map(({ follower_id }) => follower_id);
  await block(service, owner, first);
  await block(service, second, owner);
  expect(idsOf(await list(service))).toEqual(others);
});
