import type { GetMessagesHandler } from "../../../generated/tools/messaging/get_messages.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_messages: GetMessagesHandler<ServiceContext> = (input, context) =>
  paginateFiltered(context, input, { since: input.since }, ({ since }, page) =>
    context.network.messaging.messages(input.conversation_id, epochMs(since), page),
  );
