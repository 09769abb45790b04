import { createHmac } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { ToolName } from "../../../../runtime/index.ts";
import { Changes, scopeOf } from "../../../fixtures/remote-network/connector/sync/changes.ts";
import { collectEvent } from "../../../fixtures/remote-network/connector/sync/collect-event.ts";
import { JsonObject } from "../../../fixtures/remote-network/connector/json-object.ts";
import { secretName } from "../../../fixtures/remote-network/connector/sync/register-webhook.ts";
import { readConnectorSecret } from "../../../../handlers/network/mirror/connector-secrets.ts";
import { RemoteApi } from "../../../fixtures/remote-network/connector/remote-api.ts";
import { listEvents, listTypes } from "../../../support/list-events.ts";
import { remoteAccountId, startRemote, type TestRemote } from "../../../support/start-remote.ts";
import { networkOf } from "../../../support/network.ts";
import { findStrangers } from "./remote-examples.ts";
import { eventually } from "../../../support/eventually.ts";

const id = (prefix: string, urn: string): string => `${prefix}_rn_${urn.split(":").at(-1)}`;

/** Reads all synchronized data as the account. */
async function readAll({ call }: TestRemote): Promise<unknown> {
  const all: Record<string, unknown> = {};
  const read = async (label: string, tool: ToolName, input: object = {}): Promise<any[]> => {
    const { body, error } = await call(tool, { limit: 50, ...input });
    expect(error, label).toBeUndefined();
    all[label] = body.data;
    return body.data as any[];
  };
  await read("connections", "get_connections");
  for (const direction of ["sent", "received"])
    await read(`invitations ${direction}`, "list_invitations", { direction });
  for (const conversation of await read("conversations", "list_conversations", { detail: "full" })) {
    delete conversation.created_at;
    await read(`messages ${conversation.id}`, "get_messages", { conversation_id: conversation.id });
  }
  for (const post of [
    ...(await read("posts", "list_posts", { detail: "full" })),
    ...(await read("feed", "get_feed", { detail: "full" })),
  ]) {
    await read(`comments ${post.id}`, "list_post_comments", { post_id: post.id });
    await read(`reactions ${post.id}`, "list_post_reactions", { post_id: post.id });
  }
  return all;
}

/** Performs acts of other members, and of the account in another program, on the remote network. */
async function actRemotely({ remote }: TestRemote): Promise<void> {
  const list = async (path: string) => (await remote.call("GET", path)).body.elements as any[];
  const [friend, other] = (await list("/v2/connections")).map(({ member }) => member.urn as string);
  const [inviter, withdrawer, invitee] = (await findStrangers({ remote })).map(({ urn }) => urn as string);
  if (!friend || !other || !inviter || !withdrawer || !invitee) throw new Error("too few members");
  const as = remote.as.bind(remote);
  for (const text of ["one", "two", "three"]) {
    await as(friend, "POST", "/v2/messages", { recipient: remote.owner, text });
    await remote.advance(1_000);
    await remote.call("POST", "/v2/messages", { recipient: friend, text: `re: ${text}` });
    await remote.advance(1_000);
  }
  await as(friend, "POST", "/v2/messages", { recipient: remote.owner, text: "unread" });
  const { urn } = await as(inviter, "POST", "/v2/invitations", { invitee: remote.owner, message: "Hello" });
  await remote.call("POST", `/v2/invitations/${urn}/accept`);
  await remote.advance(1_000);
  const gone = await as(withdrawer, "POST", "/v2/invitations", { invitee: remote.owner });
  await as(withdrawer, "POST", `/v2/invitations/${gone.urn}/withdraw`);
  const sent = await remote.call("POST", "/v2/invitations", { invitee });
  await as(invitee, "POST", `/v2/invitations/${sent.body.urn}/accept`);
  await remote.advance(1_000);
  const created = await remote.call("POST", "/v2/posts", { commentary: "News" });
  const post = created.headers.get("x-rn-id") ?? "";
  const comment = await as(friend, "POST", `/v2/posts/${post}/comments`, { text: "First" });
  await remote.advance(1_000);
  await as(other, "POST", `/v2/posts/${post}/comments`, { text: "Second", parent: comment.urn });
  await as(friend, "POST", `/v2/posts/${post}/reactions`, { type: "PRAISE" });
  await remote.advance(1_000);
  await as(friend, "POST", `/v2/posts/${post}/reactions`, { type: "LIKE" });
  await as(other, "POST", `/v2/posts/${post}/reactions`, { type: "LIKE" });
  await remote.advance(1_000);
  await as(other, "DELETE", `/v2/posts/${post}/reactions`);
  await as(friend, "POST", "/v2/posts", { commentary: "From a friend" });
}

