import type {
  ListConversationsHandler,
  ListConversationsInput,
} from "../../../generated/tools/messaging/list_conversations.ts";
import type { ServiceContext } from "../../context.ts";
import { toConversationItem } from "../../detail/conversation-item.ts";
import type { PartOf } from "../../paging/no-matches.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import {
  draftedIds,
  labeledIds,
  nearestLabels,
  readConversationStates,
  snoozedIds,
  type ConversationStates,
} from "../../service/inbox/conversation-states.ts";
import { describeConversations } from "../../service/inbox/describe-conversations.ts";
import { suggestWords } from "../../text/nearest-words.ts";

/** The network's filters that also list snoozed conversations. */
const showSnoozed: ReadonlySet<string> = new Set(["starred", "inmail"]);

export const list_conversations: ListConversationsHandler<ServiceContext> = async (input, context) => {
  const { filter, label, keyword } = input;
  const states = await readConversationStates(context);
  const { data, ...page } = await paginateFiltered(
    context,
    input,
    { filter, label, keyword },
    (query, request) => context.network.messaging.conversations(toQuery(query, states, context.now()), request),
    {
      nearestValues: {
        keyword: suggestWords(() => context.network.messaging.texts("conversations")),
        label: async (value) => nearestLabels(states, value),
      },
      showHidden: [{ filter: "snoozed" }, { filter: "archived" }],
    },
  );
  const described = await describeConversations(context, data, states);
  return { data: described.map((conversation) => toConversationItem(conversation, input.detail)), ...page };
};

/** Converts the filters to those of the network, which does not know the account's labels, drafts and snoozes. */
function toQuery(
  { filter = "all", label, keyword }: PartOf<Pick<ListConversationsInput, "filter" | "label" | "keyword">>,
  states: ConversationStates,
  now: number,
) {
  const named = idsOfFilter(states, filter, now);
  const labeled = label === undefined ? null : labeledIds(states, label);
  const ids = named && labeled ? named.filter((id) => labeled.includes(id)) : (named ?? labeled);
  return {
    filter: filter === "snoozed" || filter === "drafts" ? ("all" as const) : filter,
    keyword: keyword ?? null,
    ids,
    hiddenIds: ids !== null || showSnoozed.has(filter) ? [] : snoozedIds(states, now),
  };
}

/** The ids of the conversations that match a filter for data that the service stores; null for other filters. */
function idsOfFilter(states: ConversationStates, filter: string, now: number): string[] | null {
  if (filter === "snoozed") return snoozedIds(states, now);
  return filter === "drafts" ? draftedIds(states) : null;
}
