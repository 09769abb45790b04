// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The texts sent in one day or week, and the responses to them. */
export interface OutreachPoint {
  /** First day. Weeks begin on Monday; the first one begins with the period. */
  from: string;
  /** Last day. */
  to: string;
  /** Leads contacted; each counts once per campaign. */
  contacted: number;
  /** Invitations sent. */
  invitations_sent: number;
  acceptance_rate: Schemas["Rate"];
  /** Leads who replied. */
  replied: number;
  reply_rate: Schemas["Rate"];
  /** Replies recorded as positive. */
  positive_replies: number;
}
