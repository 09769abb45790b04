import type { InboxItem, InboxSummary } from "../../../generated/schemas.ts";
import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { InboxConversation, NetworkConversation } from "../../network/port/messaging.ts";
import type { Network } from "../../network/port/network.ts";
import { toLabelKey } from "../../text/labels.ts";
import { draftedIds, readConversationStates, snoozedIds } from "./conversation-states.ts";
import type { InboxTables } from "./tables.ts";

interface Context extends Pick<CallContext<RuntimeTables & InboxTables>, "db" | "account" | "now"> {
  readonly network: Pick<Network, "messaging">;
}

const dayMs = 86_400_000;
const maxItems = 10;
const maxExcerpt = 120;
const maxLabels = 20;

/** In the order of `InboxSummary.first`. */
const reasons = ["unread", "awaiting_reply", "draft", "stale"] as const satisfies readonly InboxItem["reason"][];

interface Candidate extends InboxConversation {
  readonly reason: InboxItem["reason"];
}

/** Counts the open work in the inbox and names the conversations to look at first. */
export async function summarizeInbox(context: Context, staleAfterDays: number): Promise<InboxSummary> {
  const states = await readConversationStates(context);
  const snoozed = new Set(snoozedIds(states, context.now()));
  const drafted = new Set(draftedIds(states));
  const all = await context.network.messaging.inbox([...new Set([...snoozed, ...drafted])]);
  const open = all.filter(({ archived, id }) => !archived && !snoozed.has(id));
  const unread = open.filter(({ unreadCount }) => (unreadCount ?? 0) > 0);
  const isKnown = all.every(({ unreadCount }) => unreadCount !== null);
  const isStale = ({ newest, activeAt }: InboxConversation): boolean =>
    newest === "sent" && activeAt < context.now() - staleAfterDays * dayMs;
  const candidates = open.flatMap((conversation): Candidate[] => {
    const applies: Readonly<Record<InboxItem["reason"], boolean>> = {
      unread: (conversation.unreadCount ?? 0) > 0,
      awaiting_reply: conversation.newest === "received",
      draft: drafted.has(conversation.id),
      stale: isStale(conversation),
    };
    const reason = reasons.find((candidate) => applies[candidate]);
    return reason === undefined ? [] : [{ ...conversation, reason }];
  });
  return {
    unread: isKnown ? unread.length : null,
    unread_messages: isKnown ? unread.reduce((sum, { unreadCount }) => sum + (unreadCount ?? 0), 0) : null,
    awaiting_reply: open.filter(({ newest }) => newest === "received").length,
    unanswered: open.filter(({ newest }) => newest === "sent").length,
    stale: open.filter(isStale).length,
    snoozed: all.filter(({ id }) => snoozed.has(id)).length,
    drafts: all.filter(({ id }) => drafted.has(id)).length,
    labels: countLabels(open.flatMap(({ id }) => states.get(id)?.labels ?? [])),
    first: await describeItems(context, candidates.sort(byUrgency).slice(0, maxItems)),
  };
}

/** Counts equal labels, the most frequent first. Labels that differ only in case count as the first of them. */
function countLabels(labels: readonly string[]): InboxSummary["labels"] {
  const counts = new Map<string, { readonly label: string; conversations: number }>();
  for (const label of labels) {
    const count = counts.get(toLabelKey(label)) ?? { label, conversations: 0 };
    count.conversations += 1;
    counts.set(toLabelKey(label), count);
  }
  return [...counts.values()]
    .sort((one, other) => other.conversations - one.conversations || (one.label < other.label ? -1 : 1))
    .slice(0, maxLabels);
}

/** Whether the newest message is a question to the account, not one from the account. */
const isQuestion = ({ asks, newest }: Candidate): boolean => asks && newest === "received";

function byUrgency(one: Candidate, other: Candidate): number {
  return (
    reasons.indexOf(one.reason) - reasons.indexOf(other.reason) ||
    Number(other.starred) - Number(one.starred) ||
    Number(isQuestion(other)) - Number(isQuestion(one)) ||
    Number(one.isGroup) - Number(other.isGroup) ||
    other.activeAt - one.activeAt ||
    (one.id < other.id ? 1 : -1)
  );
}

async function describeItems({ network }: Context, candidates: readonly Candidate[]): Promise<InboxItem[]> {
  const ids = candidates.map(({ id }) => id);
  const query = { filter: "all", keyword: null, ids, hiddenIds: [] } as const;
  const { items } = await network.messaging.conversations(query, { limit: maxItems, after: null });
  const conversations = new Map(items.map((item) => [item.id, item]));
  return candidates.flatMap(({ id, reason }) => {
    const conversation = conversations.get(id);
    return conversation ? [toItem(conversation, reason)] : [];
  });
}

function toItem(conversation: NetworkConversation, reason: InboxItem["reason"]): InboxItem {
  const { id, kind, title, participants, starred, last_message: last, last_message_at } = conversation;
  const member = kind === "group" ? undefined : participants[0];
  return {
    conversation_id: id,
    reason,
    profile_id: member?.id ?? null,
    name: member?.name ?? title,
    starred,
    excerpt: last && shorten(last.excerpt),
    last_message_at,
  };
}

function shorten(text: string): string {
  const points = Array.from(text);
  return points.length <= maxExcerpt ? text : `${points.slice(0, maxExcerpt - 1).join("")}…`;
}