test("applying the changes since the first synchronization produces the same mirror as a complete one", async () => {
  const served = await startRemote();
  await actRemotely(served);
  served.clock.advance(20_000);
  await served.synchronize();
  const byChanges = await readAll(served);
  const complete = await startRemote({ config: { url: served.remote.url, token: served.remote.token } });
  complete.clock.advance(20_000);
  expect(await readAll(complete)).toEqual(byChanges);
  expect(JSON.stringify(byChanges)).toContain("From a friend");
  expect(JSON.stringify(byChanges)).toContain('"unread_count":1');
});

test("long texts, and texts with U+0000, of another member do not end the synchronization", async () => {
  const served = await startRemote();
  const { remote } = served;
  const [friend] = (await remote.call("GET", "/v2/connections")).body.elements as any[];
  const send = (text: string) =>
    remote.as(friend.member.urn, "POST", "/v2/messages", { recipient: remote.owner, text });
  await send("a\0b");
  for (let count = 0; count < 45; count += 1) await send("\u0001".repeat(8_000)); // six bytes each in JSON
  await send("the last one");
  served.clock.advance(20_000);
  await served.synchronize();
  const found = await networkOf(served, 2).selectFrom("net_messages").select("text").execute();
  const texts = found.map(({ text }) => text);
  expect(texts).toContain("the last one");
  expect(texts.filter((text) => /^a.b$/s.test(text))).toHaveLength(1);
});

test("the account gets each change once, also from a complete synchronization, and none from before it was connected", async () => {
  const served = await startRemote();
  expect(await listEvents(served, remoteAccountId)).toEqual([]);
  await actRemotely(served);
  served.clock.advance(20_000);
  const complete = await startRemote({ config: { url: served.remote.url, token: served.remote.token } });
  for (let time = 0; time < 2; time += 1) await served.synchronize();
  const events = await listEvents(served, remoteAccountId);
  expect(events.map(({ type }) => type).sort()).toEqual([
    ...["comment.received", "comment.received", "connection.added", "connection.added"],
    ...["invitation.accepted", "invitation.accepted", "invitation.received", "invitation.received", "invitation.sent"],
    ...["invitation.withdrawn", ...Array<string>(4).fill("message.received"), ...Array<string>(3).fill("message.sent")],
    ...["post.published", "reaction.received", "reaction.received"],
  ]);
  for (const { cause } of events) expect(cause).toEqual({ network_id: 2, source: "synchronization" });
  // A complete synchronization reads only the last reaction of a member, and none that has been removed.
  const payloads = async (of: TestRemote) =>
    (await listEvents(of, remoteAccountId))
      .filter(({ type }) => type !== "reaction.received")
      .map(({ type, payload }) => JSON.stringify([type, payload]))
      .sort();
  expect(await payloads(complete)).toEqual(await payloads(served));
});

test("changes that arrive again or in another order change nothing", async () => {
  const served = await startRemote();
  const since = (await served.remote.call("GET", "/v2/changes?since=0&count=1")).body.cursor as number;
  await actRemotely(served);
  served.clock.advance(20_000);
  const before = await startRemote({ config: { url: served.remote.url, token: served.remote.token } });
  await served.synchronize();
  const expected = await readAll(served);
  await served.synchronize();
  expect(await readAll(served)).toEqual(expected);
  const events: any[] = [];
  for (let start = 0; ; start += 50) {
    const page = await served.remote.call("GET", `/v2/changes?since=${since}&count=50&start=${start}`);
    events.push(...page.body.elements);
    if (page.body.paging.next === null) break;
  }
  expect(events.length).toBeGreaterThan(15);
  await apply(served, events);
  expect(await readAll(served)).toEqual(expected);
  // A mirror without these objects receives the events from last to first.
  before.clock.advance(20_000);
  const orderless = ["MESSAGE_CREATED", "INVITATION_CREATED", "INVITATION_ACCEPTED", "INVITATION_WITHDRAWN"];
  const messages = events.filter(({ kind }) => orderless.includes(kind)).reverse();
  await removeRecent(before, messages);
  await apply(before, messages);
  await apply(before, messages.slice().reverse());
  expect(await readAll(before)).toEqual(expected);
});

