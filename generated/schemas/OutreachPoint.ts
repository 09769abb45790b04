// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Rate } from "../schemas.ts";

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
  acceptance_rate: Rate;
  /** Leads who replied. */
  replied: number;
  reply_rate: Rate;
  /** Replies recorded as positive. */
  positive_replies: number;
}
