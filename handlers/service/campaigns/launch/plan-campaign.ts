import type { OutreachSettings } from "../../../../generated/schemas.ts";
import type { CategoryUsage } from "../../../../runtime/index.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import type { ContinuingLead } from "./continuing-leads.ts";
import { planActions, type ActionPlan } from "./plan-actions.ts";
import { readPlanRules } from "./plan-rules.ts";

const hourMs = 3_600_000;

/** The leads for whom a campaign has steps to do. */
export interface LeadsToPlan {
  /** Enrollments whose next steps are planned again; null if they keep their plan and only new leads are planned. */
  readonly resumed: readonly ContinuingLead[] | null;
  /** The number of leads that start with the first step. */
  readonly newLeads: number;
}

/**
 * Plans the steps of a campaign from now on: first the steps of enrollments, which keep the times of their next steps if
 * possible, then the steps of new leads. `firstDueAt` has the same order. Steps of enrollments that wait for a condition are
 * not planned: nothing can be sent to these leads now.
 */
export async function planCampaign(
  context: CampaignContext,
  campaign: CampaignRecord,
  settings: OutreachSettings,
  usage: readonly CategoryUsage[],
  { resumed, newLeads }: LeadsToPlan,
): Promise<ActionPlan> {
  const now = context.now();
  const newLead = { firstStep: 1, readyAt: now + (campaign.steps[0]?.delay_hours ?? 0) * hourMs };
  return planActions(
    campaign.steps,
    [
      ...(resumed ?? []).map(({ step, due_at, waits_until }) =>
        waits_until === null ? { firstStep: step, readyAt: Math.max(now, due_at) } : null,
      ),
      ...Array.from({ length: newLeads }, () => newLead),
    ],
    await readPlanRules(context, campaign, settings, usage, resumed === null),
  );
}
