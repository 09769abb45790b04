import type { SearchMessagesHandler } from "../../../generated/tools/messaging/search_messages.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateCounted } from "../../paging/paginate.ts";
import { suggestWords } from "../../text/nearest-words.ts";
import { checkPeriod } from "../../time/check-period.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const search_messages: SearchMessagesHandler<ServiceContext> = async (input, context) => {
  const { keyword, profile_id, conversation_id, since, until } = input;
  checkPeriod(input);
  const search = context.network.messaging.search(keyword);
  return paginateCounted(
    context,
    input,
    { keyword, profile_id, conversation_id, since, until },
    (filters, page) => {
      const query = {
        keyword: filters.keyword ?? keyword,
        sender: filters.profile_id ?? null,
        conversationId: filters.conversation_id ?? null,
        since: epochMs(filters.since),
        until: epochMs(filters.until),
      };
      return search(query, page);
    },
    {
      nearestValues: { keyword: suggestWords(() => context.network.messaging.texts("messages")) },
      required: ["keyword"],
    },
  );
};
