import type { SendMessageHandler } from "../../../generated/tools/messaging/send_message.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

/** Sends into the conversation named, or into the direct one with the recipient, which is made when there is none. */
export const send_message: SendMessageHandler<ServiceContext> = async (input, { platform }) => {
  const { recipient_id, conversation_id, text, attachments = [] } = input;
  if ((recipient_id === undefined) === (conversation_id === undefined)) {
    throw argumentFailure("/recipient_id", "Exactly one of recipient_id and conversation_id is needed.");
  }
  const conversationId = conversation_id ?? (await platform.messaging.openDirect(recipient_id ?? ""));
  return platform.messaging.send(conversationId, { text, attachments });
};
