import type { Identified } from "../collect/collect-records.ts";
import type { ArchiveConversation, ArchiveMessage } from "./archive-contents.ts";
import type { RecordCounter } from "../source/record-counter.ts";
import { isInReverse } from "./message-order.ts";
import { pairRecipients } from "./pair-recipients.ts";
import type { RawMessage } from "../records/messages.ts";
import { stableId } from "../records/stable-id.ts";
import { hasConnection, ownerId, type PeopleTable } from "./people-table.ts";
import { personNameKey, splitAddresses, splitNames, type PersonReference } from "../records/person-key.ts";

type Message = Identified<RawMessage>;

/** Adds the people with addresses to the table, so that names can then be resolved. */
export function addMessagePeople(messages: readonly RawMessage[], people: PeopleTable): void {
  for (const message of messages) {
    people.learn(message.from);
    const url = soleAddressOf(message);
    if (url !== null) people.learn({ name: message.to, url });
    else for (const address of splitAddresses(message.recipientUrls)) people.learn({ name: null, url: address });
  }
}

/**
 * Returns the address of the only recipient; null if there is not exactly one. If there is one address, all of `to` is
 * the name of this recipient, even with commas, unless it also contains a closed account.
 */
function soleAddressOf({ to, recipientUrls }: RawMessage): string | null {
  const [url, ...others] = splitAddresses(recipientUrls);
  return url === undefined || others.length > 0 || namesClosedAccount.test(to ?? "") ? null : url;
}

const namesClosedAccount = /linkedin member/i;

/** Resolves the people of messages and groups the messages into conversations. */
export function resolveMessages(raw: readonly Message[], people: PeopleTable, counter: RecordCounter) {
  const isNewestFirst = isInReverse(raw);
  const groups = new Map<string, { sourceId: string | null; rows: Message[]; participants: Set<string> }>();
  const senders = new Map<Message, string>();
  for (const message of raw) {
    const scope = message.conversation ?? message.id;
    const sender = message.direction === "outgoing" ? ownerId : people.resolve(message.from, scope);
    const parties = new Set([sender, ...recipientsOf(message, people, scope)]);
    senders.set(message, sender);
    const key = message.conversation ?? partiesOf(parties);
    let group = groups.get(key);
    if (group === undefined) {
      counter.add("conversations");
      group = { sourceId: message.conversation, rows: [], participants: new Set() };
      groups.set(key, group);
    }
    group.rows.push(message);
    const { participants } = group;
    const before = participants.size;
    for (const party of parties) participants.add(party);
    counter.add("participants", participants.size - before);
  }
  const conversations: ArchiveConversation[] = [];
  const messages: ArchiveMessage[] = [];
  for (const [key, { sourceId, rows, participants }] of groups) {
    const id = stableId("conversation", key);
    const sorted = sortByTime(rows, isNewestFirst);
    for (const message of sorted) messages.push(messageOf(message, id, senders.get(message) ?? ownerId));
    conversations.push(conversationOf({ id, sourceId, participants, sorted, people }));
  }
  messages.sort((one, other) => one.sentAt - other.sentAt);
  conversations.sort((one, other) => other.lastMessageAt - one.lastMessageAt || (one.id < other.id ? -1 : 1));
  return { conversations, messages };
}

/** Returns the key of a conversation that has no id: its people except the owner, who is in all conversations. */
function partiesOf(parties: ReadonlySet<string>): string {
  return [...parties]
    .filter((id) => id !== ownerId)
    .sort()
    .join(" ");
}

function recipientsOf(message: Message, people: PeopleTable, scope: string): string[] {
  if (message.direction === "incoming") return [ownerId];
  return referencesOf(message, people).map((reference) => people.resolve(reference, scope));
}

/**
 * Returns the recipients by their addresses and suggests the names in `to` for them. If there are no addresses, returns
 * the recipients by their names. Recipients with closed accounts are one reference without a name.
 */
function referencesOf(message: RawMessage, people: PeopleTable): PersonReference[] {
  const { to, recipientUrls } = message;
  const url = soleAddressOf(message);
  if (url !== null) return [{ name: null, url }];
  const urls = splitAddresses(recipientUrls);
  const names = splitNames(to, (key) => people.isKnownName(key));
  const open = names.filter((name) => personNameKey(name) !== null);
  const closed: PersonReference[] = open.length < names.length ? [{ name: null, url: null }] : [];
  if (urls.length === 0) return [...open.map((name) => ({ name, url: null })), ...closed];
  for (const [address, name] of pairRecipients(names, urls, people)) people.suggestName(address, name);
  return [...urls.map((address) => ({ name: null, url: address })), ...closed];
}

/** Sorts messages by time. If the newest come first, messages of the same second are in reverse order, too. */
function sortByTime(rows: readonly Message[], isNewestFirst: boolean): Message[] {
  const oldestFirst = isNewestFirst ? rows.toReversed() : [...rows];
  return oldestFirst.sort((one, other) => one.sentAt - other.sentAt);
}

function messageOf(
  { id, sentAt, subject, text, attachments }: Message,
  conversationId: string,
  senderId: string,
): ArchiveMessage {
  return { id, conversationId, senderId, sentAt, subject, text, attachments };
}

interface ResolvedConversation {
  readonly id: string;
  readonly sourceId: string | null;
  readonly participants: ReadonlySet<string>;
  readonly sorted: readonly Message[];
  readonly people: PeopleTable;
}

function conversationOf({ id, sourceId, participants, sorted, people }: ResolvedConversation): ArchiveConversation {
  const others = [...participants].filter((participant) => participant !== ownerId);
  const subject = sorted.find((message) => message.subject !== null)?.subject ?? null;
  const isConnected = others.some((other) => hasConnection(people.get(other)));
  const newest = sorted.at(-1);
  return {
    id,
    sourceId,
    kind: others.length > 1 ? "group" : subject !== null && !isConnected ? "inmail" : "direct",
    title: sorted.findLast((message) => message.title !== null)?.title ?? null,
    subject,
    participantIds: [...new Set([...participants, ownerId])].sort(),
    folder: newest?.folder ?? null,
    isAdvertisement: sorted.some((message) => message.isAdvertisement),
    firstMessageAt: sorted[0]?.sentAt ?? 0,
    lastMessageAt: newest?.sentAt ?? 0,
    messageCount: sorted.length,
  };
}
