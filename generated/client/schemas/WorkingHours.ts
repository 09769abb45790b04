// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Default schedule of new campaigns, in the account's time zone. */
export interface WorkingHours {
  /** Working days. */
  days: Schemas["Weekday"][];
  /** HH:MM. */
  start: string;
  /** HH:MM, after start. */
  end: string;
}
