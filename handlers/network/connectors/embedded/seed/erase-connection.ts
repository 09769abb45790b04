import type { Kysely } from "kysely";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";

/** Erases the connection, follows, invitations and invitation notices between two members, and updates their counters. */
export async function eraseConnection(db: Kysely<NetTables>, one: string, other: string): Promise<void> {
  const pair = [one, other];
  await db.deleteFrom("net_connections").where("member_id", "in", pair).where("other_id", "in", pair).execute();
  await db
    .updateTable("net_members")
    .set((set) => ({ connection_count: set("connection_count", "-", 1) }))
    .where("id", "in", pair)
    .execute();
  const follows = await db
    .deleteFrom("net_follows")
    .where("follower_id", "in", pair)
    .where("target_id", "in", pair)
    .returning("target_id")
    .execute();
  for (const { target_id } of follows) {
    await db
      .updateTable("net_members")
      .set((set) => ({ follower_count: set("follower_count", "-", 1) }))
      .where("id", "=", target_id)
      .execute();
  }
  const invitations = await db
    .deleteFrom("net_invitations")
    .where("sender_id", "in", pair)
    .where("recipient_id", "in", pair)
    .returning("id")
    .execute();
  for (const { id } of invitations) await db.deleteFrom("net_notices").where("subject_id", "=", id).execute();
}
