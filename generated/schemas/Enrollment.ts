// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStepKind, EnrollmentStage, LeadOutcome, MemberRef } from "../schemas.ts";

/** A lead in a campaign. */
export interface Enrollment {
  /** Lead id (led_...). */
  lead_id: string;
  /** null if the profile no longer exists or is not visible to the account. */
  profile: MemberRef | null;
  /**
   * Why the do-not-contact list excludes the lead; null if it does not. No further step of an excluded lead is
   * executed: the sequence stops when a step would be executed.
   */
  excluded: string | null;
  stage: EnrollmentStage;
  /** Next step, from 1; null if the sequence has ended. */
  step: number | null;
  /** Kind of the next step; null if there is none. */
  step_kind: CampaignStepKind | null;
  /** Variant of the next step, from 1; null if the step has none, or if the launch assigns it later. */
  variant: number | null;
  /**
   * When the next step is due or, while it waits for its condition, checked again; caps and limits may delay it. null
   * if no step is planned.
   */
  next_action_at: string | null;
  /**
   * Condition of the next step that is not met yet: nothing is sent to the lead until it is met or the wait ends. null
   * if the step has no such condition.
   */
  waiting_for: "accepted" | "replied" | null;
  /** When the wait for waiting_for ends and the step is skipped; null if there is none. */
  waits_until: string | null;
  /** When the last step was executed. */
  last_action_at: string | null;
  /** When the invitation was accepted. */
  accepted_at: string | null;
  /** When the lead first replied. */
  replied_at: string | null;
  /** null if none is recorded. */
  outcome: LeadOutcome | null;
  /** Time of the enrollment. */
  enrolled_at: string;
  /** Time at which the sequence ended. */
  ended_at: string | null;
  /** Why the sequence ended; null unless the stage is stopped or failed. */
  end_reason: string | null;
}
