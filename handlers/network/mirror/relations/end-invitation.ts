import type { Invitation } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import type { InvitationAction } from "../../port/invitations.ts";
import { createMessaging } from "../messaging/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import { connectMembers } from "./connect-members.ts";
import { findInvitation, readInvitation, type Row } from "./invitation-rows.ts";

/** Accepts or declines a received invitation; the message is sent after accepting. */
export async function respond(
  view: NetworkView,
  id: string,
  action: InvitationAction,
  message: string | null,
): Promise<Invitation> {
  const { sender_id, recipient_id, status } = await findInvitation(view, id);
  if (recipient_id !== view.memberId) {
    throw new Failure("conflict", {
      detail: "The account sent this invitation; only the recipient can accept or decline it.",
      hint: "Withdraw it with cancel_invitation.",
    });
  }
  const response = action === "accept" ? "accepted" : "declined";
  if (status === response) return readInvitation(view, id);
  await endPending(view, id, status, response);
  if (action === "accept") {
    await connectMembers(view, sender_id);
    const accepted = "accepted your invitation";
    await notify(view, [{ memberId: sender_id, kind: "invitation_accepted", subjectId: id, action: accepted }]);
    if (message !== null) {
      const messaging = createMessaging(view);
      await messaging.send(await messaging.openDirect(sender_id), { text: message, attachments: [] });
    }
  }
  return readInvitation(view, id);
}

/** Withdraws a sent invitation and deletes its notice unless it has been read. */
export async function withdraw(view: NetworkView, id: string): Promise<Invitation> {
  const { sender_id, recipient_id, status } = await findInvitation(view, id);
  if (sender_id !== view.memberId) {
    throw new Failure("conflict", {
      detail: "The account received this invitation; only the sender can withdraw it.",
      hint: "Decline it with respond_to_invitation.",
    });
  }
  if (status === "withdrawn") return readInvitation(view, id);
  await endPending(view, id, status, "withdrawn");
  await view.db
    .deleteFrom("net_notices")
    .where("member_id", "=", recipient_id)
    .where("kind", "=", "invitation")
    .where("subject_id", "=", id)
    .where("read_at", "is", null)
    .execute();
  return readInvitation(view, id);
}

/** Ends a pending invitation. @throws Failure `conflict` if it has already ended, possibly during this call. */
async function endPending(
  { db, now }: NetworkView,
  id: string,
  current: Row["status"],
  status: Row["status"],
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("net_invitations")
    .set({ status, responded_at: now() })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return;
  const detail =
    current === "pending" ? "The invitation is no longer pending." : `The invitation is already ${current}.`;
  throw new Failure("conflict", { detail, hint: "Only a pending invitation can be accepted, declined or withdrawn." });
}
