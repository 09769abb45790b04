import { expect, test } from "vitest";
import { directKey } from "../../../../handlers/network/mirror/tables/net-tables.ts";
import { block } from "../../../support/block.ts";
import { networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

test("writes to a connection, and both surfaces return the message", async () => {
  const service = await startService();
  const sent = await service.call("send_message", { profile_id: "prf_demo_0002", text: "Hello Ana" });
  expect(sent.body).toMatchObject({
    direction: "sent",
    sender_id: "prf_demo_0001",
    text: "Hello Ana",
    kind: "message",
    read: false,
  });
  expect(sent.body.sent_at).toBe("2026-06-15T09:30:00.000Z");
  const { data } = (await service.rest(`GET /conversations/${sent.body.conversation_id}/messages?limit=1`)).body;
  expect(data).toEqual([sent.body]);
});

test("rejects a member who is not a connection, and stores nothing", async () => {
  const service = await startService();
  const response = await service.call("send_message", { profile_id: "prf_demo_0040", text: "Hello stranger" });
  expect(response.error).toMatchObject({ status: 403, code: "not_connected", retryable: false });
  const messages = await networkOf(service)
    .selectFrom("net_messages")
    .selectAll()
    .where("text", "=", "Hello stranger")
    .execute();
  expect(messages).toEqual([]);
});

test("accepts exactly one of recipient and conversation", async () => {
  const service = await startService();
  const both = await service.rest("POST /messages", {
    profile_id: "prf_demo_0002",
    conversation_id: "cnv_demo_0001",
    text: "Hi",
  });
  const detail = "Give exactly one of profile_id and conversation_id.";
  const expected = "exactly one of profile_id and conversation_id";
  const tooMany = { detail, expected, hint: "Remove all but one of profile_id and conversation_id." };
  expect(both).toMatchObject({
    status: 400,
    error: { code: "invalid_arguments", errors: [{ pointer: "/conversation_id", ...tooMany }] },
  });
  expect((await service.call("send_message", { text: "Hi" })).error).toMatchObject({
    code: "invalid_arguments",
    errors: [{ pointer: "/profile_id", detail, expected, hint: "Add profile_id or conversation_id." }],
  });
  const inPath = { profile_id: "prf_demo_0002", text: "Hi" };
  expect((await service.rest("POST /conversations/cnv_demo_0001/messages", inPath)).error.errors).toMatchObject([
    { pointer: "/conversation_id", detail },
  ]);
});

test("the same idempotency key returns the stored response on either surface", async () => {
  const service = await startService();
  const input = { profile_id: "prf_demo_0002", text: "Only once" };
  const first = await service.call("send_message", input, { idempotencyKey: "once" });
  const again = await service.rest("POST /messages", input, { idempotencyKey: "once" });
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  const other = await service.rest("POST /messages", { ...input, text: "Another" }, { idempotencyKey: "once" });
  expect(other).toMatchObject({ status: 422, error: { code: "idempotency_mismatch" } });
});

test("a preview stores no message and consumes no units", async () => {
  const service = await startService();
  const preview = await service.rest(
    "POST /messages",
    { profile_id: "prf_demo_0002", text: "Perhaps" },
    { preview: true },
  );
  expect(preview).toMatchObject({ status: 200, body: { text: "Perhaps" } });
  expect(preview.headers.get("preview")).toBe("true");
  const usage = await service.rpc("resources/read", { uri: "switchboard://account/usage" });
  const categories = JSON.parse(usage.body.contents[0].text).categories;
  expect(categories).toContainEqual(expect.objectContaining({ category: "message", used: 0, remaining: 150 }));
});

test("the acts of a preview name the recipient, whether the input contains the member or the conversation", async () => {
  const service = await startService();
  const profile_id = "prf_demo_0002";
  const { conversation_id } = (await service.call("send_message", { profile_id, text: "Hello" })).body;
  const group = (
    await service.call("create_group_conversation", { profile_ids: [profile_id, "prf_demo_0003"], text: "Both" })
  ).body;
  const recipientOf = async (input: object) => {
    const { headers } = await service.rest("POST /messages", { text: "Again", ...input }, { preview: true });
    return JSON.parse(headers.get("preview-acts") ?? "")[0].act.recipient_id;
  };
  expect(await recipientOf({ profile_id })).toBe(profile_id);
  expect(await recipientOf({ conversation_id })).toBe(profile_id);
  expect(await recipientOf({ conversation_id: group.id })).toBeNull();
});

test("opens one direct conversation per connection, even with concurrent calls", async () => {
  const service = await startService();
  const known = await networkOf(service).selectFrom("net_conversations").select("direct_key").execute();
  const connections = await networkOf(service)
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", owner)
    .orderBy("other_id")
    .execute();
  const profile_id = connections
    .map(({ other_id }) => other_id)
    .find((id) => !known.some(({ direct_key }) => direct_key === directKey(owner, id)));
  const responses = await Promise.all(
    ["one", "two", "three"].map((text) => service.call("send_message", { profile_id, text })),
  );
  const ids = responses.map(({ body }) => body.conversation_id as string);
  expect(new Set(ids).size).toBe(1);
  const { body } = await service.call("list_conversations", { detail: "full", limit: 1 });
  expect(body.data).toMatchObject([
    { id: ids[0], kind: "direct", message_count: 3, unread_count: 0, participants: [{ id: profile_id }] },
  ]);
  const theirs = await sideOf(service, ids[0] ?? "", profile_id ?? "");
  expect(theirs).toMatchObject({ unread_count: 3, last_read_at: null });
});

test("sending marks the conversation as read, clears the draft and increases the recipient's unread count", async () => {
  const service = await startService();
  const states = serviceTablesOf(service);
  const key = { account_id: "acc_demo_0001", conversation_id: "cnv_demo_0001" };
  await states.deleteFrom("svc_conversation_states").where("conversation_id", "=", "cnv_demo_0001").execute();
  await states
    .insertInto("svc_conversation_states")
    .values({ ...key, snoozed_until: null, labels: '["vip"]', draft: "Not yet sent" })
    .execute();
  const before = await sideOf(service, "cnv_demo_0001", "prf_demo_0002");
  const { body } = await service.rest("POST /conversations/cnv_demo_0001/messages", { text: "Tuesday works for me." });
  expect(body).toMatchObject({ conversation_id: "cnv_demo_0001", text: "Tuesday works for me." });
  expect(await sideOf(service, "cnv_demo_0001", owner)).toMatchObject({
    unread_count: 0,
    last_read_at: service.clock(),
  });
  const stored = states
    .selectFrom("svc_conversation_states")
    .selectAll()
    .where("conversation_id", "=", "cnv_demo_0001");
  expect(await stored.execute()).toEqual([{ ...key, snoozed_until: null, labels: '["vip"]', draft: null }]);
  const after = await sideOf(service, "cnv_demo_0001", "prf_demo_0002");
  expect(after.unread_count).toBe(before.unread_count + 1);
  const read = (await service.call("get_messages", { conversation_id: "cnv_demo_0001", limit: 2 })).body.data;
  expect(read).toMatchObject([
    { id: body.id, read: false },
    { id: "msg_demo_0001", read: true },
  ]);
});

test("a conversation is closed when the connection ends, and hidden by a block", async () => {
  const service = await startService();
  const send = () => service.call("send_message", { conversation_id: "cnv_demo_0001", text: "Still there?" });
  await networkOf(service)
    .deleteFrom("net_connections")
    .where("member_id", "in", [owner, "prf_demo_0002"])
    .where("other_id", "in", [owner, "prf_demo_0002"])
    .execute();
  expect((await send()).error).toMatchObject({ status: 403, code: "not_connected" });
  await block(service, "prf_demo_0002", owner);
  expect((await send()).error).toMatchObject({ status: 404, code: "not_found" });
  const direct = await service.call("send_message", { profile_id: "prf_demo_0002", text: "Still there?" });
  expect(direct.error).toMatchObject({ status: 404, code: "not_found" });
});

test("only members of a group can write into it", async () => {
  const service = await startService();
  const groups = await networkOf(service)
    .selectFrom("net_conversations as c")
    .innerJoin("net_participants as p", "p.conversation_id", "c.id")
    .select("c.id")
    .where("c.kind", "=", "group")
    .where("p.member_id", "=", owner)
    .execute();
  const conversation_id = groups[0]?.id ?? "";
  const send = () => service.call("send_message", { conversation_id, text: "Hello all" });
  expect((await send()).body).toMatchObject({ kind: "message", subject: null });
  await networkOf(service)
    .deleteFrom("net_participants")
    .where("conversation_id", "=", conversation_id)
    .where("member_id", "=", owner)
    .execute();
  expect((await send()).error).toMatchObject({ status: 404, code: "not_found" });
});

test("sends only files of the account", async () => {
  const service = await startService();
  const created_at = service.clock();
  const file = {
    filename: "a.png",
    content_type: "image/png",
    size: 3,
    alt_text: "A",
    data_base64: "AAAA",
    created_at,
  };
  await networkOf(service)
    .insertInto("net_media")
    .values([
      { id: "med_own", owner_id: owner, ...file },
      { id: "med_other", owner_id: "prf_demo_0002", ...file },
    ])
    .execute();
  const send = (attachments: string[]) =>
    service.call("send_message", { profile_id: "prf_demo_0002", text: "See", attachments });
  expect((await send(["med_own"])).body.attachments).toEqual([
    { media_id: "med_own", kind: "image", filename: "a.png", content_type: "image/png", size_bytes: 3, alt_text: "A" },
  ]);
  const rejected = await send(["med_own", "med_other"]);
  expect(rejected.error).toMatchObject({ status: 404, code: "not_found" });
  expect(rejected.error.detail).toContain("med_other");
});

test("accepts 8000 code points, and search finds the message", async () => {
  const service = await startService();
  const text = `quokka ${"😀".repeat(7993)}`;
  const sent = await service.call("send_message", { profile_id: "prf_demo_0002", text });
  expect(sent.body.text).toBe(text);
  const [found] = (await service.call("list_conversations", { keyword: "quokka" })).body.data;
  expect(Array.from(found.last_message.excerpt as string)).toHaveLength(300);
  expect(found.last_message.excerpt).toMatch(/…$/);
  const tooLong = await service.call("send_message", { profile_id: "prf_demo_0002", text: `${text}!` });
  expect(tooLong.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/text" }] });
});

function sideOf(service: TestService, conversationId: string, memberId: string) {
  return networkOf(service)
    .selectFrom("net_participants")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
}
