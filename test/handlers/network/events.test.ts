import { expect, test } from "vitest";
import type { ToolName } from "../../../runtime/index.ts";
import { removeConnection } from "../../../handlers/network/mirror/relations/connect-members.ts";
import type { NetworkEvent } from "../../../handlers/network/mirror/network-view.ts";
import { addNetwork } from "../../support/add-network.ts";
import { listEvents, listTypes } from "../../support/list-events.ts";
import { addAccount, networkOf } from "../../support/network.ts";
import { startService, type TestService } from "../../support/start-service.ts";

const maya = "prf_demo_0001";
const ana = "prf_demo_0002";
/** A member who is not connected to Maya. */
const stranger = "prf_demo_0040";

/** Starts the service with an account of Maya and one of another member. */
async function startWith(other: string) {
  const service = await startService();
  const account = await addAccount(service, other);
  const rest = async (accountId: string, route: string, body?: object) => {
    service.clock.advance(1_000);
    const at = new Date(service.clock()).toISOString();
    const answer = await service.rest(`${route}?account_id=${accountId}`, body);
    expect(answer.error, route).toBeUndefined();
    return { at, body: answer.body, requestId: answer.headers.get("x-request-id") };
  };
  return {
    service,
    account,
    asMaya: (route: string, body?: object) => rest(service.accountId, route, body),
    asOther: (route: string, body?: object) => rest(account, route, body),
  };
}

test("each account gets an event for every act that concerns it, once and in order, with the cause", async () => {
  const { service, account, asMaya, asOther } = await startWith(stranger);
  const invited = await asMaya("POST /invitations", { profile_id: stranger });
  const invitation_id = invited.body.id;
  const accepted = await asOther(`POST /invitations/${invitation_id}/respond`, { action: "accept" });
  const sent = await asMaya("POST /messages", { profile_id: stranger, text: "Hello" });
  const published = await asMaya("POST /posts", { text: "News" });
  const post_id = published.body.id;
  const commented = await asOther(`POST /posts/${post_id}/comments`, { text: "Thank you" });
  const reacted = await asOther(`POST /posts/${post_id}/reactions`, { type: "like" });
  const viewed = await asOther(`GET /profiles/${maya}`);
  await service.service.writeBehind.flush();

  const cause = (tool: ToolName, { requestId }: { requestId: string | null }) => ({ request_id: requestId, tool });
  const invitedBy = cause("send_invitation", invited);
  const acceptedBy = cause("respond_to_invitation", accepted);
  const sentBy = cause("send_message", sent);
  const message = { message_id: sent.body.id, conversation_id: sent.body.conversation_id, kind: "message" };
  expect(await listEvents(service, service.accountId)).toEqual([
    {
      type: "invitation.sent",
      cause: invitedBy,
      payload: { invitation_id, profile_id: stranger, sent_at: invited.at },
    },
    {
      type: "invitation.accepted",
      cause: acceptedBy,
      payload: { invitation_id, direction: "sent", profile_id: stranger, responded_at: accepted.at },
    },
    { type: "connection.added", cause: acceptedBy, payload: { profile_id: stranger, connected_at: accepted.at } },
    { type: "message.sent", cause: sentBy, payload: { ...message, sent_at: sent.at } },
    {
      type: "post.published",
      cause: cause("create_post", published),
      payload: { post_id, published_at: published.at },
    },
    {
      type: "comment.received",
      cause: cause("comment_on_post", commented),
      payload: {
        comment_id: commented.body.id,
        post_id,
        parent_id: null,
        profile_id: stranger,
        created_at: commented.at,
      },
    },
    {
      type: "reaction.received",
      cause: cause("react_to_post", reacted),
      payload: { post_id, comment_id: null, profile_id: stranger, created_at: reacted.at },
    },
    {
      type: "profile.viewed",
      cause: { network_id: 1, source: "views" },
      payload: { profile_id: stranger, viewed_at: viewed.at },
    },
  ]);
  expect(await listEvents(service, account)).toEqual([
    {
      type: "invitation.received",
      cause: invitedBy,
      payload: { invitation_id, profile_id: maya, sent_at: invited.at },
    },
    {
      type: "invitation.accepted",
      cause: acceptedBy,
      payload: { invitation_id, direction: "received", profile_id: maya, responded_at: accepted.at },
    },
    { type: "connection.added", cause: acceptedBy, payload: { profile_id: maya, connected_at: accepted.at } },
    { type: "message.received", cause: sentBy, payload: { ...message, sender_id: maya, sent_at: sent.at } },
  ]);
});

test("both accounts get events if an invitation ends, or is accepted with a message", async () => {
  const { service, account, asMaya, asOther } = await startWith(stranger);
  const declined = (await asMaya("POST /invitations", { profile_id: stranger })).body.id;
  const declinedAt = (await asOther(`POST /invitations/${declined}/respond`, { action: "decline" })).at;
  const withdrawn = (await asMaya("POST /invitations", { profile_id: stranger })).body.id;
  const withdrawnAt = (await asMaya(`DELETE /invitations/${withdrawn}`)).at;
  const own = (await asOther("POST /invitations", { profile_id: maya })).body.id;
  await asMaya(`POST /invitations/${own}/respond`, { action: "accept", text: "Welcome" });
  const ends = async (accountId: string) =>
    (await listEvents(service, accountId))
      .filter(({ type }) => type === "invitation.declined" || type === "invitation.withdrawn")
      .map(({ payload }) => payload);
  for (const [accountId, direction, profile_id] of [
    [service.accountId, "sent", stranger],
    [account, "received", maya],
  ] as const)
    expect(await ends(accountId)).toEqual([
      { invitation_id: declined, direction, profile_id, responded_at: declinedAt },
      { invitation_id: withdrawn, direction, profile_id, withdrawn_at: withdrawnAt },
    ]);
  expect((await listTypes(service, service.accountId)).slice(-4)).toEqual([
    ...["invitation.received", "invitation.accepted", "connection.added", "message.sent"],
  ]);
  expect((await listTypes(service, account)).slice(-4)).toEqual([
    ...["invitation.sent", "invitation.accepted", "connection.added", "message.received"],
  ]);
});

