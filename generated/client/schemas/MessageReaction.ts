// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One participant's reaction to a message. */
export interface MessageReaction {
  emoji: string;
  /** Member who reacted (prf_...). */
  profile_id: string;
  name: string;
  created_at: string;
}
