import { sql } from "kysely";
import type { NetworkScope } from "../network-view.ts";
import type { BlockRow } from "../tables/net-tables.ts";
import { removeFollow } from "./follows.ts";
import { deleteUnreadNotice, recordEnd } from "./record-invitation.ts";
import { disconnectMembers } from "./remove-connection.ts";

/**
 * Records that one member blocks another, and ends their connection, follows and pending invitations. Only the blocking
 * member gets an event. Recording the same block again changes nothing.
 */
export async function recordBlock(scope: NetworkScope, block: BlockRow): Promise<void> {
  const { db, announce } = scope;
  const { member_id: memberId, blocked_id: otherId, created_at: at } = block;
  const added = await db
    .insertInto("net_blocks")
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .returning("blocked_id")
    .executeTakeFirst();
  if (!added) return;
  const unseen: NetworkScope = {
    ...scope,
    announce: (event) => (event.memberId === memberId ? announce?.(event) : undefined),
  };
  await disconnectMembers(unseen, memberId, otherId, at);
  await removeFollow(scope, memberId, otherId);
  await removeFollow(scope, otherId, memberId);
  await endInvitations(unseen, block);
}

/** Withdraws a pending invitation that the blocking member has sent, and declines one that the other member has sent. */
async function endInvitations(scope: NetworkScope, { member_id, blocked_id, created_at }: BlockRow): Promise<void> {
  const pending = await scope.db
    .selectFrom("net_invitations")
    .select(["id", "sender_id", "recipient_id"])
    .where("status", "=", sql.lit("pending"))
    .where("sender_id", "in", [member_id, blocked_id])
    .where("recipient_id", "in", [member_id, blocked_id])
    .execute();
  for (const invitation of pending) {
    const isOwn = invitation.sender_id === member_id;
    const status = isOwn ? "withdrawn" : "declined";
    await recordEnd(scope, { id: invitation.id, status, responded_at: created_at });
    if (isOwn) await deleteUnreadNotice(scope, invitation);
  }
}
