// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account or the other member has declined an invitation. */
export interface InvitationDeclinedEvent {
  /** Invitation id (inv_...). */
  invitation_id: string;
  /** From the account's point of view. */
  direction: "sent" | "received";
  /** The other member (prf_...). */
  profile_id: string;
  /** Time of the response. */
  responded_at: string;
}
