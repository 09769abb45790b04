import { expect, test } from "vitest";
import type { Reaction } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const rowsOf = async (service: TestService) =>
  (await networkOf(service).selectFrom("net_reactions").selectAll().where("target_id", "=", "pst_demo_0003").execute())
    .sort((a, b) => b.created_at - a.created_at || (a.member_id < b.member_id ? 1 : -1))
    .map(({ member_id, type, created_at }) => ({ member_id, type, created_at: new Date(created_at).toISOString() }));

const inShort = (reactions: readonly Reaction[]) =>
  reactions.map(({ profile, type, created_at }) => ({ member_id: profile.id, type, created_at }));

/** Adds reactions of eight more members, in pairs with the same time. */
async function addReactions(service: TestService): Promise<void> {
  for (let at = 0; at < 8; at++) {
    const reaction = { member_id: `prf_demo_009${at}`, type: at % 3 === 0 ? "love" : "like" } as const;
    await networkOf(service)
      .insertInto("net_reactions")
      .values({
        ...reaction,
        target_id: "pst_demo_0003",
        target_kind: "post",
        created_at: service.clock() - Math.floor(at / 2),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

test("lists each reaction once, newest first, for any page size and on both surfaces", async () => {
  const service = await startService();
  await addReactions(service);
  const expected = await rowsOf(service);
  const input = { post_id: "pst_demo_0003" };
  for (const limit of [1, 3, 100]) {
    expect(inShort(await everyPage(service, "list_post_reactions", input, limit))).toEqual(expected);
  }
  const { body } = await service.rest("GET /posts/pst_demo_0003/reactions?limit=100");
  const { data } = body as { data: Reaction[] };
  expect(inShort(data)).toEqual(expected);
  expect(data.every(({ post_id, comment_id }) => post_id === "pst_demo_0003" && comment_id === null)).toBe(true);
});

test("filters by kind of reaction", async () => {
  const service = await startService();
  await addReactions(service);
  const input = { post_id: "pst_demo_0003", type: "love" };
  const found = await everyPage<Reaction>(service, "list_post_reactions", input, 2);
  expect(inShort(found)).toEqual((await rowsOf(service)).filter(({ type }) => type === "love"));
  expect(found.length).toBeGreaterThanOrEqual(3);
});

test("marks the account's own reaction, and a cursor remains valid after it", async () => {
  const service = await startService();
  await addReactions(service);
  const expected = await rowsOf(service);
  const input = { post_id: "pst_demo_0003", limit: 2 };
  const first = (await service.call("list_post_reactions", input)).body as { data: Reaction[]; next_cursor: string };
  service.clock.advance(1000);
  await service.call("react_to_post", { post_id: "pst_demo_0003", type: "celebrate" });
  const second = await service.call("list_post_reactions", { ...input, cursor: first.next_cursor });
  expect(inShort([...first.data, ...(second.body as { data: Reaction[] }).data])).toEqual(expected.slice(0, 4));
  const { body } = await service.call("list_post_reactions", input);
  const [newest, next] = (body as { data: Reaction[] }).data;
  expect(newest).toMatchObject({ own: true, type: "celebrate", profile: { id: "prf_demo_0001" } });
  expect(next?.own).toBe(false);
});

test("excludes reactions of members who block the account", async () => {
  const service = await startService();
  await addReactions(service);
  await networkOf(service)
    .insertInto("net_blocks")
    .values({ member_id: "prf_demo_0090", blocked_id: "prf_demo_0001", reason: null, created_at: service.clock() })
    .execute();
  const found = await everyPage<Reaction>(service, "list_post_reactions", { post_id: "pst_demo_0003" }, 100);
  expect(found.map(({ profile }) => profile.id)).not.toContain("prf_demo_0090");
  expect(found).toHaveLength((await rowsOf(service)).length - 1);
});

test("does not find an unknown post, and rejects an unknown kind", async () => {
  const service = await startService();
  const unknown = await service.rest("GET /posts/pst_unknown/reactions");
  expect(unknown).toMatchObject({ status: 404, error: { code: "not_found" } });
  const kind = await service.rest("GET /posts/pst_demo_0001/reactions?type=angry");
  expect(kind).toMatchObject({ status: 400, error: { code: "invalid_arguments", errors: [{ pointer: "/type" }] } });
});
