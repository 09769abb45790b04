import type { Invitation } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import type { InvitationAction } from "../../port/invitations.ts";
import { createMessaging } from "../messaging/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import { connectMembers } from "./connect-members.ts";
import { findInvitation, readInvitation, type Row } from "./invitation-rows.ts";
import { deleteUnreadNotice, recordEnd } from "./record-invitation.ts";

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
  const kind = action === "accept" ? "accept_invitation" : "decline_invitation";
  const receipt = await view.act(kind, async () => {
    if (status === response) return null;
    requirePending(status);
    return { invitation_id: id };
  });
  if (!receipt) return readInvitation(view, id);
  const { at } = receipt;
  await endPending(view, id, response, at);
  if (action === "accept") {
    await connectMembers(view, view.memberId, sender_id, at);
    const accepted = "accepted your invitation";
    await notify(view, [{ memberId: sender_id, kind: "invitation_accepted", subjectId: id, action: accepted }]);
    if (message !== null) {
      await createMessaging(view).sendTo(sender_id, { text: message, attachments: [] });
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
  const receipt = await view.act("withdraw_invitation", async () => {
    if (status === "withdrawn") return null;
    requirePending(status);
    return { invitation_id: id };
  });
  if (receipt) await recordWithdrawal(view, { id, recipient_id }, receipt.at);
  return readInvitation(view, id);
}

/** Records that the account has withdrawn an invitation, and deletes its notice unless it has been read. */
export async function recordWithdrawal(
  view: NetworkView,
  { id, recipient_id }: Pick<Row, "id" | "recipient_id">,
  at: number,
): Promise<void> {
  await endPending(view, id, "withdrawn", at);
  await deleteUnreadNotice(view, { id, recipient_id });
}

/**
 * Ends a pending invitation. An invitation that has already ended in the same way is unchanged, for example if the
 * change has been synchronized in the meantime.
 * @throws Failure `conflict` if a concurrent call has ended it in another way.
 */
async function endPending(view: NetworkView, id: string, status: Row["status"], at: number): Promise<void> {
  if (await recordEnd(view, { id, status, responded_at: at })) return;
  const known = await findInvitation(view, id);
  if (known.status !== status) throw notPending("The invitation is no longer pending.");
}

function requirePending(status: Row["status"]): void {
  if (status !== "pending") throw notPending(`The invitation is already ${status}.`);
}

const notPending = (detail: string): Failure =>
  new Failure("conflict", { detail, hint: "Get pending invitations from list_invitations." });
