// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Weekday } from "../schemas.ts";

/** When the campaign may act. */
export interface CampaignSchedule {
  /** IANA name: Europe/Berlin. */
  timezone: string;
  /** Days of the week. */
  days: readonly Weekday[];
  /** HH:MM. */
  start: string;
  /** HH:MM, after start. */
  end: string;
}
