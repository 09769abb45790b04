import { directKey } from "../../../../mirror/tables/net-tables.ts";
import type { ArchiveContents, ArchiveConversation, ArchiveMessage } from "../../read/index.ts";
import type { ArchiveRows } from "./archive-rows.ts";
import { conversationRowId, memberRowId, messageRowId } from "./row-ids.ts";

type MessageTables = "net_conversations" | "net_participants" | "net_messages";

/** Returns the rows of conversations, their participants, and their messages in chronological order. */
export function messageRows(contents: ArchiveContents): Pick<ArchiveRows, MessageTables> {
  const owner = memberRowId(contents.owner.personId);
  const net_messages = datedMessages(contents.messages).map(([message, created_at]) => ({
    id: messageRowId(message.id),
    conversation_id: conversationRowId(message.conversationId),
    sender_id: memberRowId(message.senderId),
    text: message.text,
    created_at,
    edited_at: null,
    deleted_at: null,
    attachments: JSON.stringify(message.attachments),
  }));
  const ends = new Map<string, { readonly first: (typeof net_messages)[number]; last: number }>();
  for (const message of net_messages) {
    const known = ends.get(message.conversation_id);
    if (known) known.last = message.created_at;
    else ends.set(message.conversation_id, { first: message, last: message.created_at });
  }
  const keys = new Set<string>();
  return {
    net_messages,
    net_conversations: contents.conversations.map((conversation) => {
      const id = conversationRowId(conversation.id);
      const { first, last } = ends.get(id) ?? { first: null, last: conversation.lastMessageAt };
      return {
        id,
        kind: conversation.kind,
        direct_key: newDirectKey(conversation, keys),
        creator_id: first?.sender_id ?? owner,
        title: conversation.title,
        subject: conversation.subject,
        created_at: first?.created_at ?? conversation.firstMessageAt,
        last_message_at: last,
      };
    }),
    net_participants: contents.conversations.flatMap(({ id, participantIds, folder }) =>
      participantIds.map((participant) => ({
        conversation_id: conversationRowId(id),
        member_id: memberRowId(participant),
        last_read_at: null,
        unread_count: 0,
        archived: isArchived(folder) && memberRowId(participant) === owner ? (1 as const) : (0 as const),
        muted: 0,
        starred: 0,
      })),
    ),
  };
}

const isArchived = (folder: string | null): boolean => /^archive/i.test(folder ?? "");

/** An archive can contain several conversations with one person. The first of them, which is the newest, has the key. */
function newDirectKey({ kind, participantIds }: ArchiveConversation, keys: Set<string>): string | null {
  const [one, other] = participantIds.map(memberRowId);
  if (kind !== "direct" || participantIds.length !== 2 || one === undefined || other === undefined) return null;
  const key = directKey(one, other);
  if (keys.has(key)) return null;
  keys.add(key);
  return key;
}

/**
 * Adds milliseconds to the messages of a conversation that have the same second, because rows sort by time and id. The same
 * messages always get the same times.
 */
function datedMessages(messages: readonly ArchiveMessage[]): [message: ArchiveMessage, at: number][] {
  const lasts = new Map<string, { at: number; number: number }>();
  const dated: [ArchiveMessage, number][] = [];
  for (const message of messages) {
    const last = lasts.get(message.conversationId);
    const number = last?.at === message.sentAt ? Math.min(last.number + 1, maxNumber) : 0;
    lasts.set(message.conversationId, { at: message.sentAt, number });
    dated.push([message, message.sentAt + number]);
  }
  return dated.sort(([, one], [, other]) => one - other);
}

const maxNumber = 999;
