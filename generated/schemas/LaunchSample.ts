// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileSummary, RenderedStep } from "../schemas.ts";

/** One lead with all steps that the campaign would execute. */
export interface LaunchSample {
  /** Lead id (led_...). */
  lead_id: string;
  profile: ProfileSummary;
  /** The steps of the lead. */
  steps: readonly RenderedStep[];
}
