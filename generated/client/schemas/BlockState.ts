// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Whether the account blocks a member. */
export interface BlockState {
  profile: Schemas["MemberRef"];
  /** The member is blocked. */
  blocked: boolean;
  /** Private to the account; null if none is known. */
  reason: string | null;
  /** null if the member is not blocked. */
  blocked_at: string | null;
}
