import type { GetAccountHandler } from "../../../generated/tools/settings/get_account.ts";
import type { ServiceContext } from "../../context.ts";
import { describeAccount } from "../../settings/account.ts";

export const get_account: GetAccountHandler<ServiceContext> = (_input, context) => describeAccount(context);
