import type { ListConversationsHandler } from "../../../generated/tools/messaging/list_conversations.ts";
import type { ServiceContext } from "../../context.ts";
import { toConversationItem } from "../../detail/conversation-item.ts";
import { paginate } from "../../paging/paginate.ts";
import {
  draftedIds,
  labeledIds,
  readConversationStates,
  snoozedIds,
  type ConversationStates,
} from "../../service/inbox/conversation-states.ts";
import { describeInbox } from "../../service/inbox/describe-inbox.ts";

/** The filters whose lists contain snoozed conversations. */
const showSnoozed: ReadonlySet<string> = new Set(["starred", "inmail"]);

export const list_conversations: ListConversationsHandler<ServiceContext> = async (input, context) => {
  const { filter, label, keyword = null } = input;
  const states = await readConversationStates(context);
  const named = idsOfFilter(states, filter, context.now());
  const labeled = label === undefined ? null : labeledIds(states, label);
  const ids = named && labeled ? named.filter((id) => labeled.includes(id)) : (named ?? labeled);
  const query = {
    filter: filter === "snoozed" || filter === "drafts" ? ("all" as const) : filter,
    keyword,
    ids,
    hiddenIds: ids !== null || showSnoozed.has(filter) ? [] : snoozedIds(states, context.now()),
  };
  const { data, next_cursor } = await paginate(context, input, (page) =>
    context.network.messaging.conversations(query, page),
  );
  const described = await describeInbox(context, data, states);
  return { data: described.map((conversation) => toConversationItem(conversation, input.detail)), next_cursor };
};

/** The conversations of a filter that the service stores itself; null for other filters. */
function idsOfFilter(states: ConversationStates, filter: string, now: number): string[] | null {
  if (filter === "snoozed") return snoozedIds(states, now);
  return filter === "drafts" ? draftedIds(states) : null;
}
