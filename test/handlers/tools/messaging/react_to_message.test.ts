import { expect, test } from "vitest";
import { startService, type TestService } from "../../../support/start-service.ts";
import { block } from "../../../support/block.ts";
import { networkOf } from "../../../support/network.ts";

const message_id = "msg_demo_0001";

const react = (service: TestService, emoji: string, id = message_id) =>
  service.call("react_to_message", { message_id: id, emoji });

test("sets one reaction of the account, and replaces it", async () => {
  const service = await startService();
  const { body } = await react(service, "👍");
  expect(body).toMatchObject({ id: message_id, direction: "received" });
  const own = { profile_id: "prf_demo_0001", created_at: "2026-06-15T09:30:00.000Z" };
  expect(body.reactions).toContainEqual(expect.objectContaining({ ...own, emoji: "👍" }));
  service.clock.advance(60_000);
  const again = await service.rest(`POST /messages/${message_id}/reactions`, { emoji: "👍" });
  expect(again.body).toEqual(body);
  const other = (await react(service, "🎉")).body;
  const mine = other.reactions.filter(({ profile_id }: { profile_id: string }) => profile_id === own.profile_id);
  expect(mine).toMatchObject([{ emoji: "🎉", created_at: "2026-06-15T09:31:00.000Z" }]);
  const read = (await service.call("get_messages", { conversation_id: "cnv_demo_0001", limit: 1 })).body.data[0];
  expect(read).toEqual(other);
});

test.each(["❤️", "❤", "👩‍💻", "🇸🇪", "👍🏽", "1️⃣"])("accepts %s as one emoji", async (emoji) => {
  const service = await startService();
  expect((await react(service, emoji)).body.reactions).toContainEqual(expect.objectContaining({ emoji }));
});

test.each(["", "a", "1", "👍👍", "👍 ", ":+1:"])("rejects %j, which is not a single emoji", async (emoji) => {
  const service = await startService();
  const response = await react(service, emoji);
  expect(response.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/emoji" }] });
});

test("a recalled message accepts no reaction", async () => {
  const service = await startService();
  await networkOf(service)
    .updateTable("net_messages")
    .set({ deleted_at: service.clock(), text: "" })
    .where("id", "=", message_id)
    .execute();
  expect((await react(service, "👍")).error).toMatchObject({ status: 409, code: "conflict" });
});

test("messages in others' conversations, of members who block the account, and unknown ones are not found", async () => {
  const service = await startService();
  const foreign = await networkOf(service)
    .selectFrom("net_messages as m")
    .select("m.id")
    .where("m.conversation_id", "not in", (inner) =>
      inner.selectFrom("net_participants").select("conversation_id").where("member_id", "=", "prf_demo_0001"),
    )
    .executeTakeFirstOrThrow();
  await block(service, "prf_demo_0002", "prf_demo_0001");
  for (const id of [foreign.id, "msg_nowhere", message_id]) {
    expect((await react(service, "👍", id)).error).toMatchObject({ status: 404, code: "not_found" });
  }
});

test("consumes one unit of engagement, and releases it on failure", async () => {
  const service = await startService();
  await react(service, "👍");
  await react(service, "👍", "msg_nowhere");
  const usage = await service.rpc("resources/read", { uri: "switchboard://account/usage" });
  expect(JSON.parse(usage.body.contents[0].text).categories).toContainEqual(
    expect.objectContaining({ category: "engagement", used: 1 }),
  );
});
