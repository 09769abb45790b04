import type { ManageWarmUpHandler } from "../../../generated/tools/settings/manage_warm_up.ts";
import type { ServiceContext } from "../../context.ts";
import { changeWarmUp, readWarmUp } from "../../service/settings/warm-up.ts";

export const manage_warm_up: ManageWarmUpHandler<ServiceContext> = async ({ action, days }, context) =>
  action === "get" ? readWarmUp(context) : changeWarmUp(context, { action, ...(days !== undefined && { days }) });
