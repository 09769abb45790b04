import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("writes to a connection, and the message can be read by both surfaces", async () => {
  const service = await startService();
  const sent = await service.call("send_message", { recipient_id: "prf_demo_0002", text: "Hello Ana" });
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

test("refuses a member who is not a connection, and keeps nothing", async () => {
  const service = await startService();
  const answer = await service.call("send_message", { recipient_id: "prf_demo_0040", text: "Hello stranger" });
  expect(answer.error).toMatchObject({ status: 403, code: "not_connected", retryable: false });
  const messages = await service.store.reader
    .withTables<{ net_messages: { text: string } }>()
    .selectFrom("net_messages")
    .selectAll()
    .where("text", "=", "Hello stranger")
    .execute();
  expect(messages).toEqual([]);
});

test("takes exactly one of recipient and conversation", async () => {
  const service = await startService();
  const both = await service.rest("POST /messages", {
    recipient_id: "prf_demo_0002",
    conversation_id: "cnv_demo_0001",
    text: "Hi",
  });
  expect(both).toMatchObject({
    status: 400,
    error: { code: "invalid_arguments", errors: [{ pointer: "/recipient_id" }] },
  });
  expect((await service.call("send_message", { text: "Hi" })).error.code).toBe("invalid_arguments");
});

test("repeats the answer, not the message, for the same idempotency key on either surface", async () => {
  const service = await startService();
  const input = { recipient_id: "prf_demo_0002", text: "Only once" };
  const first = await service.call("send_message", input, { idempotencyKey: "once" });
  const again = await service.rest("POST /messages", input, { idempotencyKey: "once" });
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  const other = await service.rest("POST /messages", { ...input, text: "Another" }, { idempotencyKey: "once" });
  expect(other).toMatchObject({ status: 422, error: { code: "idempotency_mismatch" } });
});

test("previews without keeping the message or spending the limit", async () => {
  const service = await startService();
  const preview = await service.rest(
    "POST /messages",
    { recipient_id: "prf_demo_0002", text: "Perhaps" },
    { preview: true },
  );
  expect(preview).toMatchObject({ status: 200, body: { text: "Perhaps" } });
  expect(preview.headers.get("preview")).toBe("true");
  const usage = await service.rpc("resources/read", { uri: "switchboard://account/usage" });
  const categories = JSON.parse(usage.body.contents[0].text).categories;
  expect(categories).toContainEqual(expect.objectContaining({ category: "message", used: 0, remaining: 150 }));
});
