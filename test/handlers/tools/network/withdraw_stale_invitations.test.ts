import { expect, test } from "vitest";
import type { Invitation, InvitationBatch } from "../../../../generated/schemas.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;

const pendingOf = async (service: TestService, older_than_days: number): Promise<Invitation[]> => {
  const input = { direction: "sent", status: "pending", older_than_days, limit: 100 };
  return (await service.call("list_invitations", input)).body.data.reverse();
};

test("withdraws the oldest first up to the limit, reports each, and continues when repeated", async () => {
  const service = await startService();
  for (const profile_id of ["prf_demo_0040", "prf_demo_0041"]) await service.call("send_invitation", { profile_id });
  service.clock.advance(10 * dayMs);
  await service.call("send_invitation", { profile_id: "prf_demo_0042" });
  const stale = await pendingOf(service, 10 - 1);
  expect(stale.length).toBeGreaterThan(3);
  const input = { older_than_days: 9, limit: 3 };
  const preview = await service.call("withdraw_stale_invitations", { ...input, preview: true });
  expect(preview.error).toBeUndefined();
  expect(await pendingOf(service, 9)).toEqual(stale);
  const body = (await service.call("withdraw_stale_invitations", input)).body as InvitationBatch;
  expect(body).toEqual({
    succeeded: 3,
    failed: 0,
    remaining: stale.length - 3,
    stopped_by: null,
    data: stale.slice(0, 3).map(({ id, profile, sent_at }) => ({
      invitation_id: id,
      profile_id: profile.id,
      name: profile.name,
      sent_at,
      error: null,
    })),
  });
  const rest = (await service.rest("POST /invitations/withdraw-stale", { older_than_days: 9, limit: 100 })).body;
  expect(rest.data.map((item: any) => item.invitation_id)).toEqual(stale.slice(3).map(({ id }) => id));
  expect(rest.remaining).toBe(0);
  const again = (await service.call("withdraw_stale_invitations", input)).body;
  expect(again).toEqual({ succeeded: 0, failed: 0, remaining: 0, stopped_by: null, data: [] });
  expect((await pendingOf(service, 1)).map(({ profile }) => profile.id)).toEqual([]);
  expect(
    (await service.call("get_relationship", { profile_id: "prf_demo_0042" })).body.pending_invitation,
  ).not.toBeNull();
  const usage = await service.store.reader.selectFrom("sb_usage").select(["category", "used"]).execute();
  expect(usage.filter(({ used }) => used > 0)).toEqual([
    { category: "invitation", used: 2 },
    { category: "invitation", used: 1 },
  ]);
});
