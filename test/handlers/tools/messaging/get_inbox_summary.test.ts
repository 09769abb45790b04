import { expect, test } from "vitest";
import type { Conversation, InboxSummary } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const list = (service: TestService, filter: string): Promise<Conversation[]> =>
  everyPage<Conversation>(service, "list_conversations", { filter, detail: "full" }, 100);

const listLabeled = (service: TestService, label: string): Promise<Conversation[]> =>
  everyPage<Conversation>(service, "list_conversations", { label }, 100);

const summarize = async (service: TestService, input: object = {}): Promise<InboxSummary> =>
  (await service.call("get_inbox_summary", input)).body;

const idsOf = (conversations: readonly Conversation[]): string[] => conversations.map(({ id }) => id);

/** Compares each count with the list of the same filter. */
async function expectCountsOfLists(service: TestService, stale_after_days: number): Promise<void> {
  const summary = await summarize(service, { stale_after_days });
  for (const filter of ["unread", "awaiting_reply", "unanswered", "snoozed", "drafts"] as const)
    expect([filter, summary[filter]]).toEqual([filter, (await list(service, filter)).length]);
  const unread = await list(service, "unread");
  expect(summary.unread_messages).toBe(unread.reduce((sum, { unread_count }) => sum + (unread_count ?? 0), 0));
  expect(summary.labels.length).toBeGreaterThan(0);
  for (const { label, conversations } of summary.labels)
    expect([label, conversations]).toEqual([label, (await listLabeled(service, label)).length]);
  const before = service.clock() - stale_after_days * 86_400_000;
  const stale = (await list(service, "unanswered")).filter((one) => Date.parse(one.last_message_at) < before);
  expect(summary.stale).toBe(stale.length);
}

test("counts equal the lists, and the first conversations are ordered by reason, star, question, kind and activity", async () => {
  const service = await startService();
  await expectCountsOfLists(service, 7);
  const unread = await list(service, "unread");
  const unanswered = await list(service, "unanswered");
  const newest = unanswered[0]?.id ?? "";
  const oldest = unanswered.at(-1)?.id ?? "";
  const update = (conversation_id: string, changes: object) =>
    service.call("update_conversation", { conversation_id, ...changes });
  const snoozed_until = new Date(service.clock() + 86_400_000).toISOString();
  await update(unread[0]?.id ?? "", { snoozed_until });
  await update(newest, { draft: "To be sent" });
  await update(oldest, { starred: true });
  await update(unanswered[1]?.id ?? "", { archived: true, snoozed_until, draft: "Archived" });
  await expectCountsOfLists(service, 7);
  await expectCountsOfLists(service, 30);

  for (const { id } of (await list(service, "awaiting_reply")).slice(5))
    await update(id, { archived: true, read: true });
  const all = await list(service, "all");
  const yesterday = service.clock() - 86_400_000;
  const reasonOf = ({ unread_count, awaiting_reply, draft, last_message_at }: Conversation): string | null => {
    if ((unread_count ?? 0) > 0) return "1 unread";
    if (awaiting_reply) return "2 awaiting_reply";
    if (draft !== null) return "3 draft";
    return Date.parse(last_message_at) < yesterday ? "4 stale" : null;
  };
  const questionKey = ({ awaiting_reply, last_message }: Conversation): string =>
    awaiting_reply && last_message?.excerpt.includes("?") === true ? "a" : "b";
  const expected = all
    .filter((conversation) => reasonOf(conversation) !== null)
    .map((one) => ({
      one,
      key: `${reasonOf(one)} ${one.starred === true ? "a" : "b"} ${questionKey(one)} ${one.kind === "group" ? "b" : "a"}`,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)); // a stable sort; `all` is ordered by activity
  const { first } = await summarize(service, { stale_after_days: 1 });
  expect(first).toEqual(
    expected.slice(0, 10).map(({ one, key }) => ({
      conversation_id: one.id,
      reason: key.split(" ")[1],
      profile_id: one.kind === "group" ? null : one.participants[0]?.id,
      name: one.kind === "group" ? one.title : one.participants[0]?.name,
      starred: one.starred,
      excerpt: expect.any(String),
      last_message_at: one.last_message_at,
    })),
  );
  expect(new Set(first.map(({ reason }) => reason)).size).toBeGreaterThan(2);
  service.clock.advance(86_400_001);
  await expectCountsOfLists(service, 7);
  expect(await list(service, "snoozed")).toEqual([]);
});

test("the inbox can be emptied with tools alone", async () => {
  const service = await startService();
  const update = async (conversation_id: string, changes: object) =>
    expect((await service.call("update_conversation", { conversation_id, ...changes })).error).toBeUndefined();
  const week = new Date(service.clock() + 7 * 86_400_000).toISOString();
  const open = [...new Set([...idsOf(await list(service, "unread")), ...idsOf(await list(service, "awaiting_reply"))])];
  expect(open.length).toBeGreaterThan(3);
  const [replied = "", drafted = "", ...others] = open;
  for (const [at, conversation_id] of open.entries()) {
    const { data } = (await service.call("get_messages", { conversation_id, limit: 3 })).body;
    expect(data.length).toBeGreaterThan(0);
    if (conversation_id === replied) {
      const sent = await service.call("send_message", { conversation_id, text: "Thank you, Tuesday works." });
      expect(sent.error).toBeUndefined();
      await update(conversation_id, { read: true });
    } else if (conversation_id === drafted) {
      await update(conversation_id, { read: true, draft: "Let me check.", labels: ["later"], snoozed_until: week });
    } else await update(conversation_id, { read: true, ...(at % 2 ? { archived: true } : { snoozed_until: week }) });
  }
  expect(await summarize(service)).toMatchObject({ unread: 0, unread_messages: 0, awaiting_reply: 0, drafts: 1 });
  expect(await list(service, "unread")).toEqual([]);
  service.clock.advance(7 * 86_400_000);
  const returned = idsOf(await list(service, "awaiting_reply"));
  expect(returned).toContain(drafted);
  const snoozed = others.filter((_, at) => at % 2 === 0);
  expect(returned).toEqual(expect.arrayContaining(snoozed));
  expect(returned).toHaveLength(snoozed.length + 1);
  expect((await summarize(service)).first[0]).toMatchObject({ reason: "awaiting_reply" });
});
