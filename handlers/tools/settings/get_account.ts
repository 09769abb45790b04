import type { GetAccountHandler } from "../../../generated/tools/settings/get_account.ts";
import type { ServiceContext } from "../../context.ts";
import { describeAccount } from "../../service/settings/describe-account.ts";

export const get_account: GetAccountHandler<ServiceContext> = (_input, context) => describeAccount(context);
