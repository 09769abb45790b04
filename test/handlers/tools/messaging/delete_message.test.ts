import { expect, test } from "vitest";
import { addAccount } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";

test("a deleted message disappears from texts, search, excerpts, reactions and unread counts of both sides", async () => {
  const service = await startService();
  const key = await service.createKey(["full_access"], { accountId: await addAccount(service, ana) });
  const send = async (text: string) => (await service.call("send_message", { profile_id: ana, text })).body;
  const first = await send("The first quokka");
  const { conversation_id } = first;
  await service.call("update_conversation", { conversation_id, draft: "Later" });
  const own = (await service.call("get_conversation", { conversation_id })).body;
  const read = async () => (await service.call("get_conversation", { conversation_id }, { key })).body;
  const before = await read();
  service.clock.advance(1);
  const second = await send("The second quokka");
  await service.call("react_to_message", { message_id: second.id, emoji: "👍" }, { key });
  expect((await read()).unread_count).toBe(Number(before.unread_count) + 1);
  await service.call("update_conversation", { conversation_id, draft: "Later" });

  const { body } = await service.rest(`DELETE /messages/${second.id}`);
  expect(body).toEqual({ id: second.id, deleted: true });
  expect(await read()).toEqual(before);
  expect((await service.call("get_conversation", { conversation_id })).body).toEqual(own);
  for (const options of [{}, { key }]) {
    const found = (await service.call("search_messages", { keyword: "quokka" }, options)).body.data;
    expect(found.map(({ id }: { id: string }) => id)).toEqual([first.id]);
    const [newest] = (await service.call("get_messages", { conversation_id, limit: 1 }, options)).body.data;
    expect(newest).toMatchObject({ id: second.id, text: "", reactions: [], attachments: [] });
    expect(newest.deleted_at).not.toBeNull();
  }
  expect((await service.call("delete_message", { message_id: second.id })).body).toEqual({
    id: second.id,
    deleted: false,
  });
});

test("deleting a read message keeps the unread count; old messages and those of others are refused", async () => {
  const service = await startService();
  const key = await service.createKey(["full_access"], { accountId: await addAccount(service, ana) });
  const sent = (await service.call("send_message", { profile_id: ana, text: "Hello" })).body;
  const { conversation_id, id: message_id } = sent;
  service.clock.advance(1);
  await service.call("update_conversation", { conversation_id, read: true }, { key });
  await service.call("update_conversation", { conversation_id, read: false }, { key });
  expect((await service.call("delete_message", { message_id }, { key })).error.code).toBe("not_found");
  service.clock.advance(1);
  const late = (await service.call("send_message", { profile_id: ana, text: "Hello again" })).body;
  expect((await service.call("delete_message", { message_id })).body.deleted).toBe(true);
  expect((await service.call("get_conversation", { conversation_id }, { key })).body.unread_count).toBe(2);
  service.clock.advance(3_600_001);
  expect((await service.call("delete_message", { message_id: late.id })).error).toMatchObject({ code: "conflict" });
});
