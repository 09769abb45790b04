// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One participant's reaction to a message. */
export interface MessageReaction {
  /** The reaction. */
  emoji: string;
  /** Member who reacted (prf_...). */
  profile_id: string;
  /** Name of the member. */
  name: string;
  /** When it was added or last changed. */
  created_at: string;
}
