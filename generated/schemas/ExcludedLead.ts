// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MemberRef } from "../schemas.ts";

/** A lead that the launch excludes. */
export interface ExcludedLead {
  /** Lead id (led_...). */
  lead_id: string;
  /** null if the profile no longer exists or is not visible to the account. */
  profile: MemberRef | null;
  /**
   * already_contacted: another campaign wrote to the member; already_connected, not_connected, invitation_pending and
   * invitation_withdrawn (by the account, in the last 21 days): the first invitation, message or InMail of the campaign
   * cannot be sent to the member; unavailable: the profile no longer exists or is not visible to the account.
   */
  reason: "do_not_contact"
    | "blocked"
    | "in_other_campaign"
    | "already_contacted"
    | "already_enrolled"
    | "already_connected"
    | "not_connected"
    | "invitation_pending"
    | "invitation_withdrawn"
    | "own_profile"
    | "unavailable";
  /** The reason in words, with the campaign or rule involved. */
  text: string;
}
