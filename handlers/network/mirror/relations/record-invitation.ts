import type { NetworkScope } from "../network-view.ts";
import type { InvitationRow } from "../tables/net-tables.ts";
import { announceEnd, announceInvitation } from "./announce-invitation.ts";

export interface RecordedInvitation {
  readonly isNew: boolean;
  /** Whether another invitation to the member is pending, so that this one was not recorded. */
  readonly isPending: boolean;
}

/**
 * Records an invitation, or its end if it is already recorded as pending. An invitation that has ended never changes,
 * so recording it again, or in an earlier state, has no effect.
 */
export async function recordInvitation(scope: NetworkScope, invitation: InvitationRow): Promise<RecordedInvitation> {
  const { db } = scope;
  const { id, status, responded_at } = invitation;
  const added = await db
    .insertInto("net_invitations")
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) {
    announceInvitation(scope, invitation);
    announceEnd(scope, invitation);
    return { isNew: true, isPending: false };
  }
  if (status !== "pending") await recordEnd(scope, { id, status, responded_at });
  const known = await db.selectFrom("net_invitations").select("id").where("id", "=", id).executeTakeFirst();
  return { isNew: false, isPending: known === undefined };
}

/** Ends an invitation and returns whether it was pending. One that has ended before is unchanged. */
export async function recordEnd(
  scope: NetworkScope,
  { id, status, responded_at }: Pick<InvitationRow, "id" | "status" | "responded_at">,
): Promise<boolean> {
  const ended = await scope.db
    .updateTable("net_invitations")
    .set({ status, responded_at })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returning(["sender_id", "recipient_id"])
    .executeTakeFirst();
  if (!ended) return false;
  announceEnd(scope, { id, status, responded_at, ...ended });
  return true;
}

/** Deletes the notice of an invitation that was withdrawn, unless it has been read. */
export async function deleteUnreadNotice(
  { db }: NetworkScope,
  { id, recipient_id }: Pick<InvitationRow, "id" | "recipient_id">,
): Promise<void> {
  await db
    .deleteFrom("net_notices")
    .where("member_id", "=", recipient_id)
    .where("kind", "=", "invitation")
    .where("subject_id", "=", id)
    .where("read_at", "is", null)
    .execute();
}
