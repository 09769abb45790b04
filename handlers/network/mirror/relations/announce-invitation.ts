import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";
import type { InvitationRow } from "../tables/net-tables.ts";

/** Announces to both members that one has invited the other. */
export function announceInvitation({ announce }: NetworkScope, invitation: InvitationRow): void {
  const { id: invitation_id, sender_id, recipient_id, created_at: at } = invitation;
  const sent_at = isoTime(at);
  const sent = { invitation_id, profile_id: recipient_id, sent_at };
  const received = { invitation_id, profile_id: sender_id, sent_at };
  announce?.({ memberId: sender_id, type: "invitation.sent", payload: sent, at });
  announce?.({ memberId: recipient_id, type: "invitation.received", payload: received, at });
}

type EndedInvitation = Pick<InvitationRow, "id" | "sender_id" | "recipient_id" | "status" | "responded_at">;

/** Announces to both members how an invitation has ended. An end without a known time is not announced. */
export function announceEnd(scope: NetworkScope, invitation: EndedInvitation): void {
  const { id, sender_id, recipient_id, status, responded_at: at } = invitation;
  if (status === "pending" || at === null) return;
  const announce = (memberId: string, direction: "sent" | "received", profile_id: string): void => {
    const ended = { invitation_id: id, direction, profile_id };
    const event =
      status === "withdrawn"
        ? ({ type: "invitation.withdrawn", payload: { ...ended, withdrawn_at: isoTime(at) } } as const)
        : ({ type: `invitation.${status}`, payload: { ...ended, responded_at: isoTime(at) } } as const);
    scope.announce?.({ ...event, memberId, at });
  };
  announce(sender_id, "sent", recipient_id);
  announce(recipient_id, "received", sender_id);
}
