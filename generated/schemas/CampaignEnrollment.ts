// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStatus } from "../schemas.ts";

/** The progress of a member in a campaign. */
export interface CampaignEnrollment {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  /** Name of the campaign. */
  name: string;
  status: CampaignStatus;
  /** pending: no step executed or skipped yet. */
  stage: "pending" | "in_progress" | "replied" | "completed" | "stopped" | "failed";
  /** Next step, from 1; null if the sequence has ended. */
  step: number | null;
  /** Outcome of the contact; null if none is recorded. */
  outcome: "positive" | "neutral" | "negative" | null;
  /** Time of the enrollment. */
  enrolled_at: string;
  /** Time at which the sequence ended. */
  ended_at: string | null;
  /** Why the sequence ended; null unless the stage is stopped or failed. */
  end_reason: string | null;
}
