import type { GetUsageHandler } from "../../../generated/tools/settings/get_usage.ts";
import type { ServiceContext } from "../../context.ts";
import { describeUsage } from "../../service/usage/describe-usage.ts";

export const get_usage: GetUsageHandler<ServiceContext> = ({ days }, context) => describeUsage(context, days);
