import { expect, test } from "vitest";
import type { Conversation } from "../../../../generated/schemas.ts";
import { eventually } from "../../../support/eventually.ts";
import { listEvents } from "../../../support/list-events.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const listed = async (service: TestService, input: object = {}): Promise<Conversation[]> =>
  (await service.call("list_conversations", { detail: "full", limit: 50, ...input })).body.data;

const firstOf = async (service: TestService): Promise<Conversation> => {
  const [first] = await listed(service);
  if (!first) throw new Error("the demo account has no conversation");
  return first;
};

test("stores labels, draft and snooze, which the lists use", async () => {
  const service = await startService();
  const first = await firstOf(service);
  const snoozed_until = "2026-06-16T09:30:00.000Z";
  const changes = { labels: ["vip", "design"], draft: "Thank you.", snoozed_until };
  const { body } = await service.rest(`PATCH /conversations/${first.id}`, changes);
  expect(body).toEqual({ ...first, labels: ["design", "vip"], draft: "Thank you.", snoozed_until });
  expect((await service.call("get_conversation", { conversation_id: first.id })).body).toEqual(body);
  const ids = async (input?: object) => (await listed(service, input)).map(({ id }) => id);
  expect(await ids()).not.toContain(first.id);
  expect(await ids({ label: "vip" })).toEqual([first.id]);
  service.clock.advance(86_400_000);
  expect(await ids()).toContain(first.id);
  const input = { conversation_id: first.id, labels: [], draft: null, snoozed_until: null };
  expect((await service.call("update_conversation", input)).body).toEqual({
    ...first,
    labels: [],
    draft: null,
    snoozed_until: null,
  });
});

test("a snoozed conversation returns at its time with an event and a notice, unless the snooze was changed", async () => {
  const service = await startService();
  const advance = await runJobs(service);
  const [one, two, three] = (await listed(service)).map(({ id }) => id);
  const snooze = (conversation_id: string | undefined, snoozed_until: string | null) =>
    service.call("update_conversation", { conversation_id, snoozed_until });
  for (const id of [one, two, three]) await snooze(id, "2026-06-15T10:00:00.000Z");
  await snooze(two, null);
  await snooze(three, "2026-06-15T11:00:00.000Z");
  const returned = async () => {
    const events = await listEvents(service, service.accountId);
    return events.filter(({ type }) => type === "conversation.returned").map(({ payload }) => payload);
  };
  advance(30 * 60_000);
  const first = { conversation_id: one, snoozed_until: "2026-06-15T10:00:00.000Z" };
  await eventually(async () => expect(await returned()).toEqual([first]));
  advance(60 * 60_000);
  const second = { conversation_id: three, snoozed_until: "2026-06-15T11:00:00.000Z" };
  await eventually(async () => expect(await returned()).toEqual([first, second]));
  expect((await listed(service, { filter: "snoozed" })).length).toBe(0);
  const notices = () => service.call("list_notifications", { kinds: ["conversation_returned"] });
  await eventually(async () =>
    expect((await notices()).body.data).toMatchObject([{ subject_id: three }, { subject_id: one }]),
  );
});

test("a snooze until a leap second ends a second earlier", async () => {
  const service = await startService();
  const { id: conversation_id } = await firstOf(service);
  const input = { conversation_id, snoozed_until: "2026-06-30T23:59:60Z" };
  const { body } = await service.call("update_conversation", input);
  expect(body).toMatchObject({ snoozed_until: "2026-06-30T23:59:59.000Z" });
});

