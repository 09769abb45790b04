import type { ListScheduledMessagesHandler } from "../../../generated/tools/messaging/list_scheduled_messages.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listScheduledMessages } from "../../service/scheduling/scheduled-messages.ts";

export const list_scheduled_messages: ListScheduledMessagesHandler<ServiceContext> = (input, context) =>
  paginateFiltered(context, input, { status: input.status }, ({ status }, page) =>
    listScheduledMessages(context, { status, sort: input.sort }, page),
  );
