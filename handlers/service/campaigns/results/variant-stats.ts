import type { CampaignStep, StepVariants, VariantMetrics, VariantStats } from "../../../../generated/schemas.ts";
import { argumentFailure } from "../../../../runtime/index.ts";
import { wilsonInterval } from "../../../statistics/proportions.ts";
import { percent } from "../../../statistics/rounding.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { readCampaign, type CampaignContext, type CampaignRecord } from "../setup/campaign-record.ts";
import { isWriting, type WritingKind } from "../setup/step-kinds.ts";
import { compareVariants } from "./variant-comparison.ts";

/**
 * Compares the variants of the steps that write to leads.
 * @param only the number of one step, from 1; null for all steps.
 * @throws Failure `not_found`, and `invalid_arguments` if the step has no variants.
 */
export async function readVariantStats(
  context: CampaignContext,
  campaignId: string,
  only: number | null,
): Promise<VariantStats> {
  const campaign = await readCampaign(context, campaignId);
  if (only !== null) requireVariants(campaign, only);
  const counts = await countOutcomes(context, campaign);
  return {
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    as_of: isoTime(context.now()),
    steps: campaign.steps.flatMap((step, at) => {
      const { kind } = step;
      if (!isWriting(kind) || step.variants.length === 0 || (only !== null && only !== at + 1)) return [];
      return [describeStep(step, kind, at + 1, counts)];
    }),
  };
}

function requireVariants({ steps }: CampaignRecord, step: number): void {
  if (steps[step - 1]?.variants.length) return;
  const withVariants = steps.flatMap(({ variants }, at) => (variants.length > 0 ? [at + 1] : []));
  const hint = withVariants.length > 0 ? `Steps with variants: ${withVariants.join(", ")}.` : "No step has variants.";
  throw argumentFailure("/step", `The campaign has no step ${step} with variants.`, hint);
}

/** The number of the campaign's events by step, kind of step, variant and event. */
type OutcomeCounts = (step: number, kind: WritingKind, variant: number, event: string) => number;

async function countOutcomes({ db }: CampaignContext, { id }: CampaignRecord): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom("svc_campaign_counts")
    .select(["step", "step_kind", "variant", "kind", "count"])
    .where("campaign_id", "=", id)
    .execute();
  const counts = new Map(rows.map((row) => [[row.step, row.step_kind, row.variant, row.kind].join(" "), row.count]));
  return (...key) => counts.get(key.join(" ")) ?? 0;
}

function describeStep(step: CampaignStep, kind: WritingKind, number: number, counts: OutcomeCounts): StepVariants {
  const isInvitation = kind === "invite";
  const variants = step.variants.map(({ name, weight, subject, text }, at): VariantMetrics => {
    const count = (event: string): number => counts(number, kind, at + 1, event);
    const tries = count("sent");
    const accepted = isInvitation ? count("accepted") : null;
    const replied = count("replied");
    return {
      variant: at + 1,
      name,
      weight,
      subject,
      text,
      sent: tries,
      accepted,
      acceptance_rate: accepted === null ? null : percent(accepted, tries),
      acceptance_interval: accepted === null ? null : wilsonInterval({ hits: accepted, tries }),
      replied,
      reply_rate: percent(replied, tries),
      reply_interval: wilsonInterval({ hits: replied, tries }),
    };
  });
  const metric = isInvitation ? "accepted" : "replied";
  const outcomes = variants.map(({ name, sent, accepted, replied }) => ({
    name,
    hits: metric === "accepted" ? (accepted ?? 0) : replied,
    tries: sent,
  }));
  return { step: number, kind, variants, comparison: compareVariants(metric, outcomes) };
}
