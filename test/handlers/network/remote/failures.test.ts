import { expect, test } from "vitest";
import type { ToolName } from "../../../../runtime/index.ts";
import { reconnectAccount } from "../../../../runtime/call/reconnect-account.ts";
import { eventually } from "../../../support/eventually.ts";
import { listEvents } from "../../../support/list-events.ts";
import { remoteAccountId, startRemote, type TestRemote } from "../../../support/start-remote.ts";
import { findStrangers } from "./remote-examples.ts";

const post = { method: "POST" } as const;

/** A busy machine can exceed a short time limit, so only tests in which the network does not respond set one. */
async function start(requestTimeoutMs = 10_000) {
  const served = await startRemote({ config: { requestTimeoutMs, settleMs: 60_000 } });
  const [connection] = (await served.remote.call("GET", "/v2/connections")).body.elements as any[];
  const profile_id = `prf_rn_${connection.member.urn.split(":").at(-1)}`;
  return { ...served, profile_id };
}

type Failed = { readonly status: number; readonly error: any };

/** Makes a call on both surfaces, each with the same fault. */
async function onBoth(
  served: TestRemote,
  fault: () => Promise<unknown>,
  input: (at: number) => object,
): Promise<Failed[]> {
  const { resetCircuit } = circuitOf(served);
  await fault();
  const overMcp = await served.call("send_message", input(1));
  resetCircuit();
  await served.remote.clearFaults();
  await fault();
  const overRest = await served.rest("POST /messages", input(2));
  resetCircuit();
  await served.remote.clearFaults();
  return [overMcp, overRest];
}

/** Closes the circuit, which a series of faults would open. */
const circuitOf = (served: TestRemote) => ({ resetCircuit: () => served.clock.advance(31_000) });

test("errors of the network map to the declared errors on both surfaces", async () => {
  const served = await start();
  const { remote, profile_id } = served;
  const status =
    (code: number, body?: object, headers: Record<string, string> = {}) =>
    () =>
      remote.fault({ kind: "status", at: "before", ...post, status: code, headers, ...(body && { body }) } as never);
  const error = (type: string) => ({ error: { status: 0, type, detail: "Refused." } });
  const cases = [
    [status(404, error("RESOURCE_NOT_FOUND")), 404, "not_found"],
    [status(403, error("NOT_CONNECTED")), 403, "not_connected"],
    [status(429, error("QUOTA_EXCEEDED"), { "retry-after": "42" }), 429, "rate_limited"],
  ] as const;
  let number = 0;
  for (const [fault, expectedStatus, code] of cases) {
    const answers = await onBoth(served, fault, () => ({ profile_id, text: `case ${(number += 1)}` }));
    for (const answer of answers) expect(answer.error, code).toMatchObject({ status: expectedStatus, code });
    if (code === "rate_limited")
      for (const answer of answers) expect(answer.error).toMatchObject({ retry_after_seconds: 42 });
  }
  expect(await served.units()).toBe(0);
  expect(await remote.effects({ kind: "message.sent" })).toEqual([]);
});

test("refusals of invitations map to the failures that the tools declare", async () => {
  const served = await start();
  const { remote } = served;
  const [stranger, invited] = await findStrangers(served);
  const id = (urn: string) => `prf_rn_${urn.split(":").at(-1)}`;
  // The mirror does not know yet that the member has invited the account.
  await served.call("get_profile", { profile_id: id(stranger.urn) });
  await remote.as(stranger.urn, "POST", "/v2/invitations", { invitee: remote.owner });
  expect((await served.call("send_invitation", { profile_id: id(stranger.urn) })).error).toMatchObject({
    status: 409,
    code: "invitation_pending",
  });
  const sent = await served.call("send_invitation", { profile_id: id(invited.urn) });
  await served.call("cancel_invitation", { invitation_id: sent.body.id });
  expect((await served.call("send_invitation", { profile_id: id(invited.urn) })).error).toMatchObject({
    status: 409,
    code: "invitation_withdrawn",
  });
  await remote.as(stranger.urn, "GET", "/v2/me");
  const [received] = (await remote.call("GET", `/v2/invitations?member=${stranger.urn}`)).body.elements as any[];
  await served.synchronize();
  await remote.as(stranger.urn, "POST", `/v2/invitations/${received.urn}/withdraw`);
  const invitation_id = `inv_rn_${received.urn.split(":").at(-1)}`;
  expect((await served.call("respond_to_invitation", { invitation_id, action: "accept" })).error).toMatchObject({
    status: 409,
    code: "conflict",
  });
});

