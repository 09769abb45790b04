import type { SendMessageHandler } from "../../../generated/tools/messaging/send_message.ts";
import type { ServiceContext } from "../../context.ts";
import { deleteDraft } from "../../service/inbox/conversation-states.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

/** Sends into the given conversation, or into the direct conversation with the member, which is created if necessary. */
export const send_message: SendMessageHandler<ServiceContext> = async (input, context) => {
  const { messaging } = context.network;
  const { profile_id = "", conversation_id, text, attachments = [] } = input; // exactly one of the ids is given
  refuseBlank({ text });
  const outgoing = { text, attachments };
  const message = await (conversation_id === undefined
    ? messaging.sendTo(profile_id, outgoing)
    : messaging.send(conversation_id, outgoing));
  await deleteDraft(context, message.conversation_id);
  return message;
};
