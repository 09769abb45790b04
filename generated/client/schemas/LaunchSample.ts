// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One lead with everything the campaign would do for them. */
export interface LaunchSample {
  /** Lead id (led_...). */
  lead_id: string;
  profile: Schemas["ProfileSummary"];
  steps: Schemas["RenderedStep"][];
}
