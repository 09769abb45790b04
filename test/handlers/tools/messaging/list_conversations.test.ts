import { expect, test } from "vitest";
import type { Conversation, ConversationItem } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { startService, type TestService } from "../../../support/start-service.ts";
import { block } from "../../../support/block.ts";
import { networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";

const owner = "prf_demo_0001";
const ana = "prf_demo_0002";

const list = (service: TestService, input: object = {}): Promise<Conversation[]> =>
  everyPage<Conversation>(service, "list_conversations", { detail: "full", ...input }, 100);

/** Replaces what the account has noted on a conversation. */
async function note(
  service: TestService,
  conversation_id: string,
  values: { labels?: string; snoozed_until?: number },
): Promise<void> {
  const states = serviceTablesOf(service);
  await states.deleteFrom("svc_conversation_states").where("conversation_id", "=", conversation_id).execute();
  const nothing = { account_id: "acc_demo_0001", conversation_id, snoozed_until: null, labels: "[]", draft: null };
  await states
    .insertInto("svc_conversation_states")
    .values({ ...nothing, ...values })
    .execute();
}

const idsOf = (conversations: readonly Conversation[]): string[] => conversations.map(({ id }) => id);

/** Reads the owner's conversations with simple queries, each with its participant row and messages, newest first. */
async function readInbox(service: TestService) {
  const tables = networkOf(service);
  const sides = await tables
    .selectFrom("net_participants as p")
    .innerJoin("net_conversations as c", "c.id", "p.conversation_id")
    .selectAll("p")
    .select(["c.kind", "c.title", "c.subject", "c.created_at as begun_at"])
    .where("p.member_id", "=", owner)
    .execute();
  const states = await serviceTablesOf(service).selectFrom("svc_conversation_states").selectAll().execute();
  const messages = await tables.selectFrom("net_messages").selectAll().execute();
  return sides
    .map((side) => {
      const own = messages.filter(({ conversation_id }) => conversation_id === side.conversation_id);
      const sorted = own.sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
      const state = states.find(({ conversation_id }) => conversation_id === side.conversation_id);
      const { snoozed_until = null, labels = "[]", draft = null } = state ?? {};
      return {
        ...side,
        snoozed_until,
        labels,
        draft,
        messages: sorted,
        active_at: sorted[0]?.created_at ?? side.begun_at,
      };
    })
    .sort((a, b) => b.active_at - a.active_at || (a.conversation_id < b.conversation_id ? 1 : -1));
}

test("lists open conversations by newest activity, with counts that match their rows", async () => {
  const service = await startService();
  const inbox = await readInbox(service);
  const open = inbox.filter(({ archived, snoozed_until }) => archived === 0 && (snoozed_until ?? 0) <= service.clock());
  const listed = await list(service);
  expect(idsOf(listed)).toEqual(open.map(({ conversation_id }) => conversation_id));
  expect(listed.length).toBeGreaterThan(5);
  for (const [at, side] of open.entries()) {
    const [last] = side.messages;
    const unread = side.messages.filter(
      ({ sender_id, created_at }) => sender_id !== owner && created_at > (side.last_read_at ?? -1),
    );
    expect(listed[at]).toMatchObject({
      kind: side.kind,
      title: side.title ?? side.subject,
      message_count: side.messages.length,
      unread_count: unread.length,
      awaiting_reply: last?.sender_id !== owner,
      last_message: {
        id: last?.id,
        direction: last?.sender_id === owner ? "sent" : "received",
        sent_at: new Date(last?.created_at ?? 0).toISOString(),
      },
      last_message_at: new Date(side.active_at).toISOString(),
      starred: side.starred === 1,
      muted: side.muted === 1,
      labels: JSON.parse(side.labels) as string[],
      draft: side.draft,
    });
  }
});

test("each filter returns exactly its conversations", async () => {
  const service = await startService();
  await networkOf(service)
    .updateTable("net_participants")
    .set({ starred: 1 })
    .where("member_id", "=", owner)
    .where("conversation_id", "in", ["cnv_demo_0002", "cnv_demo_0003"])
    .execute();
  await networkOf(service)
    .updateTable("net_participants")
    .set({ archived: 1 })
    .where("member_id", "=", owner)
    .where("conversation_id", "in", ["cnv_demo_0003", "cnv_demo_0005"])
    .execute();
  const inbox = await readInbox(service);
  const now = service.clock();
  const isSnoozed = (side: (typeof inbox)[number]) => (side.snoozed_until ?? 0) > now;
  const expected = {
    unread: inbox.filter((side) => side.unread_count > 0 && side.archived === 0 && !isSnoozed(side)),
    awaiting_reply: inbox.filter(
      (side) => side.messages[0]?.sender_id !== owner && side.archived === 0 && !isSnoozed(side),
    ),
    archived: inbox.filter((side) => side.archived === 1 && !isSnoozed(side)),
    starred: inbox.filter((side) => side.starred === 1 && side.archived === 0),
    inmail: inbox.filter((side) => side.kind === "inmail"),
  };
  for (const [filter, sides] of Object.entries(expected)) {
    expect(sides.length, filter).toBeGreaterThan(0);
    expect(idsOf(await list(service, { filter })), filter).toEqual(sides.map(({ conversation_id }) => conversation_id));
  }
});

test("a label also finds archived and snoozed conversations, and is compared as a whole", async () => {
  const service = await startService();
  const tables = networkOf(service);
  const later = service.clock() + 3_600_000;
  await note(service, "cnv_demo_0001", { labels: '["a \\"quoted\\" one","vip"]', snoozed_until: later });
  await note(service, "cnv_demo_0002", { labels: '["vip","x"]' });
  await note(service, "cnv_demo_0003", { labels: '["vip 2"]' });
  await tables
    .updateTable("net_participants")
    .set({ archived: 1 })
    .where("member_id", "=", owner)
    .where("conversation_id", "=", "cnv_demo_0002")
    .execute();
  expect(idsOf(await list(service, { label: "vip" })).sort()).toEqual(["cnv_demo_0001", "cnv_demo_0002"]);
  expect(idsOf(await list(service, { label: 'a "quoted" one' }))).toEqual(["cnv_demo_0001"]);
  expect(idsOf(await list(service, { label: "," }))).toEqual([]);
  expect(idsOf(await list(service, { label: "vip", filter: "archived" }))).toEqual(["cnv_demo_0002"]);
  const [labeled] = await list(service, { label: "x" });
  expect(labeled?.labels).toEqual(["vip", "x"]);
});

test("a snoozed conversation is hidden until its time has passed", async () => {
  const service = await startService();
  const { clock } = service;
  await networkOf(service)
    .updateTable("net_participants")
    .set({ starred: 1 })
    .where("member_id", "=", owner)
    .where("conversation_id", "=", "cnv_demo_0001")
    .execute();
  await note(service, "cnv_demo_0001", { snoozed_until: clock() + 60_000 });
  expect(idsOf(await list(service))).not.toContain("cnv_demo_0001");
  expect(idsOf(await list(service, { filter: "starred" }))).toContain("cnv_demo_0001");
  expect(idsOf(await list(service, { filter: "unread" }))).not.toContain("cnv_demo_0001");
  clock.advance(60_000);
  expect(idsOf(await list(service))).toContain("cnv_demo_0001");
});

test("a keyword matches names, titles and messages, and its last word matches as a prefix", async () => {
  const service = await startService();
  expect(idsOf(await list(service, { keyword: "Ana" }))).toContain("cnv_demo_0001");
  const { body: inmail } = await service.call("send_inmail", {
    profile_id: "prf_demo_0040",
    subject: "Zeppelin Überfahrt",
    text: "Would you come along?",
  });
  expect(idsOf(await list(service, { keyword: "zeppelin uber" }))).toEqual([inmail.conversation_id]);
  expect(idsOf(await list(service, { keyword: "zepp uberfahrt" }))).toEqual([]);
  const { body: sent } = await service.call("send_message", { profile_id: ana, text: "The quokka is asleep" });
  expect(idsOf(await list(service, { keyword: "quokk" }))).toEqual([sent.conversation_id]);
  expect(idsOf(await list(service, { keyword: "😀" }))).toEqual([]);
  await networkOf(service)
    .updateTable("net_messages")
    .set({ deleted_at: service.clock(), text: "" })
    .where("id", "=", sent.id)
    .execute();
  expect(idsOf(await list(service, { keyword: "quokk" }))).toEqual([]);
});

test("an account with many messages finds the same conversations by keyword", async () => {
  const service = await startService();
  await service.call("send_message", { profile_id: ana, text: "The quokka is asleep" });
  const keywords = ["quokk", "the", "Ana", "thanks"];
  const readAll = () => Promise.all(keywords.map(async (keyword) => idsOf(await list(service, { keyword }))));
  const found = await readAll();
  const filler = { conversation_id: "cnv_demo_0003", sender_id: owner, text: "…", created_at: 1 };
  const rows = Array.from({ length: 2_001 }, (_, index) => ({ ...filler, id: `msg_filler_${index}` }));
  for (let at = 0; at < rows.length; at += 500)
    await networkOf(service)
      .insertInto("net_messages")
      .values(rows.slice(at, at + 500))
      .execute();
  expect(await readAll()).toEqual(found);
});

test("pages of any size contain each conversation once, even if messages arrive in between", async () => {
  const service = await startService();
  const whole = idsOf(await list(service));
  for (const limit of [1, 3, 7]) {
    expect(idsOf(await everyPage<Conversation>(service, "list_conversations", {}, limit))).toEqual(whole);
  }
  const first = (await service.rest("GET /conversations?limit=2")).body;
  const last = whole.at(-1);
  service.clock.advance(1);
  await service.call("send_message", { profile_id: ana, text: "Moves this one to the top" });
  await networkOf(service)
    .insertInto("net_messages")
    .values({
      id: service.service.newId("msg"),
      conversation_id: last ?? "",
      sender_id: owner,
      text: "And this one",
      created_at: service.clock(),
      edited_at: null,
      deleted_at: null,
    })
    .execute();
  const seen = idsOf(first.data);
  let cursor: string | null = first.next_cursor;
  while (cursor !== null) {
    const { body } = await service.rest(`GET /conversations?limit=2&cursor=${cursor}`);
    seen.push(...idsOf(body.data));
    cursor = body.next_cursor;
  }
  expect(seen).toEqual(whole);
  expect(idsOf(await list(service)).slice(0, 2)).toContain(last);
});

test("a recalled message is not the last message; an empty conversation is dated by its creation", async () => {
  const service = await startService();
  const tables = networkOf(service);
  const recall = (id: string) =>
    tables.updateTable("net_messages").set({ deleted_at: service.clock(), text: "" }).where("id", "=", id).execute();
  const find = async () => (await list(service)).find(({ id }) => id === "cnv_demo_0001");
  const before = await find();
  await recall("msg_demo_0001");
  const after = await find();
  expect(after?.last_message?.id).toBe("msg_demo_0002");
  expect(after?.message_count).toBe((before?.message_count ?? 0) - 1);
  await tables
    .updateTable("net_messages")
    .set({ deleted_at: 1 })
    .where("conversation_id", "=", "cnv_demo_0001")
    .execute();
  expect(await find()).toMatchObject({ last_message: null, message_count: 0, awaiting_reply: false });
  expect((await find())?.last_message_at).toBe(before?.created_at);
});

test("excludes direct conversations with a member who blocks the account, and omits a blocked member from groups", async () => {
  const service = await startService();
  const group = (await list(service, { filter: "all" })).find(({ kind }) => kind === "group");
  const [named] = group?.participants ?? [];
  expect(group?.participant_count).toBe(group?.participants.length);
  await block(service, ana, owner);
  await block(service, owner, named?.id ?? "");
  const listed = await list(service);
  expect(idsOf(listed)).not.toContain("cnv_demo_0001");
  const still = listed.find(({ id }) => id === group?.id);
  expect(still?.participants).toEqual(group?.participants.slice(1));
  expect(still?.participant_count).toBe((group?.participant_count ?? 0) - 1);
  const response = await service.call("get_messages", { conversation_id: "cnv_demo_0001" });
  expect(response.error).toMatchObject({ status: 404, code: "not_found" });
});

test("lists the first ten members of a group by name and counts all of them", async () => {
  const service = await startService();
  const tables = networkOf(service);
  const others = Array.from({ length: 12 }, (_, at) => `prf_demo_${String(at + 2).padStart(4, "0")}`);
  const at = service.clock();
  const facts = { direct_key: null, subject: null, creator_id: owner, created_at: at, last_message_at: at };
  await tables
    .insertInto("net_conversations")
    .values({ id: "cnv_big", kind: "group", title: "Everybody", ...facts })
    .execute();
  await tables
    .insertInto("net_participants")
    .values(
      [owner, ...others].map((member_id) => ({
        conversation_id: "cnv_big",
        member_id,
        last_read_at: null,
      })),
    )
    .execute();
  const members = await tables.selectFrom("net_members").select(["id", "name"]).where("id", "in", others).execute();
  const names = members.map(({ name }) => name).sort((a, b) => (a < b ? -1 : 1));
  const [first] = await list(service);
  expect(first).toMatchObject({ id: "cnv_big", title: "Everybody", participant_count: 12, last_message: null });
  expect(first?.participants.map(({ name }) => name)).toEqual(names.slice(0, 10));
  const one = (await service.call("get_conversation", { conversation_id: "cnv_big" })).body;
  expect(one.participants.map(({ name }: { name: string }) => name)).toEqual(names);
});

test("identifies the participant's lead and the campaign that enrolled it last", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const account_id = service.accountId;
  const at = service.clock();
  await tables.deleteFrom("svc_campaign_events").execute();
  await tables.deleteFrom("svc_campaign_actions").execute();
  await tables.deleteFrom("svc_enrollments").execute();
  await tables.deleteFrom("svc_list_leads").execute();
  await tables.deleteFrom("svc_leads").execute();
  await tables
    .insertInto("svc_leads")
    .values({ id: "led_ana", account_id, profile_id: ana, stage: null, note: null, created_at: at, updated_at: at })
    .execute();
  const leadOf = async () => {
    const found = (await list(service)).find(({ id }) => id === "cnv_demo_0001");
    return [found?.lead_id, found?.campaign_id];
  };
  expect(await leadOf()).toEqual(["led_ana", null]);
  for (const [number, enrolled_at] of [
    ["1", at - 1000],
    ["2", at],
    ["3", at - 2000],
  ] as const) {
    const dates = { launched_at: at, paused_at: null, completed_at: null, archived_at: null };
    await tables
      .insertInto("svc_campaigns")
      .values({
        id: `cpn_test_${number}`,
        account_id,
        name: "Test",
        status: "running",
        status_reason: null,
        steps: "[]",
        schedule: "{}",
        daily_cap: null,
        stop_on: "[]",
        lead_list_id: null,
        launch_token_hash: null,
        created_at: at,
        updated_at: at,
        ...dates,
      })
      .execute();
    await tables
      .insertInto("svc_enrollments")
      .values({
        id: `enr_test_${number}`,
        account_id,
        campaign_id: `cpn_test_${number}`,
        lead_id: "led_ana",
        profile_id: ana,
        company_id: null,
        stage: "in_progress",
        step: 1,
        variants: "[]",
        outcome: null,
        enrolled_at,
        ended_at: null,
        end_reason: null,
      })
      .execute();
  }
  expect(await leadOf()).toEqual(["led_ana", "cpn_test_2"]);
});

test("rejects an unknown filter and a cursor of other filters", async () => {
  const service = await startService();
  expect((await service.rest("GET /conversations?filter=spam")).error).toMatchObject({
    status: 400,
    errors: [{ pointer: "/filter" }],
  });
  const { body } = await service.call("list_conversations", { limit: 1 });
  const response = await service.call("list_conversations", { filter: "starred", limit: 1, cursor: body.next_cursor });
  expect(response.error.code).toBe("invalid_cursor");
});

test("names participants and omits what has no value, unless detail is full", async () => {
  const service = await startService();
  const brief = await everyPage<ConversationItem>(service, "list_conversations", {}, 100);
  const full = await list(service);
  expect(idsOf(full)).toEqual(brief.map(({ id }) => id));
  for (const [index, item] of brief.entries()) {
    const { participants, ...rest } = item;
    expect(full[index]).toMatchObject(rest);
    const named = full[index]?.participants.slice(0, 3).map(({ id, name }) => ({ id, name }));
    expect(participants).toEqual(named);
    expect(Object.values(item).filter((value) => value === null && value !== item.unread_count)).toEqual([]);
  }
  expect(brief.some(({ participants, participant_count }) => participant_count > participants.length)).toBe(true);
});
