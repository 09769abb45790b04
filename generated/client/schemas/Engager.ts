// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member and their engagement with the account's posts in a period. */
export interface Engager {
  profile: Schemas["MemberRef"];
  /** reactions + 2 × comments. */
  score: number;
  /** To the account's posts. */
  reactions: number;
  /** On the account's posts, including replies. */
  comments: number;
  /** Latest of these reactions and comments. */
  last_engaged_at: string;
  /** Latest contact with the account at any time, also by message; null if unknown. */
  last_interaction: Schemas["Interaction"] | null;
}
