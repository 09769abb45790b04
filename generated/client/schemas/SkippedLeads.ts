// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Leads that a call skipped for one reason. */
export interface SkippedLeads {
  /**
   * unknown: the account has no such lead, or cannot see such a member; already_contacted: another campaign wrote to
   * the member; already_connected, not_connected, invitation_pending and invitation_withdrawn: the first text of the
   * campaign cannot be sent; text_problem: a text is blank or too long for the lead; already_ended: the sequence has
   * ended.
   */
  reason: "unknown"
    | "duplicate"
    | "already_enrolled"
    | "not_enrolled"
    | "already_ended"
    | "do_not_contact"
    | "blocked"
    | "in_other_campaign"
    | "already_contacted"
    | "already_connected"
    | "not_connected"
    | "invitation_pending"
    | "invitation_withdrawn"
    | "own_profile"
    | "unavailable"
    | "text_problem";
  /** Number of leads. */
  count: number;
  /** The first 10. */
  leads: Schemas["SkippedLead"][];
}
