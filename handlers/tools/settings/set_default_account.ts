import type { SetDefaultAccountHandler } from "../../../generated/tools/settings/set_default_account.ts";
import type { ServiceContext } from "../../context.ts";
import { setDefaultAccount } from "../../service/settings/accounts.ts";

export const set_default_account: SetDefaultAccountHandler<ServiceContext> = (_input, context) =>
  setDefaultAccount(context);
