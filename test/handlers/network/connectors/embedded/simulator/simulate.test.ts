import { expect, onTestFinished, test } from "vitest";
import { definition } from "../../../../../../handlers/app/definition.ts";
import { simulateNetworks } from "../../../../../../handlers/app/simulate-networks.ts";
import { createService } from "../../../../../../runtime/index.ts";
import { zoneOf } from "../../../../../../handlers/network/connectors/embedded/simulator/world.ts";
import { isWorkday, offsetAt } from "../../../../../../handlers/network/connectors/embedded/seed/calendar.ts";
import { block } from "../../../../../support/block.ts";
import { expectCountsOfRows } from "../../../../../support/counters.ts";
import { addAccount, networkOf } from "../../../../../support/network.ts";
import { eventually } from "../../../../../support/eventually.ts";
import { listEvents } from "../../../../../support/list-events.ts";
import { digest, wrongSummaries } from "../../../../../support/network-digest.ts";
import { simulateUntilNow } from "../../../../../support/simulate.ts";
import { startService, type TestService } from "../../../../../support/start-service.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const owner = "prf_demo_0001";

const strangers = Array.from({ length: 10 }, (_, at) => `prf_demo_${String(40 + at).padStart(4, "0")}`);

/** Invites ten members, writes to five connections and publishes a post. */
async function act(service: TestService): Promise<void> {
  for (const profile_id of strangers) await service.call("send_invitation", { profile_id, text: "Hello" });
  for (let number = 3; number < 8; number++)
    await service.call("send_message", { profile_id: `prf_demo_000${number}`, text: "How is the project?" });
  await service.call("create_post", { text: "We changed how we plan." });
}

test("both surfaces show that members accept after a plausible delay, in the working hours of their time zone", async () => {
  const service = await startService();
  await simulateUntilNow(service);
  await act(service);
  const sentAt = service.clock();
  service.clock.advance(14 * dayMs);
  const { events } = await simulateUntilNow(service);
  const { data } = (await service.rest("GET /invitations?direction=sent&status=accepted&limit=50")).body;
  const answered = data.filter(({ profile }: { profile: { id: string } }) => strangers.includes(profile.id));
  expect(answered.length).toBeGreaterThan(2);
  expect(answered.length).toBeLessThan(10);
  expect(events.accept_invitation).toBeGreaterThanOrEqual(answered.length);
  for (const { profile, responded_at } of answered) {
    const at = Date.parse(responded_at);
    const zone = zoneOf(profile.location);
    const hour = new Date(at + offsetAt(zone, at)).getUTCHours();
    expect([at > sentAt + 0.3 * hourMs - 1, isWorkday(zone, at), hour >= 8 && hour < 19]).toEqual([true, true, true]);
  }
  const { body } = await service.call("get_profile", { profile_id: answered[0].profile.id, sections: [] });
  expect(body).toMatchObject({ degree: 1, pending_invitation: null });
});

test("no event happens before its time", async () => {
  const service = await startService();
  await simulateUntilNow(service);
  await act(service);
  const before = await digest(networkOf(service));
  const sentAt = service.clock();
  service.clock.advance(0.2 * hourMs - 1);
  const { events } = await simulateUntilNow(service);
  const { accept_invitation, decline_invitation, message, reaction, comment } = events;
  expect([accept_invitation, decline_invitation, message, reaction, comment]).toEqual(Array(5).fill(undefined));
  expect((await digest(networkOf(service))).net_messages).toBe(before.net_messages);
  // The times of later events are after the end of the previous simulation.
  service.clock.advance(3 * dayMs);
  const { from, until } = await simulateUntilNow(service);
  expect([from, until]).toEqual([sentAt + 0.2 * hourMs - 1, service.clock()]);
  const messages = await networkOf(service)
    .selectFrom("net_messages")
    .select("created_at")
    .where("created_at", ">", sentAt)
    .execute();
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.every(({ created_at }) => created_at > from && created_at <= until)).toBe(true);
});

