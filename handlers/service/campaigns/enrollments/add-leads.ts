import type { EnrollmentReport, OutreachSettings } from "../../../../generated/schemas.ts";
import type { AddLeadsToCampaignInput } from "../../../../generated/tools/campaigns/add_leads_to_campaign.ts";
import { lockLeads } from "../../leads/lock-leads.ts";
import { ensureLeads } from "../../leads/save-leads.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import { enrollLeads, type NewEnrollment } from "../launch/enroll-leads.ts";
import { personalizeLeads } from "../launch/personalize-leads.ts";
import { planCampaign } from "../launch/plan-campaign.ts";
import { selectLeads, type EligibleLead } from "../launch/select-leads.ts";
import { findTextProblem } from "../launch/text-problems.ts";
import { wakeCampaigns } from "../wake.ts";
import { changeStatus, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext, type CampaignRecord } from "../setup/campaign-record.ts";
import { readEnrolled } from "./enrolled-leads.ts";
import { findGivenLeads } from "./given-leads.ts";
import { describeReport, type Skipped } from "./report.ts";

/**
 * Enrolls leads and members in a campaign. If the campaign is running or paused, this call plans their first steps; otherwise,
 * the launch does.
 * @throws Failure `not_found`, and `conflict` if the campaign accepts no leads, or a list is too long.
 */
export async function addLeads(context: CampaignContext, input: AddLeadsToCampaignInput): Promise<EnrollmentReport> {
  const campaign = await lockCampaign(context, input.campaign_id);
  const status = statusAfter(campaign, "add_leads_to_campaign") ?? campaign.status;
  await lockLeads(context);
  const given = await findGivenLeads(context, input);
  const idOf = new Map(given.leads.map(({ lead_id, id }) => [lead_id, id]));
  const enrolled = await readEnrolled(context, campaign, [...idOf.keys()]);
  const fresh = given.leads.filter(({ lead_id }) => !enrolled.has(lead_id));
  const { eligible, ineligible } = await selectLeads(context, campaign, fresh);
  const { enrollments, unsuitable } = await prepare(context, campaign, eligible);
  const added = new Set(enrollments.map(({ lead }) => lead.lead_id));
  const members = given.leads.filter(({ lead_id, isNew }) => isNew && added.has(lead_id));
  const { leads } = await ensureLeads(
    context,
    members.map(({ profile_id }) => profile_id),
  );
  const leadOf = (lead: EligibleLead) => ({ ...lead, lead_id: leads.get(lead.profile_id)?.id ?? lead.lead_id });
  await enrollLeads(
    context,
    campaign,
    enrollments.map((one) => ({ ...one, lead: leadOf(one.lead) })),
  );
  if (added.size > 0) await changeStatus(context, campaign, status);
  if (added.size > 0 && status === "running") await wakeCampaigns(context);
  const already = given.leads.filter(({ lead_id }) => enrolled.has(lead_id));
  const skip = ({ lead_id, ...rest }: Omit<Skipped, "id"> & { lead_id: string }): Skipped => ({
    ...rest,
    id: idOf.get(lead_id) ?? lead_id,
  });
  return describeReport(context, campaign.id, added.size > 0 ? status : campaign.status, {
    added: added.size,
    skipped: [
      ...given.skipped,
      ...already.map(({ lead_id, profile_id }) =>
        skip({ lead_id, profile_id, reason: "already_enrolled", text: "The lead is already in this campaign." }),
      ),
      ...ineligible.map(skip),
      ...unsuitable.map(skip),
    ],
    firstActionAt: earliest(enrollments.flatMap(({ dueAt }) => dueAt ?? [])),
  });
}

const earliest = (times: readonly number[]): number | null =>
  times.reduce<number | null>((least, at) => Math.min(least ?? at, at), null);

interface Prepared {
  readonly enrollments: readonly NewEnrollment[];
  /** Leads to whom a text of the campaign cannot be sent. */
  readonly unsuitable: readonly (Omit<Skipped, "id"> & { readonly lead_id: string })[];
}

/** Assigns variants and plans the first steps, unless the next launch does. */
async function prepare(
  context: CampaignContext,
  campaign: CampaignRecord,
  eligible: readonly EligibleLead[],
): Promise<Prepared> {
  const { status } = campaign;
  if (status !== "running" && status !== "paused")
    return { enrollments: eligible.map((lead) => ({ lead, steps: null, dueAt: null })), unsuitable: [] };
  const settings = await readOutreachSettings(context);
  const kinds = campaign.steps.map(({ kind }) => kind);
  const personalized = personalizeLeads(campaign, settings, eligible).map((lead) => ({
    ...lead,
    problem: findTextProblem(kinds, lead.steps),
  }));
  const suitable = personalized.filter(({ problem }) => problem === null);
  const unsuitable = personalized.flatMap(({ lead: { lead_id, profile_id }, problem }) =>
    problem === null ? [] : [{ lead_id, profile_id, reason: "text_problem" as const, text: problem }],
  );
  const dueTimes = await planFirstSteps(context, campaign, settings, suitable.length);
  return {
    enrollments: suitable.map(({ lead, steps }, at) => ({ lead, steps, dueAt: dueTimes[at] ?? null })),
    unsuitable,
  };
}

/** Plans the first steps of new leads. The planned steps of other leads keep their times. */
async function planFirstSteps(
  context: CampaignContext,
  campaign: CampaignRecord,
  settings: OutreachSettings,
  newLeads: number,
): Promise<number[]> {
  const usage = await context.limits.safety();
  const { firstDueAt } = await planCampaign(context, campaign, settings, usage, { resumed: null, newLeads });
  return firstDueAt.map((at) => at ?? context.now());
}
