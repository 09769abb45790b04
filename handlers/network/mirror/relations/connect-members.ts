import type { NetworkView } from "../network-view.ts";
import { addFollow } from "./follows.ts";

/**
 * Makes the account and a member first-degree connections who follow each other, and updates the counters. If they are already
 * connected, nothing changes.
 */
export async function connectMembers(view: NetworkView, otherId: string): Promise<void> {
  const { db, memberId, now } = view;
  const pair = [memberId, otherId];
  const rankOf = (id: string) => db.selectFrom("net_members").select("rank").where("id", "=", id);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("net_connections")
    .values([
      { member_id: memberId, other_id: otherId, connected_at: now(), other_rank: rankOf(otherId) },
      { member_id: otherId, other_id: memberId, connected_at: now(), other_rank: rankOf(memberId) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await db
    .updateTable("net_members")
    .set((set) => ({ connection_count: set("connection_count", "+", 1) }))
    .where("id", "in", pair)
    .execute();
  await addFollow(view, memberId, otherId, "connection");
  await addFollow(view, otherId, memberId, "connection");
}
