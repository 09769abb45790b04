import type { GetMessagesHandler } from "../../../generated/tools/messaging/get_messages.ts";
import type { ServiceContext } from "../../context.ts";
import { epochMs } from "../../time/epoch-ms.ts";
import { pageOf } from "../../paging/page-of.ts";

export const get_messages: GetMessagesHandler<ServiceContext> = (input, context) =>
  pageOf(context, input, (page) =>
    context.network.messaging.messages(input.conversation_id, epochMs(input.since), page),
  );