/** Applies events as a synchronization does, each in a separate transaction. */
async function apply(served: TestRemote, events: readonly any[]): Promise<void> {
  const { service, store, remote } = served;
  const network = await store.reader
    .selectFrom("sb_accounts")
    .select("network_id")
    .where("id", "=", remoteAccountId)
    .executeTakeFirstOrThrow();
  const api = new RemoteApi({ url: remote.url, token: remote.token });
  for (const event of events) {
    const changes = new Changes();
    const sync = {
      api,
      signal: AbortSignal.timeout(10_000),
      now: service.clock(),
      networkId: network.network_id,
      memberId: "prf_rn_1",
      mirror: scopeOf(store.reader, network.network_id, store),
    };
    await collectEvent(changes, sync, new JsonObject(event));
    await changes.complete(sync);
    await store.transaction((tx) => changes.record(scopeOf(tx, network.network_id, store), service.clock()));
  }
}

/** Deletes the objects of events, as if the mirror had not received them yet. */
async function removeRecent(served: TestRemote, events: readonly any[]): Promise<void> {
  const db = networkOf(served, 2);
  const about = (kind: string, prefix: string) =>
    events.filter((event) => event.kind.startsWith(kind)).map(({ resource }) => id(prefix, resource));
  const messages = about("MESSAGE", "msg");
  const rows = await db.selectFrom("net_messages").select("conversation_id").where("id", "in", messages).execute();
  const conversations = [...new Set(rows.map(({ conversation_id }) => conversation_id))];
  await db.deleteFrom("net_messages").where("id", "in", messages).execute();
  for (const conversation of conversations) {
    const left = await db
      .selectFrom("net_messages")
      .select("created_at")
      .where("conversation_id", "=", conversation)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    const last = left?.created_at ?? 0;
    await db.updateTable("net_conversations").set({ last_message_at: last }).where("id", "=", conversation).execute();
    const read = { last_read_at: last, unread_count: 0 };
    await db.updateTable("net_participants").set(read).where("conversation_id", "=", conversation).execute();
  }
  const invitations = about("INVITATION", "inv");
  const accepted = await db.selectFrom("net_invitations").selectAll().where("id", "in", invitations).execute();
  await db.deleteFrom("net_invitations").where("id", "in", invitations).execute();
  for (const { sender_id, recipient_id } of accepted)
    await db
      .deleteFrom("net_connections")
      .where("member_id", "in", [sender_id, recipient_id])
      .where("other_id", "in", [sender_id, recipient_id])
      .execute();
}

test("an act and the event about it are stored as one row, in either order", async () => {
  const served = await startRemote();
  const { remote } = served;
  const [stranger, inviter] = await findStrangers(served);
  await remote.as(inviter.urn, "POST", "/v2/invitations", { invitee: remote.owner });
  const [connection] = (await remote.call("GET", "/v2/connections")).body.elements as any[];
  const [feed] = (await remote.call("GET", "/v2/feed")).body.elements as any[];
  await served.synchronize();
  const [received] = (await served.call("list_invitations", { direction: "received", status: "pending" })).body.data;
  // The response waits until the change has been synchronized.
  const acts = [
    ["send_message", { profile_id: id("prf", connection.member.urn), text: "raced" }],
    ["send_invitation", { profile_id: id("prf", stranger.urn) }],
    ["respond_to_invitation", { invitation_id: received.id, action: "accept", text: "welcome" }],
    ["create_post", { text: "raced" }],
    ["comment_on_post", { post_id: id("pst", feed.urn), text: "raced" }],
    ["react_to_post", { post_id: id("pst", feed.urn), type: "support" }],
  ] as const;
  for (const [tool, input] of acts) {
    const fault = await remote.fault({ kind: "pause", at: "after", method: "POST", count: 1 });
    const response = served.call(tool, input);
    await fault.reached();
    await served.synchronize();
    await fault.release();
    expect((await response).error, tool).toBeUndefined();
    await served.synchronize();
  }
  const { error } = await served.call("search_posts", { keyword: "raced" });
  expect(error).toMatchObject({ status: 501 });
  const posts = (await served.call("list_posts")).body.data as any[];
  expect(posts.filter(({ excerpt }) => excerpt === "raced")).toHaveLength(1);
  expect(await remote.effects({ kind: "message.sent" })).toHaveLength(2);
  await served.call(...acts[0]);
  await served.synchronize();
  const events = (await listEvents(served, remoteAccountId)).map(({ type, cause }) => [
    type,
    cause.tool ?? cause.source,
  ]);
  expect(events).toEqual([
    ["invitation.received", "synchronization"],
    ["message.sent", "synchronization"],
    ["invitation.sent", "synchronization"],
    ["invitation.accepted", "synchronization"],
    ["connection.added", "synchronization"],
    ["message.sent", "respond_to_invitation"],
    ["post.published", "synchronization"],
    ["message.sent", "send_message"],
  ]);
  expect(await served.store.reader.selectFrom("sb_calls").select("id").execute()).toEqual([]);
});

