// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One lead with all steps that the campaign would execute. */
export interface LaunchSample {
  /** Lead id (led_...). */
  lead_id: string;
  profile: Schemas["ProfileSummary"];
  /** The steps of the lead. */
  steps: Schemas["RenderedStep"][];
}
