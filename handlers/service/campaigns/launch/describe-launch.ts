import type {
  CampaignStep,
  Detail,
  ExcludedLead,
  LaunchPreview,
  LaunchSample,
  RenderedStep,
} from "../../../../generated/schemas.ts";
import { calendarDay } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { codePoints, stepKinds, waitingConditions } from "../setup/step-kinds.ts";
import { workingWindows } from "../setup/working-time.ts";
import type { LaunchAssessment } from "./assess-launch.ts";
import type { PersonalizedLead, PersonalizedStep } from "./personalize-leads.ts";
import { pickSamples } from "./pick-samples.ts";
import type { IneligibleLead } from "./select-leads.ts";

const hourMs = 3_600_000;
/** How many excluded leads are shown for each reason. */
const excludedPerReason: Readonly<Record<Detail, number>> = { brief: 10, full: 50 };
const maxDays = 30;

/** The launch token of a preview. */
export interface IssuedToken {
  readonly launch_token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** The options of a preview. */
export interface LaunchDisplay {
  /** The number of leads with rendered steps. */
  readonly sample: number;
  readonly detail: Detail;
}

/** Converts an assessment to the preview that a person decides on. */
export async function describeLaunch(
  assessment: LaunchAssessment,
  status: LaunchPreview["status"],
  { sample, detail }: LaunchDisplay,
  token: IssuedToken | null,
): Promise<LaunchPreview> {
  const { campaign, plan, blockers, warnings, leadCount, leads, ineligible, resumed, barred } = assessment;
  const firstAt = plan.firstDueAt.reduce<number | null>(
    (least, at) => (at === null ? least : Math.min(least ?? at, at)),
    null,
  );
  return {
    campaign_id: campaign.id,
    name: campaign.name,
    status,
    launchable: blockers.length === 0,
    blockers,
    warnings,
    lead_count: leadCount,
    eligible_count: leads.length,
    excluded_count: ineligible.length,
    continuing_count: resumed.length,
    waiting_count: resumed.filter(({ waits_until }) => waits_until !== null).length,
    stopping_count: barred.length,
    excluded_by_reason: groupByReason(assessment).map(([reason, { length: count }]) => ({ reason, count })),
    excluded: await describeExcluded(assessment, excludedPerReason[detail]),
    samples: await describeSamples(assessment, sample),
    daily_plan: plan.days.slice(0, maxDays),
    first_action_at: firstAt === null ? null : isoTime(firstAt),
    estimated_end_date: plan.lastDueAt === null ? null : calendarDay(plan.lastDueAt, campaign.schedule.timezone),
    latest_end_date: latestEndDate(assessment),
    launch_token: token?.launch_token ?? null,
    expires_at: token === null ? null : isoTime(token.expiresAt),
  };
}

/** The day of the last step if every step waits for its condition as long as it can. */
function latestEndDate({ campaign, plan, settings, resumed }: LaunchAssessment): string | null {
  const waitHours = ({ condition, wait_hours }: CampaignStep) => (waitingConditions.has(condition) ? wait_hours : 0);
  const sum = (hours: readonly number[]): number => hours.reduce((total, each) => total + each, 0) * hourMs;
  const ends = resumed.flatMap(({ step, waits_until }) =>
    waits_until === null
      ? []
      : waits_until + sum(campaign.steps.slice(step).map((later) => later.delay_hours + waitHours(later))),
  );
  if (plan.lastDueAt !== null) ends.push(plan.lastDueAt + sum(campaign.steps.map(waitHours)));
  if (ends.length === 0) return null;
  const latest = ends.reduce((one, other) => Math.max(one, other));
  const window = workingWindows(campaign.schedule, settings.weekend, latest).next().value;
  return calendarDay(window?.opensAt ?? latest, campaign.schedule.timezone);
}

/** The excluded leads of each reason, the most frequent reason first. */
function groupByReason({ ineligible }: LaunchAssessment): (readonly [string, readonly IneligibleLead[]])[] {
  const groups = new Map<string, IneligibleLead[]>();
  for (const lead of ineligible) {
    const group = groups.get(lead.reason);
    if (group) group.push(lead);
    else groups.set(lead.reason, [lead]);
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

async function describeExcluded(assessment: LaunchAssessment, perReason: number): Promise<ExcludedLead[]> {
  const { context } = assessment;
  const shown = groupByReason(assessment).flatMap(([, leads]) => leads.slice(0, perReason));
  const visible = shown.filter(({ reason }) => reason !== "unavailable");
  const refs = await context.network.leads.refs(visible.map(({ profile_id }) => profile_id));
  return shown.map(({ lead_id, profile_id, reason, text }) => ({
    lead_id,
    profile: (reason !== "unavailable" && refs.get(profile_id)) || null,
    reason,
    text,
  }));
}

async function describeSamples(assessment: LaunchAssessment, count: number): Promise<LaunchSample[]> {
  const picked = pickSamples(assessment.leads, count);
  const summaries = await assessment.context.network.leads.summaries(picked.map(({ lead }) => lead.profile_id));
  return picked.flatMap((personalized) => {
    const { lead_id, profile_id } = personalized.lead;
    const profile = summaries.get(profile_id);
    return profile ? [{ lead_id, profile, steps: describeSteps(assessment, personalized) }] : [];
  });
}

function describeSteps({ campaign }: LaunchAssessment, { steps }: PersonalizedLead): RenderedStep[] {
  return campaign.steps.map(({ kind, condition, variants }, at) => {
    const { variant, subject, text }: Partial<PersonalizedStep> = steps[at] ?? {};
    return {
      step: at + 1,
      kind,
      variant: variant ?? null,
      variant_name: variants[(variant ?? 0) - 1]?.name ?? null,
      condition,
      subject: subject?.text ?? null,
      text: text?.text ?? null,
      length: text ? codePoints(text.text) : null,
      length_limit: text ? stepKinds[kind].textLimit : null,
      empty_variables: [...new Set([...(subject?.empty ?? []), ...(text?.empty ?? [])])],
    };
  });
}
