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
  { db }: NetworkScope,
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
  return numInsertedOrUpdatedRows !== 0n;
}

/** Deletes the connection of two members, unless they have connected after `at`. */
export async function removeConnection(
  { db }: NetworkScope,
  memberId: string,
  otherId: string,
  at: number,
): Promise<void> {
  const pair = [memberId, otherId];
  await db
    .deleteFrom("net_connections")
    .where("member_id", "in", pair)
    .where("other_id", "in", pair)
    .where("connected_at", "<=", at)
    .execute();
}
