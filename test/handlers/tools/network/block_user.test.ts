import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { expectCountsOfRows } from "../../../support/counters.ts";
import { listTypes } from "../../../support/list-events.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const [maya, ana] = ["prf_demo_0001", "prf_demo_0002"];

test("hides two members from each other, ends connection and follows, without notifying the blocked one", async () => {
  const service = await startService();
  const account_id = await addAccount(service, ana);
  const noticesOf = () =>
    networkOf(service).selectFrom("net_notices").selectAll().where("member_id", "=", ana).execute();
  const before = await noticesOf();
  const { body } = await service.call("block_user", { profile_id: ana, reason: "Spam" });
  expect(body).toMatchObject({
    profile: { id: ana },
    blocked: true,
    reason: "Spam",
    blocked_at: "2026-06-15T09:30:00.000Z",
  });
  service.clock.advance(1_000);
  expect((await service.rest("POST /blocks", { profile_id: body.profile.url, reason: "Other" })).body).toEqual(body);

  await expectCountsOfRows(service);
  const follows = networkOf(service).selectFrom("net_follows").selectAll();
  expect(await follows.where("follower_id", "in", [maya, ana]).where("target_id", "in", [maya, ana]).execute()).toEqual(
    [],
  );
  for (const [id, account] of [
    [ana, service.accountId],
    [maya, account_id],
  ] as const) {
    expect((await service.call("get_profile", { profile_id: id, account_id: account })).error).toMatchObject({
      status: 404,
    });
    const connections = (await service.call("get_connections", { limit: 100, account_id: account })).body.data;
    expect(connections.map(({ profile }: any) => profile.id)).not.toContain(id);
  }
  expect(await listTypes(service, service.accountId)).toEqual(["connection.removed"]);
  expect(await listTypes(service, account_id)).toEqual([]);
  expect(await noticesOf()).toEqual(before);
  expect((await service.call("list_blocked_users", { account_id })).body.data).toEqual([]);
});

test("declines the pending invitation from a blocked member, and withdraws one sent to a blocked member", async () => {
  const service = await startService();
  const [inviter, invited] = ["prf_demo_0050", "prf_demo_0055"];
  const account_id = await addAccount(service, inviter);
  for (const profile_id of [inviter, invited]) await service.call("block_user", { profile_id });
  for (const profile_id of [inviter, invited]) await service.call("unblock_user", { profile_id });
  const ofInviter = (await service.call("list_invitations", { direction: "sent", limit: 100, account_id })).body.data;
  expect(ofInviter.find(({ profile }: any) => profile.id === maya).status).toBe("declined");
  const again = await service.call("send_invitation", { profile_id: invited });
  expect(again.error).toMatchObject({ status: 409, code: "invitation_withdrawn" });
});

test("stops every campaign for the member and for nobody else", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const active = await tables
    .selectFrom("svc_campaign_actions as a")
    .innerJoin("svc_enrollments as e", "e.id", "a.enrollment_id")
    .select(["e.id", "e.profile_id", "a.id as action_id"])
    .where("a.status", "=", "planned")
    .where("e.stage", "in", ["pending", "in_progress"])
    .orderBy("e.id")
    .execute();
  const [first] = active;
  if (!first) throw new Error("the demo has no active enrollment");
  const preview = await service.call("block_user", { profile_id: first.profile_id, preview: true });
  expect(preview.error).toBeUndefined();
  await service.call("block_user", { profile_id: first.profile_id });
  const enrollments = await tables
    .selectFrom("svc_enrollments")
    .selectAll()
    .where("end_reason", "=", "member blocked")
    .execute();
  expect(enrollments).toMatchObject([{ id: first.id, stage: "stopped", step: null, ended_at: service.clock() }]);
  const actions = await tables
    .selectFrom("svc_campaign_actions")
    .selectAll()
    .where("reason", "=", "member blocked")
    .execute();
  expect(actions).toMatchObject([{ id: first.action_id, status: "cancelled", finished_at: service.clock() }]);
});

test("does not find a member who blocks the account", async () => {
  const service = await startService();
  await block(service, ana, maya);
  for (const tool of ["block_user", "unblock_user"])
    expect((await service.call(tool, { profile_id: ana })).error).toMatchObject({ status: 404, code: "not_found" });
});
