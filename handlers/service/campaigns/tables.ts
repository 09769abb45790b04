import type { Generated } from "kysely";
import type { CampaignStatus, CampaignStepKind } from "../../../generated/schemas.ts";

/** Times are epoch milliseconds, UTC; steps and variants are counted from 1. */
export interface CampaignRow {
  id: string;
  account_id: string;
  name: string;
  status: CampaignStatus;
  /** The reason why it is paused. */
  status_reason: string | null;
  /** `CampaignStep[]` as JSON. */
  steps: string;
  /** `CampaignSchedule` as JSON. */
  schedule: string;
  /** The maximum number of steps per day of the schedule's time zone; null if only the account's limits apply. */
  daily_cap: number | null;
  /** The maximum number of steps in any 7 consecutive days; null if there is none. */
  weekly_cap: number | null;
  /** `CampaignStopRule[]` as JSON. */
  stop_on: string;
  lead_list_id: string | null;
  /**
   * The principal that last launched or resumed it: its steps are calls of this principal. null before the launch, and in a running
   * campaign of the demo until a key adopts it; its steps wait until then.
   */
  principal_id: string | null;
  /** The hash of the token that last started it, so that a repeated confirmation is recognized. */
  launch_token_hash: string | null;
  created_at: number;
  /** The last change of its setup. */
  updated_at: number;
  launched_at: number | null;
  paused_at: number | null;
  completed_at: number | null;
  archived_at: number | null;
}

export type EnrollmentStage = "pending" | "in_progress" | "replied" | "completed" | "stopped" | "failed";

/** The `variants` of a lead that was added to a draft. The next launch assigns them. */
export const noVariants = "[]";

/** The progress of a lead in a campaign. `pending` and `in_progress` have a next step; in other stages, there is none. */
export interface EnrollmentRow {
  id: string;
  account_id: string;
  campaign_id: string;
  lead_id: string;
  profile_id: string;
  /** The company of the lead when it was enrolled, used by the stop rule `company_replied`. */
  company_id: string | null;
  stage: EnrollmentStage;
  /** The next step; null if the enrollment has ended. */
  step: number | null;
  /** The variant assigned to each step, null for steps without variants: `(number | null)[]` as JSON, or `noVariants`. */
  variants: string;
  outcome: "positive" | "neutral" | "negative" | null;
  enrolled_at: number;
  ended_at: number | null;
  /** The reason why it ended, unless the stage shows it. */
  end_reason: string | null;
}

export type ActionStatus = "planned" | "claimed" | "done" | "skipped" | "failed" | "cancelled";

/**
 * One step of one lead, planned or past. There is one row per enrollment and step, even if the step is planned again. The
 * idempotency key is derived from the enrollment and the step, so that nothing is sent twice.
 *
 *     planned -> claimed -> done | skipped | failed, planned -> skipped | cancelled,
 *     claimed -> planned (the call had no effect), cancelled -> planned (continued or planned again)
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
  /**
   * The end of the wait for its condition; null if no wait has begun. During the wait, `due_at` is the same time, unless a
   * caller or a launch has moved the step to another time.
   */
  wait_until: number | null;
  attempts: Generated<number>;
  /** When the action was claimed; null unless it is claimed. Repeated attempts with the same call do not change it. */
  claimed_at: number | null;
  /** The call of a claimed action, `ClaimedCall` as JSON: a repeated attempt makes the same call. */
  call: string | null;
  /** The reason why it was skipped, failed or cancelled, or why the last attempt failed. */
  reason: string | null;
  created_at: number;
  finished_at: number | null;
}

export type CampaignEventKind = "sent" | "accepted" | "replied" | "skipped" | "failed";

/**
 * An action of a campaign or a response of a lead. The statistics of steps and responses are computed from these rows. `sent`
 * is any step carried out.
 * Each enrollment has at most one `accepted`, with the step and variant of the invitation, and one `replied` (the first
 * reply), with the step and variant of the last invitation, message or InMail before it.
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

/** The number of events of a campaign with the same kind, step and variant. Triggers keep it up to date (event-counts.ts). */
export interface CampaignCountRow {
  campaign_id: string;
  kind: CampaignEventKind;
  step: number;
  step_kind: CampaignStepKind;
  /** 0 for events without variant. */
  variant: number;
  count: number;
}

/** A launch token that was used to start a campaign. */
export interface LaunchTokenRow {
  /** SHA-256, hex. */
  hash: string;
  account_id: string;
  campaign_id: string;
  used_at: number;
}

/** When the campaigns of an account may act next. */
export interface OutreachPaceRow {
  account_id: string;
  /** The end of the pause after the last action, epoch milliseconds. */
  next_at: number;
  /** The number of actions so far: the position in the account's sequence of random pauses. */
  actions: number;
}

export interface CampaignTables {
  svc_campaigns: CampaignRow;
  svc_enrollments: EnrollmentRow;
  svc_campaign_actions: CampaignActionRow;
  svc_campaign_events: CampaignEventRow;
  svc_campaign_counts: CampaignCountRow;
  svc_launch_tokens: LaunchTokenRow;
  svc_outreach_pace: OutreachPaceRow;
}
