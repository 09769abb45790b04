import { createHash } from "node:crypto";
import type { LaunchIssue } from "../../../../generated/schemas.ts";
import { canonicalJson } from "../../../../runtime/index.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import { readListedLeads } from "../../leads/listed-leads.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { composeLeads } from "./personalize-leads.ts";
import { findBlockers } from "./launch-blockers.ts";
import type { LaunchFacts } from "./launch-facts.ts";
import { readLeadLists } from "../../leads/lead-lists.ts";
import { readPlanRules } from "./plan-rules.ts";
import { findWarnings } from "./launch-warnings.ts";
import { planActions } from "./plan-actions.ts";
import { readResumedLeads } from "./active-enrollments.ts";
import { readRunningBeside } from "./other-campaigns.ts";
import { sortLeads, type LeftOutLead } from "./select-leads.ts";

/** A launch as it would be now. */
export interface LaunchAssessment extends LaunchFacts {
  readonly leadCount: number;
  readonly excluded: readonly LeftOutLead[];
  readonly blockers: readonly LaunchIssue[];
  readonly warnings: readonly LaunchIssue[];
  /** Changes with the set-up, the rules, the leads, and what they would get. */
  readonly contentHash: string;
}

/** Works out everything a launch of the campaign would do and need; changes nothing. */
export async function assessLaunch(context: CampaignContext, campaign: CampaignRecord): Promise<LaunchAssessment> {
  const settings = await readOutreachSettings(context);
  const listed = await readListedLeads(context, campaign.lead_list_id);
  const { eligible, excluded } = await sortLeads(context, campaign, listed);
  const composed = composeLeads(campaign, settings, eligible);
  const resumed = await readResumedLeads(context, campaign);
  const usage = await context.limits.safety();
  const rules = await readPlanRules(context, campaign, settings, usage);
  const now = context.now();
  const firstReadyAt = now + (campaign.steps[0]?.delay_hours ?? 0) * 3_600_000;
  const plan = planActions(
    campaign.steps,
    [
      ...resumed.map(({ step, due_at }) => ({ firstStep: step, readyAt: Math.max(now, due_at ?? now) })),
      ...composed.map(() => ({ firstStep: 1, readyAt: firstReadyAt })),
    ],
    rules,
  );
  const inmailCredits = await context.network.leads.inmailCredits();
  const beside = await readRunningBeside(context, campaign);
  const leadLists = await readLeadLists(context);
  const facts = { context, campaign, settings, composed, resumed, plan, usage, inmailCredits, beside, leadLists };
  return {
    ...facts,
    leadCount: listed.length,
    excluded,
    blockers: findBlockers(facts),
    warnings: findWarnings(facts),
    contentHash: hashContent(facts),
  };
}

function hashContent({
  campaign,
  settings,
  composed,
  resumed,
}: Pick<LaunchFacts, "campaign" | "settings" | "composed" | "resumed">): string {
  const { name, steps, schedule, daily_cap, stop_on, lead_list_id } = campaign;
  const { updated_at: _updatedAt, ...rules } = settings;
  const hash = createHash("sha256");
  hash.update(canonicalJson({ name, steps, schedule, daily_cap, stop_on, lead_list_id, rules }));
  for (const { enrollment_id, step } of resumed) hash.update(`\n${enrollment_id} ${step}`);
  for (const { lead, steps: composedSteps } of composed) {
    const texts = composedSteps.map(({ variant, subject, text }) => [
      variant,
      subject?.text ?? null,
      text?.text ?? null,
    ]);
    hash.update(`\n${lead.lead_id} ${JSON.stringify(texts)}`);
  }
  return hash.digest().subarray(0, 16).toString("base64url");
}