test("previews, failures, replays and repeated acts emit no events", async () => {
  const { service, account, asMaya, asOther } = await startWith(ana);
  const message = { profile_id: ana, text: "Once" };
  await service.rest("POST /messages", message, { preview: true });
  expect((await service.rest("POST /messages", { ...message, attachments: ["med_none"] })).status).toBe(404);
  for (let time = 0; time < 2; time += 1) await service.rest("POST /messages", message, { idempotencyKey: "key-1" });
  const post = (await asMaya("POST /posts", { text: "News" })).body.id;
  await asMaya(`POST /posts/${post}/comments`, { text: "my own" });
  await asMaya(`POST /posts/${post}/reactions`, { type: "like" });
  for (const type of ["like", "like", "celebrate"]) await asOther(`POST /posts/${post}/reactions`, { type });
  for (let time = 0; time < 2; time += 1) {
    await asOther(`GET /profiles/${maya}`);
    await service.service.writeBehind.flush();
  }
  const events = await listTypes(service, service.accountId);
  expect(events).toEqual(["message.sent", "post.published", "reaction.received", "profile.viewed"]);
  expect(await listTypes(service, account)).toEqual(["message.received"]);
});

test("the event of an InMail names its kind, and all participants of a group get the event of a message", async () => {
  const { service, account, asMaya } = await startWith(stranger);
  const { member_id: friend, conversation_id } = await findGroup(service);
  const friendAccount = await addAccount(service, friend);
  await networkOf(service)
    .insertInto("net_participants")
    .values({ conversation_id, member_id: stranger, last_read_at: null })
    .onConflict((conflict) => conflict.columns(["conversation_id", "member_id"]).doNothing())
    .execute();
  await asMaya("POST /inmails", { profile_id: stranger, subject: "Hello", text: "Hello" });
  await asMaya(`POST /conversations/${conversation_id}/messages`, { text: "Hello all" });
  const kinds = async (accountId: string) =>
    (await listEvents(service, accountId)).map(({ type, payload }) => `${type} ${payload.kind}`);
  expect(await kinds(service.accountId)).toEqual(["message.sent inmail", "message.sent message"]);
  expect(await kinds(account)).toEqual(["message.received inmail", "message.received message"]);
  expect(await kinds(friendAccount)).toEqual(["message.received message"]);
});

/** Finds a group conversation of Maya, and another member who participates in it. */
const findGroup = (service: TestService) =>
  networkOf(service)
    .selectFrom("net_conversations as c")
    .innerJoin("net_participants as own", "own.conversation_id", "c.id")
    .innerJoin("net_participants as p", "p.conversation_id", "c.id")
    .select(["p.conversation_id", "p.member_id"])
    .where("c.kind", "=", "group")
    .where("own.member_id", "=", maya)
    .where("p.member_id", "!=", maya)
    .where("p.member_id", "!=", stranger)
    .executeTakeFirstOrThrow();

test("an account gets no events from before it was connected, and none of members of other networks", async () => {
  const service = await startService();
  const other = await addNetwork(service);
  const account = await addAccount(service, ana);
  await service.store.writer
    .updateTable("sb_accounts")
    .set({ connected_at: service.clock() + 1 })
    .where("id", "=", account)
    .execute();
  const write = (account_id: string, profile_id: string) =>
    service.call("send_message", { account_id, profile_id, text: "Hello" });
  await write(service.accountId, ana);
  expect(await listTypes(service, account)).toEqual([]);
  service.clock.advance(1);
  await write(service.accountId, ana);
  await write(account, maya);
  expect(await listTypes(service, account)).toEqual(["message.received", "message.sent"]);
  expect(await listTypes(service, service.accountId)).toEqual(["message.sent", "message.sent", "message.received"]);
  expect(await listTypes(service, other.accountId)).toEqual([]);
});

test("accounts that write to each other at the same time miss nothing", async () => {
  const { service, account } = await startWith(ana);
  const texts = Array.from({ length: 12 }, (_, number) => `Message ${number}`);
  const answers = await Promise.all(
    texts.flatMap((text) => [
      service.call("send_message", { profile_id: ana, text }),
      service.call("send_message", { account_id: account, profile_id: maya, text }),
    ]),
  );
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
  for (const accountId of [service.accountId, account]) {
    const types = await listTypes(service, accountId);
    expect(types.filter((type) => type === "message.sent")).toHaveLength(texts.length);
    expect(types.filter((type) => type === "message.received")).toHaveLength(texts.length);
  }
});

test("the end of a connection is announced to both members, unless they connected after it", async () => {
  const service = await startService();
  const announced: NetworkEvent[] = [];
  const announce = (event: NetworkEvent): void => void announced.push(event);
  const scope = { networkId: 1, db: networkOf(service), dialect: service.store.dialect, announce };
  const at = service.clock();
  await removeConnection(scope, maya, ana, 0);
  expect(announced).toEqual([]);
  for (let time = 0; time < 2; time += 1) await removeConnection(scope, maya, ana, at);
  const removed = (memberId: string, profile_id: string) => ({
    ...{ memberId, type: "connection.removed", at },
    payload: { profile_id, removed_at: "2026-06-15T09:30:00.000Z" },
  });
  expect(announced).toHaveLength(2);
  expect(announced).toEqual(expect.arrayContaining([removed(maya, ana), removed(ana, maya)]));
});
