import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("invites a member with a note, who is notified; lists and the profile show the invitation", async () => {
  const service = await startService();
  const sent = await service.call("send_invitation", { profile_id: "prf_demo_0040", text: "Hello" });
  expect(sent.body).toMatchObject({
    direction: "sent",
    status: "pending",
    profile: { id: "prf_demo_0040" },
    text: "Hello",
    sent_at: "2026-06-15T09:30:00.000Z",
    responded_at: null,
    conversation_id: null,
  });
  const { data } = (await service.rest("GET /invitations?direction=sent&detail=full&limit=1")).body;
  expect(data).toEqual([sent.body]);
  const profile = (await service.call("get_profile", { profile_id: "prf_demo_0040", sections: [] })).body;
  expect(profile.pending_invitation).toEqual({ id: sent.body.id, direction: "sent" });
  const notices = await networkOf(service)
    .selectFrom("net_notices")
    .selectAll()
    .where("subject_id", "=", sent.body.id)
    .execute();
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ member_id: "prf_demo_0040", kind: "invitation", actor_id: "prf_demo_0001" });
});

test("accepts handles and URLs, and an omitted note", async () => {
  const service = await startService();
  const { handle } = (await service.call("get_profile", { profile_id: "prf_demo_0041" })).body;
  const sent = await service.rest("POST /invitations", { profile_id: `https://network.example/in/${handle}/` });
  expect(sent.body).toMatchObject({ profile: { id: "prf_demo_0041", handle }, text: null });
});

test("rejects a connection", async () => {
  const service = await startService();
  const { error } = await service.call("send_invitation", { profile_id: "prf_demo_0002" });
  expect(error).toMatchObject({ status: 409, code: "already_connected" });
});

test("rejects a member with a pending invitation; if it was received, the hint says how to respond", async () => {
  const service = await startService();
  const sent = await service.call("send_invitation", { profile_id: "prf_demo_0055" });
  expect(sent.error).toMatchObject({ status: 409, code: "invitation_pending" });
  expect(sent.error.detail).toContain("inv_demo_0006");
  const received = await service.rest("POST /invitations", { profile_id: "prf_demo_0050" });
  expect(received.error).toMatchObject({ status: 409, code: "invitation_pending" });
  expect(received.error.detail).toContain("inv_demo_0001");
  expect(received.error.hint).toContain("respond_to_invitation");
});

test("rejects the account's own profile, unknown and blocked members, and stores nothing", async () => {
  const service = await startService();
  const own = await service.call("send_invitation", { profile_id: "prf_demo_0001" });
  expect(own.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/profile_id" }] });
  await block(service, "prf_demo_0001", "prf_demo_0040");
  await block(service, "prf_demo_0041", "prf_demo_0001");
  for (const profile_id of ["prf_demo_9999", "prf_demo_0040", "prf_demo_0041"]) {
    const { error } = await service.call("send_invitation", { profile_id });
    expect(error).toMatchObject({ status: 404, code: "not_found" });
  }
  const written = await networkOf(service)
    .selectFrom("net_invitations")
    .select("id")
    .where("created_at", "=", service.clock())
    .execute();
  expect(written).toEqual([]);
});

test("accepts a note of 300 characters, but not of 301", async () => {
  const service = await startService();
  const invite = (length: number) =>
    service.call("send_invitation", { profile_id: "prf_demo_0042", text: "é".repeat(length) });
  expect((await invite(301)).error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/text" }] });
  expect((await invite(300)).body.text).toHaveLength(300);
});

test("rejects a member for exactly 21 days after an invitation was withdrawn", async () => {
  const service = await startService();
  const invite = () => service.call("send_invitation", { profile_id: "prf_demo_0040" });
  const { id } = (await invite()).body;
  service.clock.advance(60_000);
  await service.call("cancel_invitation", { invitation_id: id });
  const first = await invite();
  expect(first.error).toMatchObject({
    status: 409,
    code: "invitation_withdrawn",
    retryable: true,
    retry_after_seconds: 21 * 86_400,
  });
  expect(first.error.detail).toContain("2026-07-06T09:31:00.000Z");
  service.clock.advance(21 * 86_400_000 - 1);
  expect((await invite()).error).toMatchObject({ code: "invitation_withdrawn", retry_after_seconds: 1 });
  const pending = networkOf(service).selectFrom("net_invitations").select("id").where("status", "=", "pending");
  expect(await pending.where("recipient_id", "=", "prf_demo_0040").execute()).toEqual([]);
  service.clock.advance(1);
  expect((await invite()).body).toMatchObject({ status: "pending", profile: { id: "prf_demo_0040" } });
});

test("a withdrawn invitation does not prevent the other member from inviting the account", async () => {
  const service = await startService();
  const { id } = (await service.call("send_invitation", { profile_id: "prf_demo_0040" })).body;
  await service.call("cancel_invitation", { invitation_id: id });
  const account_id = await addAccount(service, "prf_demo_0040");
  const sent = await service.call("send_invitation", { account_id, profile_id: "prf_demo_0001" });
  expect(sent.body).toMatchObject({ status: "pending", profile: { id: "prf_demo_0001" } });
});
