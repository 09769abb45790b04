// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** When the campaign may act. */
export interface CampaignSchedule {
  /** IANA name: Europe/Berlin. */
  timezone: string;
  /** Days of the week. */
  days: Schemas["Weekday"][];
  /** HH:MM. */
  start: string;
  /** HH:MM, after start. */
  end: string;
}
