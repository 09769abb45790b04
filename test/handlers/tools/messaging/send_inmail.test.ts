import { expect, test } from "vitest";
import { startService, type TestService } from "../../../support/start-service.ts";
import { block } from "../../../support/block.ts";
import { networkOf } from "../../../support/network.ts";

const owner = "prf_demo_0001";
const stranger = "prf_demo_0040";
const inmail = { profile_id: stranger, subject: "Your talk", text: "May I ask how you measure cache hits?" };

async function setOpenProfile(service: TestService, open: 0 | 1): Promise<void> {
  await networkOf(service).updateTable("net_members").set({ open_profile: open }).where("id", "=", stranger).execute();
}

async function creditsOf(service: TestService): Promise<number> {
  return (await service.call("get_account")).body.inmail_credits as number;
}

test("opens a separate conversation with the subject and spends one credit", async () => {
  const service = await startService();
  await setOpenProfile(service, 0);
  const before = await creditsOf(service);
  const { body } = await service.rest("POST /inmails", inmail);
  expect(body).toMatchObject({
    kind: "inmail",
    direction: "sent",
    subject: "Your talk",
    text: inmail.text,
    read: false,
  });
  expect(await creditsOf(service)).toBe(before - 1);
  const conversations = (await service.call("list_conversations", { filter: "inmail", detail: "full", limit: 1 })).body
    .data;
  expect(conversations[0]).toMatchObject({
    id: body.conversation_id,
    kind: "inmail",
    title: "Your talk",
    participant_count: 1,
    message_count: 1,
    awaiting_reply: false,
  });
  const second = await service.call("send_inmail", inmail);
  expect(second.body.conversation_id).not.toBe(body.conversation_id);
  const side = await networkOf(service)
    .selectFrom("net_participants")
    .select("unread_count")
    .where("conversation_id", "=", body.conversation_id)
    .where("member_id", "=", stranger)
    .executeTakeFirst();
  expect(side).toEqual({ unread_count: 1 });
});

test("an InMail to a member with an open profile costs no credit, and can be sent without credits", async () => {
  const service = await startService();
  await setOpenProfile(service, 1);
  await networkOf(service).updateTable("net_members").set({ inmail_credits: 0 }).where("id", "=", owner).execute();
  expect((await service.call("send_inmail", inmail)).body.kind).toBe("inmail");
  expect(await creditsOf(service)).toBe(0);
});

test("without credits nothing is sent and no units are consumed", async () => {
  const service = await startService();
  await setOpenProfile(service, 0);
  await networkOf(service).updateTable("net_members").set({ inmail_credits: 0 }).where("id", "=", owner).execute();
  const response = await service.call("send_inmail", inmail);
  expect(response.error).toMatchObject({ status: 403, code: "no_inmail_credits", retryable: false });
  const sent = await networkOf(service)
    .selectFrom("net_messages")
    .select("id")
    .where("text", "=", inmail.text)
    .execute();
  expect(sent).toEqual([]);
  const usage = await service.rpc("resources/read", { uri: "switchboard://account/usage" });
  expect(JSON.parse(usage.body.contents[0].text).categories).toContainEqual(
    expect.objectContaining({ category: "inmail", used: 0, limit: 10 }),
  );
});

test("rejects connections, the account itself, and blocked or unknown members", async () => {
  const service = await startService();
  const connected = await service.call("send_inmail", { ...inmail, profile_id: "prf_demo_0002" });
  expect(connected.error).toMatchObject({ status: 409, code: "already_connected" });
  const self = await service.rest("POST /inmails", { ...inmail, profile_id: owner });
  expect(self.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/profile_id" }] });
  await block(service, stranger, owner);
  for (const profile_id of [stranger, "prf_nobody"]) {
    const response = await service.call("send_inmail", { ...inmail, profile_id });
    expect(response.error).toMatchObject({ status: 404, code: "not_found" });
  }
});

test("the conversation accepts messages once the member has replied", async () => {
  const service = await startService();
  const { body: first } = await service.call("send_inmail", inmail);
  const write = () => service.call("send_message", { conversation_id: first.conversation_id, text: "One more thing" });
  expect((await write()).error).toMatchObject({ status: 403, code: "not_connected" });
  await networkOf(service)
    .insertInto("net_messages")
    .values({
      id: "msg_answer",
      conversation_id: first.conversation_id,
      sender_id: stranger,
      text: "Gladly",
      created_at: service.clock(),
      edited_at: null,
      deleted_at: null,
    })
    .execute();
  expect((await write()).body).toMatchObject({ kind: "inmail", subject: "Your talk", text: "One more thing" });
  await block(service, owner, stranger);
  expect((await write()).error).toMatchObject({ status: 404, code: "not_found" });
});

test("a preview spends no credit and stores nothing", async () => {
  const service = await startService();
  await setOpenProfile(service, 0);
  const before = await creditsOf(service);
  const preview = await service.rest("POST /inmails", inmail, { preview: true });
  expect(preview.body).toMatchObject({ subject: "Your talk" });
  expect(await creditsOf(service)).toBe(before);
  const found = await service.call("list_conversations", { keyword: "cache hits" });
  expect(found.body.data).toEqual([]);
});

test("counts text and subject in code points", async () => {
  const service = await startService();
  const fits = await service.call("send_inmail", { ...inmail, text: "😀".repeat(1900), subject: "é".repeat(200) });
  expect(fits.error).toBeUndefined();
  const tooLong = await service.call("send_inmail", { ...inmail, text: "😀".repeat(1901), subject: "" });
  expect(tooLong.error.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(["/subject", "/text"]);
});
