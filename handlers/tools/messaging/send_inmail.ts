import type { SendInmailHandler } from "../../../generated/tools/messaging/send_inmail.ts";
import type { ServiceContext } from "../../context.ts";

export const send_inmail: SendInmailHandler<ServiceContext> = async (input, { network, emit }) => {
  const { recipient_id, subject, text } = input;
  const message = await network.messaging.sendInmail(recipient_id, { subject, text });
  const { id: message_id, conversation_id, kind, sent_at } = message;
  emit("message.sent", { message_id, conversation_id, kind, sent_at });
  return message;
};
