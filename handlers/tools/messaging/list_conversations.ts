import type { ListConversationsHandler } from "../../../generated/tools/messaging/list_conversations.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { addLeads } from "../../service/inbox/conversation-leads.ts";

export const list_conversations: ListConversationsHandler<ServiceContext> = async (input, context) => {
  const { filter, label, keyword } = input;
  const query = { filter, ...(label !== undefined && { label }), ...(keyword !== undefined && { keyword }) };
  const { data, next_cursor } = await paginate(context, input, (page) =>
    context.network.messaging.conversations(query, page),
  );
  return { data: await addLeads(context, data), next_cursor };
};
