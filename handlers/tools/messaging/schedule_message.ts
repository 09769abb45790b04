import type { ScheduleMessageHandler } from "../../../generated/tools/messaging/schedule_message.ts";
import type { ServiceContext } from "../../context.ts";
import { scheduleMessage } from "../../service/scheduling/scheduled-messages.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const schedule_message: ScheduleMessageHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ text: input.text });
  return scheduleMessage(context, input);
};
