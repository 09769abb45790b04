import { expect, test } from "vitest";
import type { ActivityAnalytics, Conversation, InboxAnalytics } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { daysOfPeriod, periodOf } from "../../../support/analytics-periods.ts";
import { localDay } from "../../../support/local-day.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const hourMs = 3_600_000;
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);
const hours = (ms: number | undefined) => (ms === undefined ? null : Math.round((ms / hourMs) * 10) / 10);

function medianOf(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[half]
    : values.length === 0
      ? undefined
      : mean(sorted.slice(half - 1, half + 1));
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Replays the account's conversations message by message. */
async function replay(service: TestService) {
  const network = networkOf(service);
  const sides = await network.selectFrom("net_participants").selectAll().where("member_id", "=", owner).execute();
  const conversations = await network.selectFrom("net_conversations").selectAll().execute();
  const messages = await network.selectFrom("net_messages").selectAll().orderBy("created_at").orderBy("id").execute();
  const responses: { own: boolean; at: number; wait: number }[] = [];
  const volume: { own: boolean; at: number; conversation: string; createdAt: number }[] = [];
  for (const { conversation_id } of sides) {
    const conversation = conversations.find(({ id }) => id === conversation_id);
    let turn = { own: false, since: Number.NaN };
    for (const message of messages) {
      if (message.conversation_id !== conversation_id) continue;
      const [own, at] = [message.sender_id === owner, message.created_at];
      volume.push({ own, at, conversation: conversation_id, createdAt: conversation?.created_at ?? 0 });
      if (conversation?.kind === "group" || message.deleted_at !== null) continue;
      const isFirst = Number.isNaN(turn.since);
      if (!isFirst && turn.own !== own) responses.push({ own, at, wait: at - turn.since });
      if (isFirst || turn.own !== own) turn = { own, since: at };
    }
  }
  return { responses, volume };
}

test("computes volume and response times from the messages of the account", async () => {
  const service = await startService();
  const { responses, volume } = await replay(service);
  for (const period of ["7d", "30d", "90d", "this_month", "last_month"] as const) {
    const body: InboxAnalytics = (await service.call("get_inbox_analytics", { period })).body;
    const { days, before } = daysOfPeriod(period);
    const isIn = (at: number, wanted: readonly string[]) => wanted.includes(localDay(at, "Europe/Stockholm"));
    const within = <Item extends { at: number }>(items: Item[], wanted: readonly string[]) =>
      items.filter(({ at }) => isIn(at, wanted));
    const [now, then] = [within(volume, days), within(volume, before)];
    const active = (items: typeof volume) => new Set(items.map(({ conversation }) => conversation)).size;
    const started = (items: typeof volume, wanted: readonly string[]) =>
      active(items.filter(({ createdAt }) => isIn(createdAt, wanted)));
    expect(body).toMatchObject({
      messages_sent: { value: now.filter(({ own }) => own).length, previous: then.filter(({ own }) => own).length },
      messages_received: {
        value: now.filter(({ own }) => !own).length,
        previous: then.filter(({ own }) => !own).length,
      },
      period: periodOf(days),
      previous_period: periodOf(before),
      active_conversations: { value: active(now), previous: active(then) },
      new_conversations: { value: started(now, days), previous: started(then, before) },
    });
    for (const [own, described] of [
      [true, body.own_responses],
      [false, body.received_responses],
    ] as const) {
      const ofSide = responses.filter((response) => response.own === own);
      const waits = within(ofSide, days).map(({ wait }) => wait);
      const waitsBefore = within(ofSide, before).map(({ wait }) => wait);
      const quick = (list: number[]) => percent(list.filter((wait) => wait <= 24 * hourMs).length, list.length);
      const p90 = waits
        .toSorted((a, b) => a - b)
        .find((wait) => waits.filter((w) => w <= wait).length >= waits.length * 0.9);
      expect(described).toMatchObject({
        responses: { value: waits.length, previous: waitsBefore.length },
        median_hours: hours(medianOf(waits)),
        previous_median_hours: hours(medianOf(waitsBefore)),
        p90_hours: hours(p90),
        within_24_hours: { value: quick(waits), previous: quick(waitsBefore) },
        enough_data: waits.length >= 30,
      });
    }
    const activity: ActivityAnalytics = (await service.call("get_activity_analytics", { period })).body;
    expect(activity.totals.messages_received).toBe(body.messages_received.value);
  }
  expect(responses.length).toBeGreaterThan(10);
});

test("counts the conversations that list_conversations lists as awaiting a reply, until the account replies", async () => {
  const service = await startService();
  const read = async () => (await service.call("get_inbox_analytics", { period: "90d" })).body as InboxAnalytics;
  const list = async (filter: string) =>
    (await everyPage<Conversation>(service, "list_conversations", { filter }, 50)).filter(
      ({ last_message }) => localDay(Date.parse(last_message?.sent_at ?? ""), "Europe/Stockholm") >= "2026-03-18",
    );
  const waiting = await list("awaiting_reply");
  const times = waiting.map(({ last_message }) => last_message?.sent_at ?? "").sort();
  const { awaiting_reply, own_responses } = await read();
  const all = await list("all");
  expect(awaiting_reply).toEqual({
    conversations: waiting.length,
    of: all.length,
    share: percent(waiting.length, all.length),
    longer_than_24_hours: times.filter((at) => service.clock() - Date.parse(at) > 24 * hourMs).length,
    oldest_at: times[0],
  });
  const [first, second, third] = waiting;
  service.clock.advance(60_000);
  await service.call("send_message", { conversation_id: first?.id, text: "Sorry for the delay" });
  const until = new Date(service.clock() + hourMs).toISOString();
  await service.call("update_conversation", { conversation_id: second?.id, snoozed_until: until });
  await service.call("update_conversation", { conversation_id: third?.id, archived: true });
  const after = await read();
  expect(after.awaiting_reply).toMatchObject({ conversations: waiting.length - 3, of: all.length - 2 });
  expect(after.own_responses.responses.value).toBe((own_responses.responses.value ?? 0) + 1);
});
