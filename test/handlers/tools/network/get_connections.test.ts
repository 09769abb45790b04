import { expect, test } from "vitest";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import type { Connection } from "../../../../generated/schemas.ts";
import type { AnnotationRow } from "../../../../handlers/service/annotations/tables.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const ana = "prf_demo_0002";

const list = (service: TestService, filter: object, limit: number): Promise<Connection[]> =>
  everyPage<Connection>(service, "get_connections", filter, limit);

const connectionsOf = (service: TestService) =>
  networkOf(service)
    .selectFrom("net_connections as c")
    .innerJoin("net_members as m", "m.id", "c.other_id")
    .selectAll("m")
    .select("c.connected_at")
    .where("c.member_id", "=", owner)
    .orderBy("c.connected_at", "desc")
    .orderBy("m.id", "desc")
    .execute();

/** Returns the id of a member with whom the account has no contact. */
async function findStranger(service: TestService): Promise<string> {
  const known = [
    ...(await connectionsOf(service)).map(({ id }) => id),
    ...(await latestContacts(service)).keys(),
    owner,
  ];
  const members = networkOf(service).selectFrom("net_members").select("id").where("id", "not in", known);
  return (await members.executeTakeFirstOrThrow()).id;
}

const idsOf = (connections: readonly Connection[]): string[] => connections.map(({ profile }) => profile.id);

const begins = (text: string, query: string): boolean =>
  foldWords(query).every((start) => foldWords(text).some((word) => word.startsWith(start)));

test("lists every connection once, newest first, for any page size and on both surfaces", async () => {
  const service = await startService();
  const expected = (await connectionsOf(service)).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(28);
  for (const limit of [1, 7, 100]) {
    expect(idsOf(await list(service, {}, limit))).toEqual(expected);
  }
  const { body } = await service.rest("GET /connections?limit=3");
  expect(body).toEqual((await service.call("get_connections", { limit: 3 })).body);
  expect(body.data[0]).toMatchObject({ profile: { degree: 1 }, tags: [], note: null });
});

test("pages continue correctly if a connection is added in between", async () => {
  const service = await startService();
  const expected = (await connectionsOf(service)).map(({ id }) => id);
  const first = (await service.call("get_connections", { limit: 5 })).body;
  service.clock.advance(1000);
  await service.call("respond_to_invitation", { invitation_id: "inv_demo_0001", action: "accept" });
  const rest = (await service.call("get_connections", { limit: 100, cursor: first.next_cursor })).body;
  expect(idsOf([...first.data, ...rest.data])).toEqual(expected);
  expect(idsOf((await service.call("get_connections", { limit: 1 })).body.data)).toEqual(["prf_demo_0050"]);
});

test("filters by prefixes of words, ignoring case and diacritics", async () => {
  const service = await startService();
  const all = await connectionsOf(service);
  const find = async (filter: object) => idsOf(await list(service, filter, 4));
  expect(await find({ keyword: "ANA FERR" })).toEqual([ana]);
  expect(await find({ keyword: "!!" })).toEqual([]);
  expect(await find({ keyword: "engin" })).toEqual(
    all.filter((m) => begins(`${m.name} ${m.headline}`, "engin")).map(({ id }) => id),
  );
  expect(await find({ title: "manager" })).toEqual(all.filter((m) => begins(m.title, "manager")).map(({ id }) => id));
  const industry = all.find((m) => m.industry !== "")?.industry ?? "";
  expect(await find({ industry })).toEqual(all.filter((m) => begins(m.industry, industry)).map(({ id }) => id));
  expect(await find({ location: "copenhagen", title: "director" })).toEqual(
    all.filter((m) => begins(m.location, "copenhagen") && begins(m.title, "director")).map(({ id }) => id),
  );
  const atTejo = all.filter((m) => m.company_id === "cmp_demo_0002").map(({ id }) => id);
  expect(atTejo).toContain(ana);
  expect(await find({ company: "cmp_demo_0002" })).toEqual(atTejo);
  expect(await find({ company: "tejo cloud" })).toEqual(atTejo);
  const since = all[9]?.connected_at ?? 0;
  expect(await find({ connected_since: new Date(since).toISOString() })).toEqual(all.slice(0, 10).map(({ id }) => id));
});

test("shows and filters by the account's own tags and notes only", async () => {
  const service = await startService();
  const annotation = { profile_id: ana, tags: JSON.stringify(["Berlin", "warm"]), note: "Met in May", updated_at: 0 };
  const otherAccount = await addAccount(service, "prf_demo_0003");
  await service.store.writer
    .withTables<{ svc_annotations: AnnotationRow }>()
    .insertInto("svc_annotations")
    .values([
      { ...annotation, account_id: service.accountId },
      { ...annotation, account_id: otherAccount, profile_id: "prf_demo_0004" },
    ])
    .execute();
  const { data } = (await service.call("get_connections", { tag: "berlin" })).body;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ profile: { id: ana }, tags: ["Berlin", "warm"], note: "Met in May" });
  expect((await service.call("get_connections", { tag: "ber" })).body.data).toEqual([]);
});

