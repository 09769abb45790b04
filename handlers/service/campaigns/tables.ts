import type { Generated } from "kysely";
import type { CampaignStatus, CampaignStepKind } from "../../../generated/schemas.ts";

/** Times are epoch milliseconds, UTC; steps and variants are counted from 1. */
export interface CampaignRow {
  id: string;
  account_id: string;
  name: string;
  status: CampaignStatus;
  /** Why it is paused. */
  status_reason: string | null;
  /** `CampaignStep[]` as JSON. */
  steps: string;
  /** `CampaignSchedule` as JSON. */
  schedule: string;
  /** Most steps a day of the schedule's time zone; null: only the account's limits. */
  daily_cap: number | null;
  /** `CampaignStopRule[]` as JSON. */
  stop_on: string;
  lead_list_id: string | null;
  /** Of the token that started it last, so that a repeated confirmation is recognised. */
  launch_token_hash: string | null;
  created_at: number;
  /** Last change of its set-up. */
  updated_at: number;
  launched_at: number | null;
  paused_at: number | null;
  completed_at: number | null;
  archived_at: number | null;
}

export type EnrollmentStage = "pending" | "in_progress" | "replied" | "completed" | "stopped" | "failed";

/** A lead on the way through a campaign. `pending` and `in_progress` have a next step, the others have ended. */
export interface EnrollmentRow {
  id: string;
  account_id: string;
  campaign_id: string;
  lead_id: string;
  profile_id: string;
  /** Of the lead when enrolled: what `company_replied` goes by. */
  company_id: string | null;
  stage: EnrollmentStage;
  /** The step to do next; null: ended. */
  step: number | null;
  /** The variant dealt for each step, null where a step has none: `(number | null)[]` as JSON. */
  variants: string;
  outcome: "positive" | "neutral" | "negative" | null;
  enrolled_at: number;
  ended_at: number | null;
  /** Why it ended, where the stage does not say. */
  end_reason: string | null;
}

export type ActionStatus = "planned" | "claimed" | "done" | "skipped" | "failed" | "cancelled";

/**
 * One step of one lead, planned or past. There is one row per enrollment and step, however often it is planned anew, and
 * its idempotency key is made of the two: nothing is sent twice. A worker claims what is due in campaigns that run.
 */
export interface CampaignActionRow {
  id: string;
  account_id: string;
  campaign_id: string;
  enrollment_id: string;
  profile_id: string;
  step: number;
  kind: CampaignStepKind;
  variant: number | null;
  status: ActionStatus;
  due_at: number;
  /** How long a condition that can still come true is waited for; null: not waiting. */
  wait_until: number | null;
  attempts: Generated<number>;
  /** The worker that has claimed it, and until when the claim holds. */
  lease_owner: string | null;
  lease_until: number | null;
  /** Why it was skipped, failed or cancelled, or what the last attempt met. */
  reason: string | null;
  created_at: number;
  finished_at: number | null;
}

export type CampaignEventKind = "sent" | "accepted" | "replied" | "skipped" | "failed";

/**
 * What a campaign did and what came back; all figures are counted from here. `sent` is any step carried out. Per enrollment
 * there is at most one `accepted`, with the step and variant of the invitation, and one `replied` (the first reply), with
 * the step and variant of the last invitation, message or InMail before it.
 */
export interface CampaignEventRow {
  id: string;
  account_id: string;
  campaign_id: string;
  enrollment_id: string;
  profile_id: string;
  kind: CampaignEventKind;
  step: number;
  step_kind: CampaignStepKind;
  variant: number | null;
  reason: string | null;
  occurred_at: number;
}

/** A launch token that has started a campaign. */
export interface LaunchTokenRow {
  /** SHA-256, hex. */
  hash: string;
  account_id: string;
  campaign_id: string;
  used_at: number;
}

export interface CampaignTables {
  svc_campaigns: CampaignRow;
  svc_enrollments: EnrollmentRow;
  svc_campaign_actions: CampaignActionRow;
  svc_campaign_events: CampaignEventRow;
  svc_launch_tokens: LaunchTokenRow;
}
