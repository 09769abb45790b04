import type { DeleteMessageHandler } from "../../../generated/tools/messaging/delete_message.ts";
import type { ServiceContext } from "../../context.ts";

export const delete_message: DeleteMessageHandler<ServiceContext> = async ({ message_id: id }, { network }) => ({
  id,
  deleted: await network.messaging.remove(id),
});