test("sorts by name", async () => {
  const service = await startService();
  const names = (await list(service, { sort: "name" }, 6)).map((c) => c.profile.name);
  expect(names).toHaveLength((await connectionsOf(service)).length);
  expect(names).toEqual([...names].sort());
});

test("returns the latest contact with each connection, and sorts by it", async () => {
  const service = await startService();
  const latest = await latestContacts(service);
  const listed = await list(service, { sort: "last_interaction" }, 8);
  expect(new Set(idsOf(listed)).size).toBe((await connectionsOf(service)).length);
  const times = listed.map((c) => (c.last_interaction ? Date.parse(c.last_interaction.at) : 0));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const { profile, last_interaction } of listed) {
    const expected = latest.get(profile.id);
    expect(last_interaction).toEqual(
      expected ? { kind: expected.kind, at: new Date(expected.at).toISOString() } : null,
    );
  }
  expect(listed.filter((c) => c.last_interaction === null).length).toBeLessThan(listed.length);
  await networkOf(service)
    .insertInto("net_connections")
    .values({ member_id: owner, other_id: await findStranger(service), connected_at: 1, other_rank: 0 })
    .execute();
  expect(await list(service, { sort: "last_interaction" }, 8)).toHaveLength(listed.length + 1);
  expect(await list(service, { sort: "dormant" }, 8)).toEqual(listed.filter((c) => c.last_interaction).reverse());
});

test.each(["last_interaction", "dormant"])(
  "pages sorted by %s list every connection once, even if some are contacted in between",
  async (sort) => {
    const service = await startService();
    const expected = idsOf(await list(service, { sort }, 100));
    const first = (await service.call("get_connections", { sort, limit: 5 })).body;
    service.clock.advance(1000);
    for (const profile_id of [expected[1], expected[7], expected.at(-1)])
      expect((await service.call("send_message", { profile_id, text: "Hello" })).error).toBeUndefined();
    const second = (await service.call("get_connections", { sort, limit: 5, cursor: first.next_cursor })).body;
    const rest = await list(service, { sort, cursor: second.next_cursor }, 100);
    expect(idsOf([...first.data, ...second.data, ...rest])).toEqual(expected);
  },
);

/**
 * Computes the latest contacts from all rows: messages in conversations that are not groups, and comments and
 * reactions on the owner's posts.
 */
async function latestContacts(service: TestService): Promise<Map<string, { kind: string; at: number }>> {
  const tables = networkOf(service);
  const messages = await tables
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .innerJoin("net_participants as p", "p.conversation_id", "c.id")
    .select(["m.sender_id", "m.created_at", "p.member_id", "m.conversation_id"])
    .where("c.kind", "!=", "group")
    .where("m.deleted_at", "is", null)
    .execute();
  const own = new Set(messages.filter((m) => m.member_id === owner).map((m) => m.conversation_id));
  const posts = tables.selectFrom("net_posts").select("id").where("author_id", "=", owner);
  const comments = await tables.selectFrom("net_comments").selectAll().where("post_id", "in", posts).execute();
  const reactions = await tables.selectFrom("net_reactions").selectAll().where("target_id", "in", posts).execute();
  const contacts = [
    ...messages
      .filter((m) => m.member_id !== owner && own.has(m.conversation_id))
      .map((m) => ({
        id: m.member_id,
        at: m.created_at,
        kind: m.sender_id === owner ? "message_sent" : "message_received",
      })),
    ...comments.map((c) => ({ id: c.author_id, at: c.created_at, kind: "comment_received" })),
    ...reactions.map((r) => ({ id: r.member_id, at: r.created_at, kind: "reaction_received" })),
  ];
  return new Map(contacts.sort((a, b) => a.at - b.at).map(({ id, ...contact }) => [id, contact]));
}

test("returns the direct conversation and the time of the latest message in it", async () => {
  const service = await startService();
  const row = async () => (await service.call("get_connections", { keyword: "Ana Ferreira" })).body.data[0];
  expect((await row()).conversation_id).toBe("cnv_demo_0001");
  service.clock.advance(1000);
  await service.call("send_message", { profile_id: ana, text: "Hello" });
  expect((await row()).last_interaction).toEqual({ kind: "message_sent", at: "2026-06-15T09:30:01.000Z" });
});

test("excludes members blocked in either direction", async () => {
  const service = await startService();
  const before = idsOf(await list(service, {}, 100));
  await block(service, owner, ana);
  await block(service, "prf_demo_0003", owner);
  expect(idsOf(await list(service, {}, 100))).toEqual(before.filter((id) => id !== ana && id !== "prf_demo_0003"));
});

test("rejects a cursor of other filters, and arguments out of range", async () => {
  const service = await startService();
  const { next_cursor } = (await service.call("get_connections", { limit: 2 })).body;
  const other = await service.call("get_connections", { limit: 2, sort: "name", cursor: next_cursor });
  expect(other.error).toMatchObject({ status: 400, code: "invalid_cursor" });
  const wrong = await service.rest("GET /connections?limit=101&sort=age&connected_since=yesterday");
  expect(wrong.error).toMatchObject({ status: 400, code: "invalid_arguments" });
  expect(wrong.error.errors.map((problem: { pointer: string }) => problem.pointer).sort()).toEqual([
    "/connected_since",
    "/limit",
    "/sort",
  ]);
});
