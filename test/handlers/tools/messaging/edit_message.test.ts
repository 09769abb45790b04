import { expect, test } from "vitest";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";
const minute = 60_000;

const send = async (service: TestService, text: string) =>
  (await service.call("send_message", { profile_id: ana, text })).body;

async function keyOf(service: TestService, memberId: string): Promise<string> {
  return service.createKey(["full_access"], { accountId: await addAccount(service, memberId) });
}

test("both sides read and find the new text; the same text again changes nothing", async () => {
  const service = await startService();
  const sent = await send(service, "The wombat is awake");
  service.clock.advance(60 * minute);
  const input = { message_id: sent.id, text: "The numbat is awake" };
  const { body } = await service.rest(`PATCH /messages/${sent.id}`, { text: input.text });
  expect(body).toEqual({ ...sent, text: input.text, edited_at: new Date(service.clock()).toISOString() });
  service.clock.advance(minute);
  expect((await service.call("edit_message", input)).body).toEqual(body);
  const key = await keyOf(service, ana);
  const { conversation_id } = sent;
  expect((await service.call("get_messages", { conversation_id, limit: 1 }, { key })).body.data).toEqual([
    { ...body, direction: "received" },
  ]);
  for (const options of [{}, { key }]) {
    const found = async (keyword: string) => (await service.call("search_messages", { keyword }, options)).body.data;
    expect((await found("numbat")).map(({ id }: { id: string }) => id)).toEqual([sent.id]);
    expect(await found("wombat")).toEqual([]);
  }
  const { last_message } = (await service.call("get_conversation", { conversation_id })).body;
  expect(last_message.excerpt).toBe(input.text);
});

test("refuses messages that are old, deleted or not the account's own, and a text too long for an InMail", async () => {
  const service = await startService();
  const sent = await send(service, "One");
  const edit = async (message_id: string, text = "Two", options = {}) =>
    (await service.call("edit_message", { message_id, text }, options)).error;
  expect(await edit(sent.id, "Two", { key: await keyOf(service, ana) })).toMatchObject({ code: "not_found" });
  const inmail = await service.call("send_inmail", { profile_id: "prf_demo_0040", subject: "Hello", text: "Hello" });
  expect(await edit(inmail.body.id, "a".repeat(1901))).toMatchObject({ errors: [{ pointer: "/text" }] });
  expect(await edit(inmail.body.id, "a".repeat(1900))).toBeUndefined();
  service.clock.advance(60 * minute + 1);
  expect(await edit(sent.id)).toMatchObject({ code: "conflict", detail: expect.stringContaining("60 minutes") });
  await networkOf(service).updateTable("net_messages").set({ deleted_at: 1 }).where("id", "=", sent.id).execute();
  expect(await edit(sent.id, "One")).toMatchObject({ code: "conflict", detail: "The message was deleted." });
});
