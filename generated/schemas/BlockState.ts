// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MemberRef } from "../schemas.ts";

/** Whether the account blocks a member. */
export interface BlockState {
  profile: MemberRef;
  /** The member is blocked. */
  blocked: boolean;
  /** Private to the account; null if none is known. */
  reason: string | null;
  /** null if the member is not blocked. */
  blocked_at: string | null;
}
