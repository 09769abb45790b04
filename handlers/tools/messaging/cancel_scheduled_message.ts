import type { CancelScheduledMessageHandler } from "../../../generated/tools/messaging/cancel_scheduled_message.ts";
import type { ServiceContext } from "../../context.ts";
import { cancelScheduledMessage } from "../../service/scheduling/scheduled-messages.ts";

export const cancel_scheduled_message: CancelScheduledMessageHandler<ServiceContext> = (input, context) =>
  cancelScheduledMessage(context, input.scheduled_message_id);
