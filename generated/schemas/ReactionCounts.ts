// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Reactions by type; they add up to reaction_count. */
export interface ReactionCounts {
  /** Reactions of the type like. */
  like: number;
  /** Reactions of the type celebrate. */
  celebrate: number;
  /** Reactions of the type support. */
  support: number;
  /** Reactions of the type love. */
  love: number;
  /** Reactions of the type insightful. */
  insightful: number;
  /** Reactions of the type funny. */
  funny: number;
}
