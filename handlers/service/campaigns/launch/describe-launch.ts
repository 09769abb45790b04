import type { ExcludedLead, LaunchPreview, LaunchSample, RenderedStep } from "../../../../generated/schemas.ts";
import { calendarDay } from "../../../../runtime/index.ts";
import type { LaunchAssessment } from "./assess-launch.ts";
import type { ComposedLead, ComposedStep } from "./personalize-leads.ts";
import { pickSamples } from "./pick-samples.ts";
import { codePoints, stepKinds } from "../setup/step-kinds.ts";

const shownExclusions = 50;
const shownDays = 30;

/** What a token adds to a preview. */
export interface IssuedToken {
  readonly launch_token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** A launch as it would be, for people to decide on. */
export async function describeLaunch(
  assessment: LaunchAssessment,
  status: LaunchPreview["status"],
  sample: number,
  token: IssuedToken | null,
): Promise<LaunchPreview> {
  const { campaign, plan, blockers, warnings, leadCount, composed, excluded } = assessment;
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
    eligible_count: composed.length,
    excluded_count: excluded.length,
    excluded: await describeExcluded(assessment),
    samples: await describeSamples(assessment, sample),
    daily_plan: plan.days.slice(0, shownDays),
    first_action_at: firstAt === null ? null : new Date(firstAt).toISOString(),
    estimated_end_date: plan.lastDueAt === null ? null : calendarDay(plan.lastDueAt, campaign.schedule.timezone),
    launch_token: token?.launch_token ?? null,
    expires_at: token === null ? null : new Date(token.expiresAt).toISOString(),
  };
}

async function describeExcluded({ context, excluded }: LaunchAssessment): Promise<ExcludedLead[]> {
  const shown = excluded.slice(0, shownExclusions);
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
  const picked = pickSamples(assessment.composed, count);
  const summaries = await assessment.context.network.leads.summaries(picked.map(({ lead }) => lead.profile_id));
  return picked.flatMap((composed) => {
    const profile = summaries.get(composed.lead.profile_id);
    return profile ? [{ lead_id: composed.lead.lead_id, profile, steps: describeSteps(assessment, composed) }] : [];
  });
}

function describeSteps({ campaign }: LaunchAssessment, { steps }: ComposedLead): RenderedStep[] {
  return campaign.steps.map(({ kind, condition, variants }, at) => {
    const { variant, subject, text }: Partial<ComposedStep> = steps[at] ?? {};
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