test("the same seed produces the same history, in one run or several, and a different seed a different one", async () => {
  const histories: Record<string, string>[] = [];
  for (const [seed, steps] of [
    [7, [10 * dayMs]],
    [7, Array<number>(10).fill(dayMs)],
    [7, [5 * hourMs, 1.7 * hourMs, 50 * hourMs, 10 * dayMs - 56.7 * hourMs]],
    [8, [10 * dayMs]],
  ] as const) {
    const service = await startService();
    await simulateUntilNow(service, seed);
    await act(service);
    for (const step of steps) {
      service.clock.advance(step);
      await simulateUntilNow(service);
    }
    histories.push(await digest(networkOf(service)));
  }
  const [once, daily, uneven, other] = histories;
  expect(daily).toEqual(once);
  expect(uneven).toEqual(once);
  expect(other).not.toEqual(once);
});

test("members answer messages, respond to posts, post, view and invite, and all counts match their rows", async () => {
  const service = await startService();
  await simulateUntilNow(service, 4); // with this seed, every kind of event occurs
  await act(service);
  service.clock.advance(30 * dayMs);
  const { events } = await simulateUntilNow(service);
  expect(Object.keys(events).sort()).toEqual([
    ...["accept_invitation", "comment", "decline_invitation", "impressions", "message"],
    ...["post", "profile_view", "reaction", "search", "send_invitation"],
  ]);
  const tables = networkOf(service);
  expect(await wrongSummaries(tables)).toEqual([]);
  await expectCountsOfRows(service);
  const { data } = (await service.call("list_posts", { limit: 1 })).body;
  expect(data[0].excerpt).toBe("We changed how we plan.");
  expect(data[0].reaction_count).toBeGreaterThan(0);
  expect(data[0].impression_count).toBeGreaterThan(data[0].reaction_count);
  const viewers = (await service.call("get_profile_viewers", { limit: 1 })).body.data;
  expect(Date.parse(viewers[0].last_viewed_at)).toBeGreaterThan(service.clock() - 30 * dayMs);
  const inbox = (await service.call("list_conversations", { filter: "unread" })).body.data;
  expect(inbox.length).toBeGreaterThan(0);
});

/** The event that an account gets for each kind that the simulator counts. */
const learned = {
  accept_invitation: "invitation.accepted",
  decline_invitation: "invitation.declined",
  send_invitation: "invitation.received",
  message: "message.received",
} as const;

test("the account gets each simulated event once", async () => {
  const service = await startService();
  await simulateUntilNow(service, 4); // with this seed, every kind of event occurs
  await act(service);
  for (const text of ["One", "Two", "Three"]) await service.call("create_post", { text });
  const acts = (await listEvents(service, service.accountId)).length;
  service.clock.advance(20 * dayMs);
  const handled: string[] = [];
  const counting = { types: ["message.received"], handle: async () => void handled.push("message") };
  const events = () => ({ counting });
  const player = await createService({ ...definition, events }, { store: service.store, clock: service.clock });
  const { events: counts } = await simulateUntilNow({ ...service, service: player });
  const listed = (await listEvents(service, service.accountId)).slice(acts);
  const of = (type: string) => listed.filter((event) => event.type === type);
  for (const [kind, type] of Object.entries(learned))
    expect(of(type), type).toHaveLength(counts[kind as keyof typeof learned] ?? 0);
  expect(of("connection.added")).toHaveLength(counts.accept_invitation ?? 0);
  const tables = networkOf(service);
  const since = service.clock() - 20 * dayMs;
  const ownPosts = tables.selectFrom("net_posts").select("id").where("author_id", "=", owner);
  const comments = await tables
    .selectFrom("net_comments")
    .select("id")
    .where("post_id", "in", ownPosts)
    .where("created_at", ">", since)
    .execute();
  expect(of("comment.received").map(({ payload }) => payload.comment_id as string)).toHaveLength(comments.length);
  const reactions = tables.selectFrom("net_reactions").select("member_id").where("target_id", "in", ownPosts);
  expect(of("reaction.received")).toHaveLength((await reactions.where("created_at", ">", since).execute()).length);
  const views = tables.selectFrom("net_profile_views").select("id").where("member_id", "=", owner);
  expect(of("profile.viewed")).toHaveLength((await views.where("viewed_at", ">", since).execute()).length);
  for (const type of ["message.received", "invitation.accepted", "comment.received", "reaction.received"])
    expect(of(type).length, type).toBeGreaterThan(0);
  const times = listed.map(({ payload }) => Object.values(payload).at(-1) as string);
  expect(times).toEqual(times.toSorted());
  for (const { cause } of listed)
    expect(cause).toEqual({ network_id: 1, source: expect.stringMatching(/^simulation ./) });

  const worker = await player.startWorker(1);
  onTestFinished(async () => {
    await worker.stop();
    await player.close();
  });
  await eventually(() => expect(handled).toHaveLength(counts.message ?? 0));
});

