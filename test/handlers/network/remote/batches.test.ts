import { expect, test } from "vitest";
import type { InvitationBatch } from "../../../../generated/schemas.ts";
import { startRemote } from "../../../support/start-remote.ts";
import { findStrangers } from "./remote-examples.ts";

const dayMs = 86_400_000;

test("a batch reports each act, withstands a synchronization in between, and stops at an error of the network", async () => {
  const served = await startRemote();
  const { remote, clock } = served;
  const earlier = (await served.call("withdraw_stale_invitations", { older_than_days: 1, limit: 100 })).body;
  expect(earlier).toMatchObject({ failed: 0, remaining: 0 });
  const strangers = (await findStrangers(served)).slice(0, 5);
  const ids: string[] = [];
  for (const { urn } of strangers) {
    const sent = await served.call("send_invitation", { profile_id: `prf_rn_${urn.split(":").at(-1)}` });
    ids.push(sent.body.id);
    clock.advance(1_000);
    await remote.advance(1_000);
  }
  clock.advance(30 * dayMs);
  await remote.advance(30 * dayMs);
  const second = ids[1]?.split("_").at(-1);
  await remote.as(strangers[1].urn, "POST", `/v2/invitations/urn:rn:invitation:${second}/accept`);
  const withdrawals = { method: "POST", path: "/withdraw$" } as const;
  const pause = await remote.fault({ kind: "pause", ...withdrawals, skip: 2 });
  const body = { error: { status: 429, type: "QUOTA_EXCEEDED", detail: "Too many." } };
  await remote.fault({ kind: "status", ...withdrawals, skip: 3, status: 429, body });

  const running = served.call("withdraw_stale_invitations", { older_than_days: 29 });
  await pause.reached();
  await served.synchronize();
  await pause.release();
  const batch = (await running).body as InvitationBatch;
  expect(batch.data.map(({ invitation_id, error }) => [invitation_id, error?.code ?? null])).toEqual([
    [ids[0], null],
    [ids[1], "conflict"],
    [ids[2], null],
    [ids[3], "rate_limited"],
  ]);
  expect(batch).toMatchObject({ succeeded: 2, failed: 2, remaining: 2, stopped_by: "rate_limited" });
  const withdrawn = (await remote.effects({ kind: "invitation.withdrawn" })).map(({ data }) => data.invitation);
  expect(withdrawn.slice(earlier.succeeded).map((urn: string) => `inv_rn_${urn.split(":").at(-1)}`)).toEqual([
    ids[0],
    ids[2],
  ]);

  const rest = (await served.call("withdraw_stale_invitations", { older_than_days: 29 })).body as InvitationBatch;
  expect(rest.data.map(({ invitation_id }) => invitation_id)).toEqual(ids.slice(3));
  expect(rest).toMatchObject({ succeeded: 2, failed: 0, remaining: 0, stopped_by: null });
});
