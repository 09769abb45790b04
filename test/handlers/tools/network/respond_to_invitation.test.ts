import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { expectCountsOfRows } from "../../../support/counters.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const inviter = "prf_demo_0050";

const respond = (service: TestService, action: string, more: object = {}) =>
  service.call("respond_to_invitation", { invitation_id: "inv_demo_0001", action, ...more });

const noticesOn = (service: TestService, subjectId: string, kind: string) =>
  networkOf(service)
    .selectFrom("net_notices")
    .selectAll()
    .where("subject_id", "=", subjectId)
    .where("kind", "=", kind)
    .execute();

test("accepting connects both members, makes them follow each other, updates counts and notifies the inviter", async () => {
  const service = await startService();
  const { body } = await respond(service, "accept");
  expect(body).toMatchObject({
    id: "inv_demo_0001",
    direction: "received",
    status: "accepted",
    profile: { id: inviter, degree: 1 },
    responded_at: "2026-06-15T09:30:00.000Z",
    conversation_id: null,
  });
  const newest = (await service.call("get_connections", { limit: 1 })).body.data[0];
  expect(newest).toMatchObject({ profile: { id: inviter }, connected_at: "2026-06-15T09:30:00.000Z" });
  const follows = await networkOf(service)
    .selectFrom("net_follows")
    .select(["follower_id", "target_id"])
    .where("follower_id", "in", [owner, inviter])
    .where("target_id", "in", [owner, inviter])
    .execute();
  expect(follows).toHaveLength(2);
  await expectCountsOfRows(service);
  expect(await noticesOn(service, "inv_demo_0001", "invitation_accepted")).toMatchObject([
    { member_id: inviter, actor_id: owner },
  ]);
});

test("a call with a text to an excluded member is refused and accepts nothing; without a text, it accepts", async () => {
  const service = await startService();
  await service.call("add_exclusions", { profile_ids: [inviter] });
  expect((await respond(service, "accept", { text: "Hello" })).error.code).toBe("excluded");
  const pending = await service.call("list_invitations", { direction: "received", status: "pending" });
  expect(pending.body.data.map(({ id }: any) => id)).toContain("inv_demo_0001");
  expect((await respond(service, "accept")).body.status).toBe("accepted");
  expect((await respond(service, "accept", { text: "Hello" })).body.conversation_id).toBeNull();
});

test("accepting sends the message once, even if the call is repeated", async () => {
  const service = await startService();
  const { body } = await respond(service, "accept", { text: "Thank you for the invitation" });
  const again = await service.rest("POST /invitations/inv_demo_0001/respond", {
    action: "accept",
    text: "Thank you for the invitation",
  });
  expect(again.body).toEqual(body);
  const messages = (await service.rest(`GET /conversations/${body.conversation_id}/messages`)).body;
  expect(messages.data).toMatchObject([{ text: "Thank you for the invitation", direction: "sent" }]);
  await expectCountsOfRows(service);
  expect(await noticesOn(service, "inv_demo_0001", "invitation_accepted")).toHaveLength(1);
});

test("declining notifies nobody, and declining again changes nothing", async () => {
  const service = await startService();
  const { body } = await respond(service, "decline");
  expect(body).toMatchObject({ status: "declined", responded_at: "2026-06-15T09:30:00.000Z" });
  service.clock.advance(60_000);
  expect((await respond(service, "decline")).body).toEqual(body);
  expect(await noticesOn(service, "inv_demo_0001", "invitation_accepted")).toEqual([]);
  const profile = (await service.call("get_profile", { profile_id: inviter, sections: [] })).body;
  expect(profile).toMatchObject({ pending_invitation: null });
  expect(profile.degree).not.toBe(1);
  await expectCountsOfRows(service);
});

test("rejects a message when declining", async () => {
  const service = await startService();
  const { error } = await respond(service, "decline", { text: "No" });
  expect(error).toMatchObject({ status: 400, code: "invalid_arguments", errors: [{ pointer: "/text" }] });
  const rest = await service.rest("POST /invitations/inv_demo_0001/respond", { action: "decline", text: "No" });
  expect(rest.error.errors).toEqual([
    {
      pointer: "/text",
      detail: "This argument is not allowed if action is decline.",
      expected: "no value",
      hint: "Remove it.",
    },
  ]);
  expect((await respond(service, "accept")).body.status).toBe("accepted");
});

test("rejects a different second response, a withdrawn invitation and one that the account sent", async () => {
  const service = await startService();
  await respond(service, "accept");
  expect((await respond(service, "decline")).error).toMatchObject({ status: 409, code: "conflict" });
  await networkOf(service)
    .updateTable("net_invitations")
    .set({ status: "withdrawn", responded_at: service.clock() })
    .where("id", "=", "inv_demo_0002")
    .execute();
  const withdrawn = await service.call("respond_to_invitation", { invitation_id: "inv_demo_0002", action: "accept" });
  expect(withdrawn.error).toMatchObject({ status: 409, code: "conflict", retryable: false });
  const own = await service.call("respond_to_invitation", { invitation_id: "inv_demo_0006", action: "accept" });
  expect(own.error).toMatchObject({ status: 409, code: "conflict" });
  expect(own.error.hint).toContain("cancel_invitation");
  await expectCountsOfRows(service);
});

test("does not find invitations between others or from blocked members", async () => {
  const service = await startService();
  await networkOf(service)
    .insertInto("net_invitations")
    .values({
      id: "inv_other",
      sender_id: "prf_demo_0010",
      recipient_id: "prf_demo_0040",
      message: null,
      status: "pending",
      created_at: service.clock(),
      responded_at: null,
    })
    .execute();
  await block(service, inviter, owner);
  for (const invitation_id of ["inv_demo_9999", "inv_other", "inv_demo_0001"]) {
    const { error } = await service.call("respond_to_invitation", { invitation_id, action: "accept" });
    expect(error).toMatchObject({ status: 404, code: "not_found" });
  }
});

test("a preview returns the connection without creating it", async () => {
  const service = await startService();
  const preview = await service.rest(
    "POST /invitations/inv_demo_0001/respond",
    { action: "accept" },
    { preview: true },
  );
  expect(preview.body).toMatchObject({ status: "accepted", profile: { degree: 1 } });
  const pending = (await service.rest("GET /invitations?direction=received&status=pending")).body.data;
  expect(pending).toContainEqual(expect.objectContaining({ id: "inv_demo_0001" }));
});
