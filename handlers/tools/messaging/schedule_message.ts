import type { ScheduleMessageHandler } from "../../../generated/tools/messaging/schedule_message.ts";
import type { ServiceContext } from "../../context.ts";
import { scheduleMessage } from "../../service/scheduling/scheduled-messages.ts";

export const schedule_message: ScheduleMessageHandler<ServiceContext> = (input, context) =>
  scheduleMessage(context, input);
