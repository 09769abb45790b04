import type { GetVariantStatsHandler } from "../../../generated/tools/analytics/get_variant_stats.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_variant_stats: GetVariantStatsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_variant_stats has no handler yet." });
};
