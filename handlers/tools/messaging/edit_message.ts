import type { EditMessageHandler } from "../../../generated/tools/messaging/edit_message.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const edit_message: EditMessageHandler<ServiceContext> = async ({ message_id, text }, { network }) => {
  refuseBlank({ text });
  return network.messaging.edit(message_id, text);
};
