import type { LaunchIssue, OutreachSettings } from "../../../../generated/schemas.ts";
import { describeLeadLists, type LeadListOverview } from "../../leads/lead-lists.ts";
import type { CampaignRecord, CampaignContext } from "./campaign-record.ts";
import { workingDays } from "./working-time.ts";

/** Creates an issue; without a step, variant or number of leads, it affects the whole campaign. */
export function issue(
  code: LaunchIssue["code"],
  text: string,
  { step = null, variant = null, lead_count = null }: Partial<LaunchIssue> = {},
): LaunchIssue {
  return { code, text, step, variant, lead_count };
}

/**
 * Returns the issues of a campaign's setup and account that prevent a launch, no matter which leads it has.
 * @param hasLeads whether leads are enrolled, so that no list is required.
 */
export function findSetupIssues(
  campaign: CampaignRecord,
  settings: OutreachSettings,
  { account, connector }: Pick<CampaignContext, "account" | "connector">,
  leadLists: LeadListOverview,
  hasLeads: boolean,
): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const unsupported = connector.unsupportedTools["confirm_campaign_launch"];
  if (unsupported) issues.push(issue("not_supported", unsupported.detail));
  if (account.status !== "connected")
    issues.push(issue("account_not_connected", `The account is ${account.status}; reconnect it first.`));
  if (campaign.steps.length === 0)
    issues.push(issue("no_steps", "The campaign has no steps; set steps with upsert_campaign."));
  if (campaign.lead_list_id === null && !hasLeads) {
    const text = `The campaign has no leads; call add_leads_to_campaign or set lead_list_id with upsert_campaign. ${describeLeadLists(leadLists)}`;
    issues.push(issue("no_lead_list", text));
  }
  for (const [at, { kind, variants }] of campaign.steps.entries()) {
    const step = at + 1;
    if (variants.length > 0) continue;
    if (kind === "message" || kind === "inmail")
      issues.push(issue("text_missing", `Step ${step} (${kind}) has no text; add a variant.`, { step }));
    if (kind === "invite" && settings.invitation_note_policy === "always") {
      const text = `Step ${step} invites without a note, but the account's invitation_note_policy is "always".`;
      issues.push(issue("note_required", text, { step }));
    }
  }
  if (workingDays(campaign.schedule, settings.weekend).length === 0)
    issues.push(
      issue("no_working_time", "The schedule has only weekend days, but the account does not work on weekends."),
    );
  return issues;
}
