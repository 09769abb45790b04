// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Weekday } from "../schemas.ts";

/** Default schedule of new campaigns, in the account's time zone. */
export interface WorkingHours {
  /** Working days. */
  days: readonly Weekday[];
  /** HH:MM. */
  start: string;
  /** HH:MM, after start. */
  end: string;
}
