import { expect, test } from "vitest";
import type { Message } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { startService } from "../../../support/start-service.ts";
import { networkOf } from "../../../support/network.ts";

const conversation_id = "cnv_demo_0001";

test("lists all messages, newest first, for any page size", async () => {
  const service = await startService();
  const rows = await networkOf(service)
    .selectFrom("net_messages")
    .select(["id", "text", "sender_id", "created_at"])
    .where("conversation_id", "=", conversation_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  expect(rows[0]?.id).toBe("msg_demo_0001");
  for (const limit of [1, 4, 100]) {
    const messages = await everyPage<Message>(service, "get_messages", { conversation_id }, limit);
    expect(messages.map(({ id, text, direction, sent_at }) => [id, text, direction, sent_at])).toEqual(
      rows.map(({ id, text, sender_id, created_at }) => [
        id,
        text,
        sender_id === "prf_demo_0001" ? "sent" : "received",
        new Date(created_at).toISOString(),
      ]),
    );
  }
});

test("a message that arrives between two pages neither repeats nor hides another", async () => {
  const service = await startService();
  const first = (await service.rest(`GET /conversations/${conversation_id}/messages?limit=3`)).body;
  await service.call("send_message", { conversation_id, text: "In between" });
  const second = (
    await service.rest(`GET /conversations/${conversation_id}/messages?limit=100&cursor=${first.next_cursor}`)
  ).body;
  const all = (await everyPage<Message>(service, "get_messages", { conversation_id }, 100)).slice(1);
  expect([...first.data, ...second.data].map(({ id }: Message) => id)).toEqual(all.map(({ id }) => id));
});

test("the argument since excludes earlier messages", async () => {
  const service = await startService();
  const all = await everyPage<Message>(service, "get_messages", { conversation_id }, 100);
  const since = all[2]?.sent_at;
  const late = await everyPage<Message>(service, "get_messages", { conversation_id, since }, 2);
  expect(late).toEqual(all.slice(0, 3));
  const shifted = new Date(Date.parse(since ?? "") + 7_200_000).toISOString().replace("Z", "+02:00");
  expect(await everyPage<Message>(service, "get_messages", { conversation_id, since: shifted }, 2)).toEqual(late);
  const none = await service.call("get_messages", { conversation_id, since: "2026-06-30T23:59:60Z" });
  expect(none.body).toMatchObject({ data: [], next_cursor: null, no_matches: { loosen: [{ omit: "since" }] } });
});

test("reading does not mark messages as read", async () => {
  const service = await startService();
  const unread = async () => (await service.call("list_conversations", { filter: "unread" })).body.data;
  const before = await unread();
  expect(before.length).toBeGreaterThan(0);
  const { body } = await service.call("get_messages", { conversation_id });
  expect(body.data[0]).toMatchObject({ id: "msg_demo_0001", direction: "received", read: false });
  expect(await unread()).toEqual(before);
});

test("shows reactions, attachments, edits and recalls", async () => {
  const service = await startService();
  const tables = networkOf(service);
  const created_at = service.clock();
  await tables
    .insertInto("net_media")
    .values({
      id: "med_test",
      owner_id: "prf_demo_0001",
      filename: "plan.pdf",
      content_type: "application/pdf",
      size: 1234,
      alt_text: null,
      data_base64: "",
      created_at,
    })
    .execute();
  const { body: sent } = await service.call("send_message", {
    conversation_id,
    text: "See",
    attachments: ["med_test"],
  });
  await service.call("react_to_message", { message_id: sent.id, emoji: "🎉" });
  await tables.updateTable("net_messages").set({ edited_at: created_at }).where("id", "=", sent.id).execute();
  await tables
    .updateTable("net_messages")
    .set({ deleted_at: created_at, text: "" })
    .where("id", "=", "msg_demo_0001")
    .execute();
  const { data } = (await service.call("get_messages", { conversation_id, limit: 2 })).body;
  expect(data[0]).toMatchObject({
    attachments: [
      {
        media_id: "med_test",
        kind: "document",
        filename: "plan.pdf",
        content_type: "application/pdf",
        size_bytes: 1234,
        alt_text: null,
      },
    ],
    reactions: [{ emoji: "🎉", profile_id: "prf_demo_0001", created_at: new Date(created_at).toISOString() }],
    edited_at: new Date(created_at).toISOString(),
  });
  expect(data[1]).toMatchObject({ id: "msg_demo_0001", text: "", deleted_at: new Date(created_at).toISOString() });
});

test("an unknown conversation and a conversation of others return the same 404", async () => {
  const service = await startService();
  const foreign = await networkOf(service)
    .selectFrom("net_conversations")
    .select("id")
    .where("id", "not in", (inner) =>
      inner.selectFrom("net_participants").select("conversation_id").where("member_id", "=", "prf_demo_0001"),
    )
    .executeTakeFirstOrThrow();
  const responses = [
    await service.rest("GET /conversations/cnv_nowhere/messages"),
    await service.rest(`GET /conversations/${foreign.id}/messages`),
  ];
  const [unknown, others] = responses.map(({ error: { request_id: _id, ...problem } }) => problem);
  expect(unknown).toMatchObject({ status: 404, code: "not_found" });
  expect(others).toEqual(unknown);
});

test("a cursor of another conversation is rejected", async () => {
  const service = await startService();
  const { body } = await service.call("get_messages", { conversation_id, limit: 1 });
  const response = await service.call("get_messages", {
    conversation_id: "cnv_demo_0002",
    limit: 1,
    cursor: body.next_cursor,
  });
  expect(response.error).toMatchObject({ status: 400, code: "invalid_cursor" });
});