test("archives, mutes, stars and marks as read and unread; repeating it changes nothing", async () => {
  const service = await startService();
  const [unread] = await listed(service, { filter: "unread" });
  const conversation_id = unread?.id ?? "";
  expect(unread?.unread_count).toBeGreaterThan(0);
  const changes = { read: true, archived: true, muted: true, starred: true };
  const { body } = await service.call("update_conversation", { conversation_id, ...changes });
  expect(body).toEqual({ ...unread, unread_count: 0, archived: true, muted: true, starred: true });
  expect((await service.call("update_conversation", { conversation_id, ...changes })).body).toEqual(body);
  expect((await listed(service)).map(({ id }) => id)).not.toContain(conversation_id);
  expect((await listed(service, { filter: "archived" })).map(({ id }) => id)).toContain(conversation_id);
  const again = await service.call("update_conversation", { conversation_id, read: false, archived: false });
  expect(again.body).toMatchObject({ unread_count: 1, archived: false, muted: true });
  const participants = await networkOf(service)
    .selectFrom("net_participants")
    .select(["member_id", "archived", "muted"])
    .where("conversation_id", "=", conversation_id)
    .where("member_id", "!=", "prf_demo_0001")
    .execute();
  for (const { archived, muted } of participants) expect([archived, muted]).toEqual([0, 0]);
});

test("a conversation without received messages cannot become unread, even together with another change", async () => {
  const service = await startService();
  const first = await firstOf(service);
  const conversation_id = first.id;
  const messages = networkOf(service).updateTable("net_messages").where("conversation_id", "=", conversation_id);
  await messages.set({ sender_id: "prf_demo_0001" }).execute();
  await service.call("update_conversation", { conversation_id, read: true });
  for (const changes of [{ read: false }, { read: false, starred: !first.starred }])
    expect((await service.call("update_conversation", { conversation_id, ...changes })).body.unread_count).toBe(0);
  const found = (await listed(service)).find(({ id }) => id === conversation_id);
  expect(found).toMatchObject({ unread_count: 0, starred: !first.starred });
});

test("labels that differ only in case or outer spaces are the same label", async () => {
  const service = await startService();
  const [first, second] = await listed(service);
  const label = (conversation: Conversation | undefined, labels: readonly string[]) =>
    service.call("update_conversation", { conversation_id: conversation?.id, labels });
  expect((await label(first, ["Warm", "warm ", "Cold"])).body.labels).toEqual(["Cold", "Warm"]);
  expect((await label(second, ["WARM"])).body.labels).toEqual(["WARM"]);
  const { labels } = (await service.call("get_inbox_summary")).body;
  expect(labels.filter((each: { label: string }) => /warm/i.test(each.label))).toMatchObject([{ conversations: 2 }]);
  expect((await listed(service, { label: "warm" })).map(({ id }) => id).sort()).toEqual([first?.id, second?.id].sort());
});

test("a received message moves an archived conversation back to the inbox, unless it is muted; a sent one does not", async () => {
  const service = await startService();
  const { conversation_id } = (await service.call("send_message", { profile_id: "prf_demo_0002", text: "Hello" })).body;
  const key = await service.createKey(["full_access"], { accountId: await addAccount(service, "prf_demo_0002") });
  const update = (changes: object) => service.call("update_conversation", { conversation_id, ...changes });
  const isArchived = async (): Promise<boolean> =>
    (await service.call("get_conversation", { conversation_id })).body.archived;
  const reply = () => service.call("send_message", { conversation_id, text: "Hello to you" }, { key });

  await update({ archived: true });
  await service.call("send_message", { conversation_id, text: "Hello again" });
  expect(await isArchived()).toBe(true);
  service.clock.advance(1000);
  await reply();
  expect(await isArchived()).toBe(false);
  await update({ archived: true, muted: true });
  service.clock.advance(1000);
  await reply();
  expect(await isArchived()).toBe(true);
});

test("rejects unknown conversations, calls without a change, and times that are not within a year", async () => {
  const service = await startService();
  const { id: conversation_id } = await firstOf(service);
  const error = async (input: object) => (await service.call("update_conversation", input)).error;
  expect(await error({ conversation_id: "cnv_unknown", starred: true })).toMatchObject({ status: 404 });
  expect(await error({ conversation_id })).toMatchObject({ code: "invalid_arguments" });
  for (const snoozed_until of ["2026-06-15T09:30:00Z", "2028-01-01T00:00:00Z"])
    expect(await error({ conversation_id, snoozed_until })).toMatchObject({
      code: "invalid_arguments",
      errors: [{ pointer: "/snoozed_until" }],
    });
  expect((await service.call("get_conversation", { conversation_id: "cnv_unknown" })).error).toMatchObject({
    status: 404,
  });
});
