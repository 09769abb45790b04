import { sql, type Kysely } from "kysely";
import type { Message } from "../../../../generated/schemas.ts";
import { prepare, prepareChange, type ValueOf } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { Acts } from "../../port/acts.ts";
import type { OutgoingMessage } from "../../port/messaging.ts";
import type { NetworkScope, NetworkView } from "../network-view.ts";
import { indexText } from "../sql/full-text.ts";
import { timeOrdinal } from "../sql/ordinals.ts";
import type { NetTables } from "../tables/net-tables.ts";
import { describeMessage, readMessages } from "./messages.ts";

/** A message of any member. */
export interface MessageRecord {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** JSON: ids of net_media. */
  readonly attachments: string;
}

/** Records a message that the account has sent, and returns it. */
export async function recordSent(
  view: NetworkView,
  { text, attachments }: OutgoingMessage,
  { id, conversation_id: conversationId, at }: Acts["send_message"]["receipt"],
): Promise<Message> {
  const message = { id, conversationId, senderId: view.memberId, text, at, attachments: JSON.stringify(attachments) };
  const participants = await addMessage(view, message);
  return participants ? describeNewMessage(view, message, participants) : readMessage(view, id);
}

/**
 * Records a message and returns whether it is new. For the sender, the conversation is marked as read up to this
 * message. For each other participant, the message is unread if it is later than what they have read. Messages may
 * arrive in any order, and recording the same message again changes nothing.
 */
export async function recordMessage(scope: NetworkScope, message: MessageRecord): Promise<boolean> {
  return (await addMessage(scope, message)) !== null;
}

/** Returns the participants of the conversation, or null if the message has already been recorded. */
async function addMessage(scope: NetworkScope, message: MessageRecord): Promise<readonly ParticipantRow[] | null> {
  const { db } = scope;
  const { id, conversationId, senderId, text, at } = message;
  if ((await insertMessage(db, message)) === 0) return null;
  await indexText(scope, "net_message_text", id, text);
  await setLastMessageTime(db, { conversationId, at });
  await countMessage(db, { conversationId, memberId: senderId, at });
  const participants = await findParticipants(db, { conversationId, senderId });
  announceMessage(scope, message, participants);
  return participants;
}

/** Describes a message that was recorded in the same transaction, so that nobody can have reacted to it. */
function describeNewMessage(
  view: NetworkView,
  { id, conversationId, senderId, text, at, attachments }: MessageRecord,
  participants: readonly ParticipantRow[],
): Promise<Message> {
  const { kind, subject = null, sender_name = null } = participants[0] ?? {};
  if (!kind || sender_name === null) throw new Error(`the conversation or the sender of message ${id} does not exist`);
  return describeMessage(
    view,
    {
      ...{ id, conversation_id: conversationId, conversation_kind: kind, subject },
      ...{ sender_id: senderId, sender_name, text, attachments },
      ...{ created_at: at, edited_at: null, deleted_at: null },
    },
    participants,
  );
}

function announceMessage(
  { announce }: NetworkScope,
  { id, conversationId, senderId, at }: MessageRecord,
  participants: readonly ParticipantRow[],
): void {
  const [conversation] = participants;
  if (!announce || !conversation) return;
  const kind = conversation.kind === "inmail" ? "inmail" : "message";
  const message = { message_id: id, conversation_id: conversationId, kind } as const;
  const sent_at = isoTime(at);
  announce({ memberId: senderId, type: "message.sent", payload: { ...message, sent_at }, at });
  const received = { ...message, sender_id: senderId, sent_at };
  for (const { member_id: memberId } of participants)
    if (memberId !== senderId) announce({ memberId, type: "message.received", payload: received, at });
}

const insertMessage = prepareChange((db: Kysely<NetTables>, value: ValueOf<MessageRecord>, dialect) =>
  db
    .insertInto("net_messages")
    .values({
      id: value("id"),
      seq: timeOrdinal(dialect, "net_messages", value("at")),
      conversation_id: value("conversationId"),
      sender_id: value("senderId"),
      text: value("text"),
      created_at: value("at"),
      edited_at: null,
      deleted_at: null,
      attachments: value("attachments"),
    })
    .onConflict((conflict) => conflict.columns(["id"]).doNothing()),
);

const setLastMessageTime = prepareChange(
  (db: Kysely<NetTables>, value: ValueOf<{ conversationId: string; at: number }>) =>
    db
      .updateTable("net_conversations")
      .set({
        last_message_at: sql<number>`case when last_message_at < ${value("at")} then ${value("at")} else last_message_at end`,
      })
      .where("id", "=", value("conversationId")),
);

/** Reads the participants of a conversation, with its properties and the name of the sender of a message. */
const findParticipants = prepare(
  (db: Kysely<NetTables>, value: ValueOf<{ conversationId: string; senderId: string }>) =>
    db
      .selectFrom("net_conversations as c")
      .innerJoin("net_participants as p", "p.conversation_id", "c.id")
      .leftJoin("net_members as s", (join) => join.on("s.id", "=", value("senderId")))
      .select(["c.kind", "c.subject", "s.name as sender_name", "p.member_id", "p.last_read_at"])
      .where("c.id", "=", value("conversationId")),
);

type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number];

/** How far a member has read a conversation. */
interface Reading {
  readonly conversationId: string;
  readonly memberId: string;
  readonly at: number;
}

/** Counts the unread messages of a member who has read up to a time: later messages of others that were not deleted. */
const countLater = (value: ValueOf<Reading>) =>
  sql<number>`(select count(*) from net_messages m where m.conversation_id = ${value("conversationId")}
    and m.created_at > ${value("at")} and m.sender_id <> ${value("memberId")} and m.deleted_at is null)`;

/**
 * Marks a conversation as read by the sender of a message, and the message as unread by the others, in one statement. An unread
 * message moves the conversation out of the archive of those who have not muted it.
 */
const countMessage = prepareChange((db: Kysely<NetTables>, value: ValueOf<Reading>) => {
  const own = sql<boolean>`member_id = ${value("memberId")}`;
  const readBefore = sql<boolean>`coalesce(last_read_at, 0) < ${value("at")}`;
  return db
    .updateTable("net_participants")
    .set({
      last_read_at: sql<number | null>`case when ${own} and ${readBefore} then ${value("at")} else last_read_at end`,
      unread_count: sql<number>`case when not ${readBefore} then unread_count
        when ${own} then ${countLater(value)} else unread_count + 1 end`,
      archived: sql<0 | 1>`case when ${own} or muted = 1 or not ${readBefore} then archived else 0 end`,
    })
    .where("conversation_id", "=", value("conversationId"));
});

/** Marks a conversation as read by a member up to a time. An earlier time than the recorded one changes nothing. */
export const markRead = prepareChange((db: Kysely<NetTables>, value: ValueOf<Reading>) =>
  db
    .updateTable("net_participants")
    .set({
      last_read_at: value("at"),
      unread_count: countLater(value),
    })
    .where("conversation_id", "=", value("conversationId"))
    .where("member_id", "=", value("memberId"))
    .where((where) => where.or([where("last_read_at", "is", null), where("last_read_at", "<=", value("at"))])),
);

/** Reads one message, which must exist. */
export async function readMessage(view: NetworkView, id: string): Promise<Message> {
  const [message] = await readMessages(view, [id]);
  if (!message) throw new Error(`message ${id} does not exist`);
  return message;
}
