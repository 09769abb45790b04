import type { SendMessageHandler } from "../../../generated/tools/messaging/send_message.ts";
import type { ServiceContext } from "../../context.ts";

/** Sends into the conversation named, or into the direct one with the recipient, which is made when there is none. */
export const send_message: SendMessageHandler<ServiceContext> = async (input, { network }) => {
  const { recipient_id = "", conversation_id, text, attachments = [] } = input; // exactly one of the ids is given
  const conversationId = conversation_id ?? (await network.messaging.openDirect(recipient_id));
  return network.messaging.send(conversationId, { text, attachments });
};
