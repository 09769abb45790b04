import type { SendMessageHandler } from "../../../generated/tools/messaging/send_message.ts";
import type { ServiceContext } from "../../context.ts";

/** Sends into the given conversation, or into the direct conversation with the recipient, which is created if necessary. */
export const send_message: SendMessageHandler<ServiceContext> = async (input, { network }) => {
  const { recipient_id = "", conversation_id, text, attachments = [] } = input; // exactly one of the ids is given
  const conversationId = conversation_id ?? (await network.messaging.openDirect(recipient_id));
  return network.messaging.send(conversationId, { text, attachments });
};
