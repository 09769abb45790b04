// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { DelayRange, OutreachLimits, WorkingHours } from "../schemas.ts";

/** Outreach settings of one account. */
export interface OutreachSettings {
  /** The account's own limits; by default, the safety limits. */
  daily_limits: OutreachLimits;
  /** The service's limits, which daily_limits cannot exceed. */
  safety_limits: OutreachLimits;
  delay_seconds: DelayRange;
  working_hours: WorkingHours;
  /** IANA name of the account's time zone. */
  timezone: string;
  /** False: no outreach on Saturday and Sunday, even if they are working days. */
  weekend: boolean;
  /** A reply from a lead ends the lead's sequence. */
  stop_on_reply: boolean;
  /**
   * as_written: with a note if the step has one; always: a campaign whose invitation has none cannot be launched or
   * resumed; never: no note.
   */
  invitation_note_policy: "as_written" | "always" | "never";
  /** Last change; null if never changed. */
  updated_at: string | null;
}
