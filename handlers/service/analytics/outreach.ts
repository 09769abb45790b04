import type { OutreachAnalytics, OutreachCampaign, OutreachStep } from "../../../generated/schemas.ts";
import type { DaySpan } from "../../network/port/analytics.ts";
import { isEnoughData } from "../../statistics/enough-data.ts";
import { wilsonInterval } from "../../statistics/proportions.ts";
import { percent } from "../../statistics/rounding.ts";
import { divideSpan, spanBefore, toPeriod, type SeriesInterval } from "./day-span.ts";
import {
  countOutreach,
  type CampaignCounts,
  type OutreachContext,
  type OutreachCounts,
  type StepCounts,
} from "./outreach-counts.ts";
import { metricChange, rateChange } from "./overview.ts";

const maxCampaigns = 20;

/** Describes the results of campaigns in a span, by day or week of a time zone. */
export async function describeOutreach(
  context: OutreachContext,
  span: DaySpan,
  { campaignId, interval }: { readonly campaignId: string | null; readonly interval: SeriesInterval },
): Promise<Omit<OutreachAnalytics, "timezone" | "interval">> {
  const { timezone } = context.account;
  const before = spanBefore(span, timezone);
  const points = divideSpan(span, interval, timezone);
  const periods = await countOutreach(context, { ranges: [span, before], by: "range", campaignId });
  const campaigns = await countOutreach(context, { ranges: [span], by: "campaign", campaignId });
  const steps = await countOutreach(context, { ranges: [span], by: "step", campaignId });
  const series = await countOutreach(context, { ranges: points, by: "range", campaignId });
  return {
    period: toPeriod(span),
    previous_period: toPeriod(before),
    ...comparePeriods(countsOf(periods, 0), countsOf(periods, 1)),
    campaigns: await describeCampaigns(context, campaigns, steps),
    series: points.map(({ from, to }, at) => {
      const counts = countsOf(series, at);
      return {
        from,
        to,
        contacted: counts.contacted,
        invitations_sent: counts.invited,
        acceptance_rate: acceptanceRate(counts),
        replied: counts.replied,
        reply_rate: replyRate(counts),
        positive_replies: counts.positive,
      };
    }),
  };
}

function countsOf(counts: readonly OutreachCounts[], range: number): OutreachCounts {
  const none = { range, sent: 0, contacted: 0, invited: 0, accepted: 0, replied: 0, positive: 0, rated: 0 };
  return counts.find((one) => one.range === range) ?? none;
}

const acceptanceRate = ({ accepted, invited }: OutreachCounts) => percent(accepted, invited);
const replyRate = ({ replied, contacted }: OutreachCounts) => percent(replied, contacted);
const positiveRate = ({ positive, rated }: OutreachCounts) => percent(positive, rated);

function comparePeriods(now: OutreachCounts, then: OutreachCounts) {
  return {
    contacted: metricChange(now.contacted, then.contacted),
    invitations_sent: metricChange(now.invited, then.invited),
    invitations_accepted: metricChange(now.accepted, then.accepted),
    acceptance_rate: rateChange(acceptanceRate(now), acceptanceRate(then)),
    acceptance_interval: wilsonInterval({ hits: now.accepted, tries: now.invited }),
    replied: metricChange(now.replied, then.replied),
    reply_rate: rateChange(replyRate(now), replyRate(then)),
    reply_interval: wilsonInterval({ hits: now.replied, tries: now.contacted }),
    positive_replies: metricChange(now.positive, then.positive),
    positive_reply_rate: rateChange(positiveRate(now), positiveRate(then)),
    enough_data: isEnoughData(now.contacted),
  };
}

async function describeCampaigns(
  { db, account }: OutreachContext,
  campaigns: readonly CampaignCounts[],
  steps: readonly StepCounts[],
): Promise<OutreachCampaign[]> {
  const shown = [...campaigns].sort((one, other) => other.contacted - one.contacted).slice(0, maxCampaigns);
  if (shown.length === 0) return [];
  const ids = shown.map(({ campaign_id }) => campaign_id);
  const rows = await db
    .selectFrom("svc_campaigns")
    .select(["id", "name"])
    .where("id", "in", ids)
    .where("account_id", "=", account.id)
    .execute();
  return shown.map((counts) => ({
    campaign_id: counts.campaign_id,
    campaign_name: rows.find(({ id }) => id === counts.campaign_id)?.name ?? "",
    contacted: counts.contacted,
    replied: counts.replied,
    reply_rate: replyRate(counts),
    reply_interval: intervalOf(counts.replied, counts.contacted),
    positive_replies: counts.positive,
    positive_reply_rate: positiveRate(counts),
    enough_data: isEnoughData(counts.contacted),
    steps: steps.filter(({ campaign_id }) => campaign_id === counts.campaign_id).map(describeStep),
  }));
}

function describeStep({ step, step_kind, sent, accepted, replied }: StepCounts): OutreachStep {
  const isInvitation = step_kind === "invite";
  return {
    step,
    kind: step_kind as OutreachStep["kind"], // only these kinds write texts
    sent,
    accepted: isInvitation ? accepted : null,
    acceptance_rate: isInvitation ? percent(accepted, sent) : null,
    acceptance_interval: isInvitation ? intervalOf(accepted, sent) : null,
    replied,
    reply_rate: percent(replied, sent),
    reply_interval: intervalOf(replied, sent),
    enough_data: isEnoughData(sent),
  };
}

/** The confidence interval of a rate; `tries` must be at least 1. */
function intervalOf(hits: number, tries: number) {
  const interval = wilsonInterval({ hits, tries });
  if (!interval) throw new Error("a group of outreach is empty");
  return interval;
}
