import type { SearchMessagesHandler } from "../../../generated/tools/messaging/search_messages.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const search_messages: SearchMessagesHandler<ServiceContext> = (input, context) => {
  const { keyword, profile_id: sender = null, conversation_id: conversationId = null } = input;
  const query = { keyword, sender, conversationId, since: epochMs(input.since), until: epochMs(input.until) };
  return paginate(context, input, (page) => context.network.messaging.search(query, page));
};
