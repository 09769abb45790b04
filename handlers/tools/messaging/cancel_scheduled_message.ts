import type { CancelScheduledMessageHandler } from "../../../generated/tools/messaging/cancel_scheduled_message.ts";
import { lockName } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { cancelScheduledMessage } from "../../service/scheduling/scheduled-messages.ts";

export const cancel_scheduled_message: CancelScheduledMessageHandler<ServiceContext> = async (input, context) => {
  await lockName(context, `scheduled-message:${input.scheduled_message_id}`);
  return cancelScheduledMessage(context, input.scheduled_message_id);
};
