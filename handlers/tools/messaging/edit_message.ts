import type { EditMessageHandler } from "../../../generated/tools/messaging/edit_message.ts";
import type { ServiceContext } from "../../context.ts";

export const edit_message: EditMessageHandler<ServiceContext> = ({ message_id, text }, { network }) =>
  network.messaging.edit(message_id, text);
