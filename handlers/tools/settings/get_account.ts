import type { GetAccountHandler } from "../../../generated/tools/settings/get_account.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_account: GetAccountHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_account has no handler yet." });
};
