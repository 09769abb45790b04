// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The latest contact between the account and a member. */
export interface Interaction {
  /** comment_received, reaction_received: by the member, on the account's posts. */
  kind: "message_sent" | "message_received" | "comment_received" | "reaction_received";
  /** Time of the contact. */
  at: string;
}
