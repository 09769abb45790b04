import type { AccountUsageResourceHandler } from "../../generated/resources/account_usage.ts";
import { Failure } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";

export const account_usage: AccountUsageResourceHandler<ServiceContext> = async () => {
  throw new Failure("not_supported");
};
