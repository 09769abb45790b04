import type { NetworkScope } from "../network-view.ts";
import type { InvitationRow } from "../tables/net-tables.ts";

export interface RecordedInvitation {
  readonly isNew: boolean;
  /** Another invitation to the member is pending, so that this one was not recorded. */
  readonly isPending: boolean;
}

/**
 * Records an invitation, or its end if it is known as pending. An invitation that has ended never changes, so that recording it
 * again, or in an earlier state, changes nothing.
 */
export async function recordInvitation({ db }: NetworkScope, invitation: InvitationRow): Promise<RecordedInvitation> {
  const { id, status, responded_at } = invitation;
  const added = await db
    .insertInto("net_invitations")
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return { isNew: true, isPending: false };
  if (status !== "pending") {
    await db
      .updateTable("net_invitations")
      .set({ status, responded_at })
      .where("id", "=", id)
      .where("status", "=", "pending")
      .execute();
  }
  const known = await db.selectFrom("net_invitations").select("id").where("id", "=", id).executeTakeFirst();
  return { isNew: false, isPending: known === undefined };
}
