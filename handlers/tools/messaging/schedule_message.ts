import type { ScheduleMessageHandler } from "../../../generated/tools/messaging/schedule_message.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseExcluded, refuseExcludedIn } from "../../service/leads/refuse-excluded.ts";
import { scheduleMessage } from "../../service/scheduling/scheduled-messages.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const schedule_message: ScheduleMessageHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ text: input.text });
  if (input.profile_id !== undefined) {
    const found = await context.network.leads.resolve([input.profile_id]); // an unknown member is reported below
    await refuseExcluded(context, [...found.values()]);
  }
  if (input.conversation_id !== undefined) await refuseExcludedIn(context, input.conversation_id);
  return scheduleMessage(context, input);
};
