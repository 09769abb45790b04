import type { GetVariantStatsHandler } from "../../../generated/tools/analytics/get_variant_stats.ts";
import type { ServiceContext } from "../../context.ts";
import { readVariantStats } from "../../service/campaigns/results/variant-stats.ts";

export const get_variant_stats: GetVariantStatsHandler<ServiceContext> = ({ campaign_id, step }, context) =>
  readVariantStats(context, campaign_id, step ?? null);