/** Waits until the webhook is registered. */
const webhookSecret = (served: TestRemote): Promise<string> =>
  eventually(async () => {
    const { store, service } = served;
    const secret = await readConnectorSecret(
      scopeOf(store.reader, 2, store),
      service.secrets,
      secretName(remoteAccountId),
    );
    return secret ?? Promise.reject(new Error("no webhook is registered"));
  });

test("webhooks start a synchronization, and lost, duplicate, reordered, forged or replayed ones do no harm", async () => {
  const served = await startRemote({ webhooks: true, synchronized: false });
  const { remote, service } = served;
  const worker = await service.startWorker(2);
  onTestFinished(() => worker.stop());
  await served.synchronize();
  await webhookSecret(served);
  const [connection] = (await remote.call("GET", "/v2/connections")).body.elements as any[];
  const say = (text: string) =>
    remote.as(connection.member.urn, "POST", "/v2/messages", { recipient: remote.owner, text });
  const seen = async () => {
    const conversation = await served.call("list_conversations", { limit: 1 });
    const { body } = await served.call("get_messages", { conversation_id: conversation.body.data[0].id, limit: 10 });
    return (body.data as any[]).map(({ text }) => text as string);
  };
  for (const [text, fault] of [
    ["plain", null],
    ["doubled", "duplicate"],
    ["forged", "forge"],
    ["replayed", "replay"],
    ["lost", "drop"],
    ["after the lost one", null],
  ] as const) {
    if (fault) await remote.webhookFault(fault);
    await say(text);
    await remote.settleWebhooks();
    if (text !== "lost") await eventually(async () => expect(await seen()).toContain(text));
  }
  await remote.webhookFault("reorder");
  for (const text of ["delivered last", "delivered first"]) await say(text);
  await remote.settleWebhooks();
  await eventually(async () => expect(await seen()).toContain("delivered first"));
  expect((await seen()).slice(0, 8).reverse()).toEqual([
    "plain",
    "doubled",
    "forged",
    "replayed",
    "lost",
    "after the lost one",
    "delivered last",
    "delivered first",
  ]);
  expect(await listTypes(served, remoteAccountId)).toEqual(Array(8).fill("message.received"));
});

test("the receiver rejects unsigned, old and large requests, and enqueues nothing", async () => {
  const served = await startRemote({ webhooks: true });
  const url = `${served.url}/hooks/remote/${remoteAccountId}`;
  const send = (headers: Record<string, string>, body: string, at = url, method = "POST") =>
    fetch(at, { method, headers, ...(method === "POST" && { body }) });
  const worker = await served.service.startWorker(1);
  const own = await webhookSecret(served);
  await worker.stop();
  await served.store.writer.deleteFrom("sb_jobs").execute();
  const sign = (seconds: number, body: string, secret = own) => ({
    "rn-timestamp": String(seconds),
    "rn-signature": `v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`,
  });
  const now = Math.floor(served.clock() / 1_000);
  const body = JSON.stringify({ hook: "urn:rn:hook:1", events: [{ id: "1" }] });
  const jobs = async () =>
    (await served.store.reader.selectFrom("sb_jobs").select("id").where("kind", "=", "remote_sync").execute()).length;
  expect((await send({}, body)).status).toBe(401);
  expect((await send(sign(now, body, "other"), body)).status).toBe(401);
  expect((await send(sign(now - 301, body), body)).status).toBe(401);
  expect((await send(sign(now + 301, body), body)).status).toBe(401);
  expect((await send({ ...sign(now, body), "rn-timestamp": String(now - 1) }, body)).status).toBe(401);
  expect((await send(sign(now, body), `${body} `)).status).toBe(401);
  const large = JSON.stringify({ events: ["x".repeat(300 * 1024)] });
  expect((await send(sign(now, large), large)).status).toBe(413);
  expect((await send(sign(now, "{}"), "{}")).status).toBe(400);
  expect((await send(sign(now, body), body, `${served.url}/hooks/remote/acc_other`)).status).toBe(401);
  expect((await send(sign(now, body), body, `${served.url}/hooks/other/${remoteAccountId}`)).status).toBe(404);
  expect((await send({}, "", url, "GET")).status).toBe(405);
  expect(await jobs()).toBe(0);
  expect((await send(sign(now, body), body)).status).toBe(204);
  expect((await send(sign(now, body), body)).status).toBe(204);
  expect(await jobs()).toBe(1);
});
