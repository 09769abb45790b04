import type { ListScheduledMessagesHandler } from "../../../generated/tools/messaging/list_scheduled_messages.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listScheduledMessages } from "../../service/scheduling/scheduled-messages.ts";

export const list_scheduled_messages: ListScheduledMessagesHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listScheduledMessages(context, input, page));