test("accepting an excluded member's invitation with a text is refused, and accepts nothing on the network", async () => {
  const served = await start();
  const { remote } = served;
  const [stranger] = await findStrangers(served);
  await remote.as(stranger.urn, "POST", "/v2/invitations", { invitee: remote.owner });
  const [received] = (await remote.call("GET", `/v2/invitations?member=${stranger.urn}`)).body.elements as any[];
  await served.synchronize();
  await served.call("add_exclusions", { profile_ids: [`prf_rn_${stranger.urn.split(":").at(-1)}`] });
  const invitation_id = `inv_rn_${received.urn.split(":").at(-1)}`;
  const { error } = await served.call("respond_to_invitation", { invitation_id, action: "accept", text: "Hello" });
  expect(error).toMatchObject({ status: 403, code: "excluded" });
  const after = (await remote.call("GET", `/v2/invitations?member=${stranger.urn}`)).body.elements as any[];
  expect(after.find(({ urn }) => urn === received.urn)).toEqual(received);
});

test.each([
  ["500 before the effect", { kind: "status", at: "before" }, 0],
  ["500 after the effect", { kind: "status", at: "after" }, 1],
  ["malformed JSON after the effect", { kind: "malformed", at: "after" }, 1],
  ["a truncated response after the effect", { kind: "truncated", at: "after" }, 1],
  ["an HTML page after the effect", { kind: "content_type", at: "after" }, 1],
  ["a connection closed before the effect", { kind: "close", at: "before" }, 0],
  ["a connection closed after the effect", { kind: "close", at: "after" }, 1],
  ["no response after the effect", { kind: "hang", at: "after" }, 1],
] as const)(
  "a call with %s has its effect once, and a repeated call returns its response",
  async (_name, fault, effects) => {
    const served = await start(fault.kind === "hang" ? 1_000 : undefined);
    const { remote, profile_id } = served;
    await remote.fault({ ...fault, ...post });
    const input = { profile_id, text: "once" };
    const first = await served.call("send_message", input, { idempotencyKey: "key" });
    expect(await remote.effects({ kind: "message.sent" })).toHaveLength(effects);
    if (effects === 1) {
      expect(first.error).toBeUndefined();
      expect(await served.call("send_message", input, { idempotencyKey: "key" })).toMatchObject({ body: first.body });
      expect(await remote.effects({ kind: "message.sent" })).toHaveLength(1);
    } else {
      // The request may still be on its way, so the absence of its effect proves nothing yet.
      expect(first.error).toMatchObject({ status: 409, code: "outcome_unknown" });
      expect(first.error.hint).toContain("same idempotency key");
      expect(await served.units()).toBe(1);
      served.clock.advance(61_000);
      const second = await served.call("send_message", input, { idempotencyKey: "key" });
      expect(second.error).toMatchObject({ status: 503, code: "network_unavailable" });
      expect(await served.units()).toBe(0);
      const third = await served.call("send_message", input, { idempotencyKey: "key" });
      expect(third.error).toBeUndefined();
      expect(await remote.effects({ kind: "message.sent" })).toHaveLength(1);
    }
    expect(await served.units()).toBe(1);
    const left = await served.store.reader.selectFrom("sb_calls").select("id").execute();
    expect(left).toEqual([]);
  },
);

test("an identical message sent shortly before is not mistaken for a lost one", async () => {
  const served = await start();
  const { remote, profile_id } = served;
  const input = { profile_id, text: "Thank you!" };
  expect((await served.call("send_message", input)).error).toBeUndefined();
  await remote.fault({ kind: "close", at: "before", ...post });
  expect((await served.call("send_message", input)).error).toMatchObject({ code: "outcome_unknown" });
  expect(await remote.effects({ kind: "message.sent" })).toHaveLength(1);
});

test("every kind of act is found after a lost response", async () => {
  const served = await start();
  const { remote, profile_id } = served;
  const [stranger, sender, decliner] = await findStrangers(served);
  const id = (prefix: string, urn: string) => `${prefix}_rn_${urn.split(":").at(-1)}`;
  const invite = async (member: any) =>
    id("inv", (await remote.as(member.urn, "POST", "/v2/invitations", { invitee: remote.owner })).urn);
  const [accepted, declined] = [await invite(sender), await invite(decliner)];
  const [feed] = (await remote.call("GET", "/v2/feed")).body.elements as any[];
  await served.synchronize();
  const post_id = id("pst", feed.urn);
  const lose = () => remote.fault({ kind: "close", at: "after", ...post });
  const run = async (tool: ToolName, input: object, kind: string) => {
    const before = (await remote.effects({ kind })).length;
    await lose();
    const response = await served.call(tool, input);
    expect(response.error, tool).toBeUndefined();
    expect(await remote.effects({ kind }), tool).toHaveLength(before + 1);
    return response.body;
  };
  await run("send_message", { profile_id, text: "m" }, "message.sent");
  const invitation = await run("send_invitation", { profile_id: id("prf", stranger.urn) }, "invitation.sent");
  await run("cancel_invitation", { invitation_id: invitation.id }, "invitation.withdrawn");
  await run("respond_to_invitation", { invitation_id: accepted, action: "accept" }, "invitation.accepted");
  await run("respond_to_invitation", { invitation_id: declined, action: "decline" }, "invitation.declined");
  await run("create_post", { text: "p" }, "post.published");
  await run("comment_on_post", { post_id, text: "c" }, "comment.created");
  await run("react_to_post", { post_id, type: "funny" }, "reaction.set");
  expect(await served.store.reader.selectFrom("sb_calls").select("id").execute()).toEqual([]);
});

