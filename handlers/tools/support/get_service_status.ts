import type { GetServiceStatusHandler } from "../../../generated/tools/support/get_service_status.ts";
import type { ServiceContext } from "../../context.ts";
import { describeStatus } from "../../service/status/describe-status.ts";

export const get_service_status: GetServiceStatusHandler<ServiceContext> = (_input, context) => describeStatus(context);
