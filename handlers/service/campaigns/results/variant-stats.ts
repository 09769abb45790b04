import type { CampaignStep, StepVariants, VariantFigures, VariantStats } from "../../../../generated/schemas.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { percent, wilsonInterval } from "../../../statistics/proportions.ts";
import { isWriting, type WritingKind } from "../setup/step-kinds.ts";
import { compareVariants } from "./variant-comparison.ts";

/** Compares the variants of the steps that write; `only` is one step, from 1. */
export async function describeVariants(
  context: CampaignContext,
  campaign: CampaignRecord,
  only: number | null,
): Promise<VariantStats> {
  const counts = await countOutcomes(context, campaign);
  return {
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    as_of: new Date(context.now()).toISOString(),
    steps: campaign.steps.flatMap((step, at) => {
      const { kind } = step;
      if (!isWriting(kind) || step.variants.length === 0 || (only !== null && only !== at + 1)) return [];
      return [describeStep(step, kind, at + 1, counts)];
    }),
  };
}

/** Numbers of the campaign's events by step, its kind, variant and event. */
type OutcomeCounts = (step: number, kind: WritingKind, variant: number, event: string) => number;

async function countOutcomes({ db }: CampaignContext, { id }: CampaignRecord): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom("svc_campaign_events")
    .select(["step", "step_kind", "variant", "kind"])
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("campaign_id", "=", id)
    .where("kind", "in", ["sent", "accepted", "replied"])
    .groupBy(["step", "step_kind", "variant", "kind"])
    .execute();
  const counts = new Map(rows.map((row) => [[row.step, row.step_kind, row.variant, row.kind].join(" "), row.count]));
  return (...key) => counts.get(key.join(" ")) ?? 0;
}

function describeStep(step: CampaignStep, kind: WritingKind, number: number, counts: OutcomeCounts): StepVariants {
  const isInvitation = kind === "invite";
  const variants = step.variants.map(({ name, weight, subject, text }, at): VariantFigures => {
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
