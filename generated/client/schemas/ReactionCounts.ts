// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Reactions by type; they add up to reaction_count. */
export interface ReactionCounts {
  like: number;
  celebrate: number;
  support: number;
  love: number;
  insightful: number;
  funny: number;
}