test("members of other accounts of the network are not simulated", async () => {
  const service = await startService();
  for (const id of strangers) await addAccount(service, id);
  await simulateUntilNow(service);
  await act(service);
  service.clock.advance(20 * dayMs);
  await simulateUntilNow(service);
  const rows = await networkOf(service)
    .selectFrom("net_invitations")
    .select("status")
    .where("sender_id", "=", owner)
    .where("recipient_id", "in", strangers)
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(Array(10).fill("pending"));
});

test("an invitation that was withdrawn is not accepted, and a member who blocks the account does not answer", async () => {
  const service = await startService();
  await simulateUntilNow(service);
  await act(service);
  const sent = (await service.rest("GET /invitations?direction=sent&status=pending&limit=50")).body.data;
  for (const [at, { id, profile }] of sent.entries()) {
    if (at % 2 === 0) await service.call("cancel_invitation", { invitation_id: id });
    else await block(service, profile.id, owner);
  }
  service.clock.advance(20 * dayMs);
  expect((await simulateUntilNow(service)).events).not.toHaveProperty("accept_invitation");
});

test("two processes simulate each hour once", async () => {
  const service = await startService();
  await simulateUntilNow(service);
  await act(service);
  service.clock.advance(5 * dayMs);
  await Promise.all([simulateUntilNow(service), simulateUntilNow(service)]);
  await simulateUntilNow(service);
  const twice = await digest(networkOf(service));
  const single = await startService();
  await simulateUntilNow(single);
  await act(single);
  single.clock.advance(5 * dayMs);
  await simulateUntilNow(single);
  expect(twice).toEqual(await digest(networkOf(single)));
});

test("a simulation keeps its seed, and reports unknown accounts", async () => {
  const service = await startService();
  await simulateUntilNow(service, 3);
  await expect(simulateUntilNow(service, 4)).rejects.toThrow("already simulated with seed 3");
  const unknown = simulateNetworks(service.service, { now: service.clock(), account: "acc_none" });
  await expect(unknown).rejects.toThrow('no account "acc_none"');
});

test("a message that is simulated after the account has read the conversation is not unread", async () => {
  const service = await startService();
  await simulateUntilNow(service);
  await act(service);
  const actedAt = service.clock();
  service.clock.advance(10 * dayMs);
  // The account reads everything before the job simulates the past days.
  await networkOf(service)
    .updateTable("net_participants")
    .set({ last_read_at: service.clock(), unread_count: 0 })
    .where("member_id", "=", owner)
    .execute();
  const { events } = await simulateUntilNow(service);
  expect(events.message).toBeGreaterThan(0);
  expect(await wrongSummaries(networkOf(service))).toEqual([]);
  // Only conversations that did not exist at that time are unread.
  const unread = (await service.call("list_conversations", { filter: "unread", limit: 50 })).body.data;
  expect(unread.filter(({ created_at }: { created_at: string }) => Date.parse(created_at) <= actedAt)).toEqual([]);
});

test("a message that is simulated late leaves a conversation unread that the account has marked as unread", async () => {
  const service = await startService();
  await simulateUntilNow(service);
  await act(service);
  service.clock.advance(10 * dayMs);
  const readAt = service.clock();
  await networkOf(service)
    .updateTable("net_participants")
    .set({ last_read_at: readAt, unread_count: 1 })
    .where("member_id", "=", owner)
    .execute();
  const { events } = await simulateUntilNow(service);
  expect(events.message).toBeGreaterThan(0);
  const rows = await networkOf(service)
    .selectFrom("net_participants")
    .select("unread_count")
    .distinct()
    .where("member_id", "=", owner)
    .where("last_read_at", "=", readAt)
    .execute();
  expect(rows).toEqual([{ unread_count: 1 }]);
});
