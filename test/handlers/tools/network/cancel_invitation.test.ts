import { expect, test } from "vitest";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("withdraws once, and the member can be invited again after 21 days", async () => {
  const service = await startService();
  const { body } = await service.call("cancel_invitation", { invitation_id: "inv_demo_0006" });
  expect(body).toMatchObject({
    id: "inv_demo_0006",
    direction: "sent",
    status: "withdrawn",
    responded_at: "2026-06-15T09:30:00.000Z",
  });
  service.clock.advance(60_000);
  expect((await service.rest("DELETE /invitations/inv_demo_0006")).body).toEqual(body);
  service.clock.advance(21 * 86_400_000 - 60_000);
  const again = await service.call("send_invitation", { profile_id: body.profile.id });
  expect(again.body).toMatchObject({ status: "pending", profile: { id: body.profile.id } });
});

test("removes an unread notification and keeps a read one", async () => {
  const service = await startService();
  const noticesOn = (id: string) =>
    networkOf(service).selectFrom("net_notices").select("id").where("subject_id", "=", id).execute();
  const unread = (await service.call("send_invitation", { profile_id: "prf_demo_0040" })).body.id;
  const read = (await service.call("send_invitation", { profile_id: "prf_demo_0041" })).body.id;
  await networkOf(service).updateTable("net_notices").set({ read_at: 1 }).where("subject_id", "=", read).execute();
  for (const invitation_id of [unread, read]) await service.call("cancel_invitation", { invitation_id });
  expect(await noticesOn(unread)).toEqual([]);
  expect(await noticesOn(read)).toHaveLength(1);
});

test("rejects an answered invitation and a received one", async () => {
  const service = await startService();
  const answered = (await service.call("list_invitations", { direction: "sent", status: "accepted" })).body.data[0];
  const { error } = await service.call("cancel_invitation", { invitation_id: answered.id });
  expect(error).toMatchObject({ status: 409, code: "conflict" });
  const received = await service.rest("DELETE /invitations/inv_demo_0001");
  expect(received.error).toMatchObject({ status: 409, code: "conflict" });
  expect(received.error.hint).toContain("respond_to_invitation");
});

test("does not find an unknown invitation", async () => {
  const service = await startService();
  const { error } = await service.call("cancel_invitation", { invitation_id: "inv_demo_9999" });
  expect(error).toMatchObject({ status: 404, code: "not_found" });
});
