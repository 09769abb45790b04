import type { AccountInfoResourceHandler } from "../../generated/resources/account_info.ts";
import type { ServiceContext } from "../context.ts";
import { describeAccount } from "../service/settings/describe-account.ts";

export const account_info: AccountInfoResourceHandler<ServiceContext> = describeAccount;
