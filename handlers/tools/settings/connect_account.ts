import type { ConnectAccountHandler } from "../../../generated/tools/settings/connect_account.ts";
import type { ServiceContext } from "../../context.ts";
import { connectAccount } from "../../service/settings/connect-account.ts";

export const connect_account: ConnectAccountHandler<ServiceContext> = (input, context) =>
  connectAccount(context, input);
