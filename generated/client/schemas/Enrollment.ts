// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A lead in a campaign. */
export interface Enrollment {
  /** Lead id (led_...). */
  lead_id: string;
  /** null if the profile no longer exists or is hidden. */
  profile: Schemas["MemberRef"] | null;
  stage: Schemas["EnrollmentStage"];
  /** Next step, from 1; null if the sequence has ended. */
  step: number | null;
  /** Kind of the next step; null if there is none. */
  step_kind: Schemas["CampaignStepKind"] | null;
  /** Variant of the next step, from 1; null if it has none or is assigned at the launch. */
  variant: number | null;
  /**
   * When the next step is due, or stops waiting for its condition; caps and limits may delay it. null if it is not
   * planned.
   */
  next_action_at: string | null;
  /** When the last step was executed. */
  last_action_at: string | null;
  /** When the invitation was accepted. */
  accepted_at: string | null;
  /** When the lead first replied. */
  replied_at: string | null;
  /** null if none is recorded. */
  outcome: Schemas["LeadOutcome"] | null;
  /** Time at which the lead was added. */
  enrolled_at: string;
  /** Time at which the sequence ended. */
  ended_at: string | null;
  /** Why the sequence ended, unless the stage shows it. */
  end_reason: string | null;
}
