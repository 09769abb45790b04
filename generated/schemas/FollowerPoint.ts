// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Follower growth in one day or week. */
export interface FollowerPoint {
  /** First day. Weeks begin on Monday; the first one begins with the period. */
  from: string;
  /** Last day. */
  to: string;
  /** Followers gained. */
  new_followers: number;
  /** Followers at the end of the last day. */
  followers: number;
}
