import type { GetMessagesHandler } from "../../../generated/tools/messaging/get_messages.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_messages: GetMessagesHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) =>
    context.network.messaging.messages(input.conversation_id, epochMs(input.since), page),
  );
