// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One contact between the account and a lead. */
export interface LeadContact {
  /**
   * At most one comment_received and one reaction_received: the lead's latest on the account's posts. profile_viewed,
   * followed and reacted are steps of campaigns.
   */
  kind: "connected"
    | "invitation_sent"
    | "invitation_received"
    | "invitation_accepted"
    | "invitation_declined"
    | "invitation_withdrawn"
    | "message_sent"
    | "message_received"
    | "comment_received"
    | "reaction_received"
    | "profile_viewed"
    | "followed"
    | "reacted";
  /** Time of the event. */
  at: string;
  /** Beginning of the message or invitation; null if there is none. */
  text: string | null;
  /** Conversation (cnv_...) of the message. */
  conversation_id: string | null;
  /** Campaign (cpn_...) of the step. */
  campaign_id: string | null;
}
