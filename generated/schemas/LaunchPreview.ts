// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStatus, ExcludedLead, LaunchIssue, LaunchPlanDay, LaunchSample } from "../schemas.ts";

/** Results of the checks before a launch, and what the launch would do. */
export interface LaunchPreview {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  /** Name of the campaign. */
  name: string;
  status: CampaignStatus;
  /** There are no blockers. */
  launchable: boolean;
  /** What must be fixed first. */
  blockers: readonly LaunchIssue[];
  /** What to tell the user before the launch. */
  warnings: readonly LaunchIssue[];
  /** Leads on the list and leads added to the draft. */
  lead_count: number;
  /** Leads that the launch enrolls. */
  eligible_count: number;
  /** Leads that are ineligible. */
  excluded_count: number;
  /**
   * Leads of an earlier launch that the launch does not stop: they continue with their next step, or are completed if
   * they have none.
   */
  continuing_count: number;
  /**
   * How many of the continuing leads wait for the condition of their next step, or will wait when it is due, because
   * the condition is not met yet.
   */
  waiting_count: number;
  /**
   * Leads of an earlier launch that the launch stops, because they are on the do-not-contact list, blocked or
   * unavailable.
   */
  stopping_count: number;
  /** Most frequent reason first. */
  excluded_by_reason: ReadonlyArray<{
    /** As in excluded. */
    reason: string;
    /** Ineligible leads with this reason. */
    count: number;
  }>;
  /** The first 10 ineligible leads of each reason, or 50 with detail full. */
  excluded: readonly ExcludedLead[];
  /**
   * The steps as some leads would receive them. These leads are chosen to show as many variants as possible and are
   * otherwise spread evenly over the list.
   */
  samples: readonly LaunchSample[];
  /**
   * The first 30 days with planned steps, within the schedule, the caps and the account's limits. The next steps of
   * other running campaigns use these limits too, but this campaign gets at least an equal share of each day's units.
   * Contains no steps of the leads in waiting_count.
   */
  daily_plan: readonly LaunchPlanDay[];
  /** Time of the earliest step if the campaign is launched now; null if there is nothing to do. */
  first_action_at: string | null;
  /**
   * Day of the last step if no step waits for its condition, not counting the steps of the leads in waiting_count; null
   * if none is planned.
   */
  estimated_end_date: string | null;
  /**
   * Day of the last step if every step waits for its condition as long as possible, including the steps of the leads in
   * waiting_count; null if none is planned.
   */
  latest_end_date: string | null;
  /** Token for confirm_campaign_launch; can be used once. Null if there are blockers. */
  launch_token: string | null;
  /** When the token expires, after 15 minutes; null without a token. */
  expires_at: string | null;
}