test("errors of look-ups are network_error and network_unavailable", async () => {
  const served = await start(1_000);
  const { remote } = served;
  const search = () => served.call("search_people", { keyword: `a` });
  for (const [fault, code, status] of [
    [{ kind: "status", at: "before" }, "network_error", 502],
    [{ kind: "malformed", at: "after" }, "network_error", 502],
    [{ kind: "content_type", at: "after" }, "network_error", 502],
    [{ kind: "status", at: "before", status: 503 }, "network_unavailable", 503],
    [{ kind: "close", at: "before" }, "network_unavailable", 503],
    [{ kind: "hang", at: "before" }, "network_unavailable", 503],
  ] as const) {
    await remote.fault(fault);
    expect((await search()).error, JSON.stringify(fault)).toMatchObject({ code, status });
    served.clock.advance(31_000);
  }
  await remote.kill();
  expect((await search()).error).toMatchObject({ code: "network_unavailable", status: 503 });
  await remote.restart();
  served.clock.advance(31_000);
  expect((await search()).error).toBeUndefined();
});

test("a revoked token disconnects the account, and nothing is sent until it is reconnected", async () => {
  const served = await start();
  const { remote, profile_id } = served;
  await remote.changeToken({ revoked: true });
  const input = { profile_id, text: "no" };
  const disconnected = { status: 503, code: "account_disconnected" };
  expect((await served.call("send_message", input)).error).toMatchObject(disconnected);
  expect((await served.call("get_account")).body.status).toBe("disconnected");
  const events = () => listEvents(served, remoteAccountId);
  const disconnected_at = new Date(served.clock()).toISOString();
  const event = { type: "account.disconnected", payload: { disconnected_at }, cause: { network_id: 2 } };
  expect(await events()).toEqual([event]);
  const before = (await remote.requests()).length;
  expect((await served.rest("POST /messages", input)).error).toMatchObject(disconnected);
  await served.synchronize();
  expect(await remote.requests()).toHaveLength(before);
  expect((await served.call("list_conversations")).error).toBeUndefined();
  expect(await served.units()).toBe(0);
  expect(await events()).toEqual([event]);
});

test("an account that is reconnected can act, emits an event, and its failed jobs are due", async () => {
  const served = await start();
  const { remote, profile_id, store, service, clock } = served;
  const send = (text: string) => served.call("send_message", { profile_id, text });
  await remote.changeToken({ revoked: true });
  expect((await send("no")).error).toMatchObject({ code: "account_disconnected" });
  await store.transaction(async (tx) => {
    for (const kind of ["waiting", "dead", "new"])
      await service.jobs.enqueue(tx, { kind, payload: {}, accountId: remoteAccountId, runAt: clock() + 9_000 });
    const failed = tx.updateTable("sb_jobs").where("kind", "in", ["waiting", "dead"]);
    await failed.set({ attempts: 3 }).execute();
    await tx.updateTable("sb_jobs").set({ due_at: null }).where("kind", "=", "dead").execute();
  });
  await remote.changeToken({ revoked: false });
  expect((await send("still no")).error).toMatchObject({ code: "account_disconnected" });

  await reconnectAccount(service, remoteAccountId);
  await reconnectAccount(service, remoteAccountId); // nothing more to do
  await eventually(async () => expect((await served.call("get_account")).body.status).toBe("connected"));
  expect((await send("yes")).error).toBeUndefined();
  const events = await store.reader
    .selectFrom("sb_events")
    .select(["type", "payload"])
    .where("type", "like", "account.%")
    .orderBy("seq")
    .execute();
  const at = new Date(clock()).toISOString();
  expect(events).toEqual([
    { type: "account.disconnected", payload: JSON.stringify({ disconnected_at: at }) },
    { type: "account.connected", payload: JSON.stringify({ connected_at: at }) },
  ]);
  const jobs = await store.reader
    .selectFrom("sb_jobs")
    .select(["kind", "due_at", "attempts"])
    .where("kind", "in", ["waiting", "dead", "new"])
    .orderBy("kind")
    .execute();
  expect(jobs).toEqual([
    { kind: "dead", due_at: clock(), attempts: 0 },
    { kind: "new", due_at: clock() + 9_000, attempts: 0 },
    { kind: "waiting", due_at: clock(), attempts: 0 },
  ]);
});
