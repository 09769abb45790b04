import type { GetVariantStatsHandler } from "../../../generated/tools/analytics/get_variant_stats.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";
import { describeVariants } from "../../service/campaigns/results/variant-stats.ts";

export const get_variant_stats: GetVariantStatsHandler<ServiceContext> = async ({ campaign_id, step }, context) => {
  const campaign = await readCampaign(context, campaign_id);
  if (step !== undefined && !campaign.steps[step - 1]?.variants.length) {
    const withTexts = campaign.steps.flatMap(({ variants }, at) => (variants.length > 0 ? [at + 1] : []));
    const hint = withTexts.length > 0 ? `Steps with variants: ${withTexts.join(", ")}.` : "No step has variants.";
    throw argumentFailure("/step", `The campaign has no step ${step} with variants.`, hint);
  }
  return describeVariants(context, campaign, step ?? null);
};
