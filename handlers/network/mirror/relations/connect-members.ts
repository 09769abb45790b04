import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";
import { addFollow } from "./follows.ts";

/**
 * Makes two members first-degree connections who follow each other, and updates the counters. If they are already connected,
 * nothing changes.
 * @param at when they connected, in epoch milliseconds.
 */
export async function connectMembers(
  scope: NetworkScope,
  memberId: string,
  otherId: string,
  at: number,
): Promise<void> {
  const isNew = await recordConnection(scope, memberId, otherId, at);
  if (!isNew) return;
  await scope.db
    .updateTable("net_members")
    .set((set) => ({ connection_count: set("connection_count", "+", 1) }))
    .where("id", "in", [memberId, otherId])
    .execute();
  await addFollow(scope, memberId, otherId, "connection", at);
  await addFollow(scope, otherId, memberId, "connection", at);
}

/** Records that two members are connected, and returns whether it is new. The members and their counters are unchanged. */
export async function recordConnection(
  { db, announce }: NetworkScope,
  memberId: string,
  otherId: string,
  at: number,
): Promise<boolean> {
  const rankOf = (id: string) => db.selectFrom("net_members").select("rank").where("id", "=", id);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("net_connections")
    .values([
      { member_id: memberId, other_id: otherId, connected_at: at, other_rank: rankOf(otherId) },
      { member_id: otherId, other_id: memberId, connected_at: at, other_rank: rankOf(memberId) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const connected_at = isoTime(at);
  announce?.({ memberId, type: "connection.added", payload: { profile_id: otherId, connected_at }, at });
  announce?.({ memberId: otherId, type: "connection.added", payload: { profile_id: memberId, connected_at }, at });
  return true;
}

/**
 * Deletes the connection of two members, unless they have connected after `at`, in epoch milliseconds, and returns whether it
 * was deleted. The members and their counters are unchanged.
 */
export async function removeConnection(
  { db, announce }: NetworkScope,
  memberId: string,
  otherId: string,
  at: number,
): Promise<boolean> {
  const pair = [memberId, otherId];
  const removed = await db
    .deleteFrom("net_connections")
    .where("member_id", "in", pair)
    .where("other_id", "in", pair)
    .where("connected_at", "<=", at)
    .returning(["member_id", "other_id"])
    .execute();
  for (const { member_id, other_id } of removed) {
    const payload = { profile_id: other_id, removed_at: isoTime(at) };
    announce?.({ memberId: member_id, type: "connection.removed", payload, at });
  }
  return removed.length > 0;
}
