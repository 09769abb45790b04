import type { AccountInfoResourceHandler } from "../../generated/resources/account_info.ts";
import { Failure } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";

export const account_info: AccountInfoResourceHandler<ServiceContext> = async () => {
  throw new Failure("not_supported");
};
