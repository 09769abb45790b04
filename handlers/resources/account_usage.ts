import type { AccountUsageResourceHandler } from "../../generated/resources/account_usage.ts";
import type { ServiceContext } from "../context.ts";
import { defaultDays, describeUsage } from "../service/usage/describe-usage.ts";

export const account_usage: AccountUsageResourceHandler<ServiceContext> = (context) =>
  describeUsage(context, defaultDays);
