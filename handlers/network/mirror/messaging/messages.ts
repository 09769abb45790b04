import type { Kysely } from "kysely";
import type { Message, MessageAttachment, MessageReaction } from "../../../../generated/schemas.ts";
import { prepare, type ValueOf } from "../../../../runtime/index.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import type { NetTables } from "../tables/net-tables.ts";

/** Reads messages in the order of the ids. The caller must check that the account may read them. */
export async function readMessages(view: NetworkView, ids: readonly string[]): Promise<Message[]> {
  if (ids.length === 0) return [];
  const rows = await findMessages(view.db, { ids: toIdList(ids) });
  const attachments = await readAttachments(view, rows);
  const reactions = await readReactions(view, ids);
  const conversations = rows.map((row) => row.conversation_id);
  const readTimes = toReadTimes(view, await findReaders(view.db, { ids: toIdList(conversations) }));
  const messages = new Map(
    rows.map((row) => [
      row.id,
      toMessage(view, row, {
        attachments,
        reactions: reactions.get(row.id) ?? [],
        readTimes: readTimes.get(row.conversation_id),
      }),
    ]),
  );
  return ids.flatMap((id) => messages.get(id) ?? []);
}

/** Describes a message that has no reactions, from data that the caller already has. Only its attachments are read. */
export async function describeMessage(
  view: NetworkView,
  row: FoundMessage,
  readers: readonly Pick<ReaderRow, "member_id" | "last_read_at">[],
): Promise<Message> {
  const { conversation_id } = row;
  const attachments = await readAttachments(view, [row]);
  const readTimes = toReadTimes(
    view,
    readers.map((reader) => ({ conversation_id, ...reader })),
  );
  return toMessage(view, row, { attachments, reactions: [], readTimes: readTimes.get(conversation_id) });
}

/** A message with properties of its conversation and its sender. */
export type FoundMessage = Omit<Awaited<ReturnType<typeof findMessages>>[number], "seq" | "network_id">;

interface MessageParts {
  readonly attachments: ReadonlyMap<string, MessageAttachment>;
  readonly reactions: MessageReaction[];
  readonly readTimes: ReadTimes | undefined;
}

function toMessage(
  { memberId, partial }: NetworkView,
  row: FoundMessage,
  { attachments, reactions, readTimes }: MessageParts,
): Message {
  const isSent = row.sender_id === memberId;
  const readAt = isSent ? readTimes?.others : readTimes?.own;
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    kind: row.conversation_kind === "inmail" ? "inmail" : "message",
    direction: isSent ? "sent" : "received",
    sender_id: row.sender_id,
    sender_name: row.sender_name,
    subject: row.subject,
    text: row.text,
    attachments: partial && row.attachments !== "[]" ? null : mediaIds(row).flatMap((id) => attachments.get(id) ?? []),
    reactions: partial ? null : reactions,
    read: partial ? null : readAt !== undefined && readAt >= row.created_at,
    sent_at: isoTime(row.created_at),
    edited_at: isoTimeOrNull(row.edited_at),
    deleted_at: isoTimeOrNull(row.deleted_at),
  };
}

const mediaIds = ({ attachments }: Pick<FoundMessage, "attachments">): string[] => JSON.parse(attachments) as string[]; // the type of the column

type IdList = ValueOf<{ ids: string }>;

const findMessages = prepare((db: Kysely<NetTables>, value: IdList, dialect) =>
  db
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .innerJoin("net_members as s", "s.id", "m.sender_id")
    .selectAll("m")
    .select(["c.kind as conversation_kind", "c.subject", "s.name as sender_name"])
    .where(isInIdList(dialect, "m.id", value("ids"))),
);

async function readAttachments(
  { db }: NetworkView,
  messages: readonly FoundMessage[],
): Promise<ReadonlyMap<string, MessageAttachment>> {
  const ids = messages.flatMap(mediaIds);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("net_media")
    .select(["id", "filename", "content_type", "size", "alt_text"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        media_id: row.id,
        kind: attachmentKind(row.content_type),
        filename: row.filename,
        content_type: row.content_type,
        size_bytes: row.size,
        alt_text: row.alt_text,
      },
    ]),
  );
}

function attachmentKind(contentType: string): MessageAttachment["kind"] {
  const [major] = contentType.split("/");
  return major === "image" || major === "video" ? major : "document";
}

async function readReactions(
  { db }: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MessageReaction[]>> {
  const rows = await findReactions(db, { ids: toIdList(ids) });
  const reactions = new Map<string, MessageReaction[]>();
  for (const { message_id, emoji, member_id, name, created_at } of rows) {
    const list = reactions.get(message_id) ?? [];
    reactions.set(message_id, [...list, { emoji, profile_id: member_id, name, created_at: isoTime(created_at) }]);
  }
  return reactions;
}

const findReactions = prepare((db: Kysely<NetTables>, value: IdList, dialect) =>
  db
    .selectFrom("net_message_reactions as r")
    .innerJoin("net_members as m", "m.id", "r.member_id")
    .select(["r.message_id", "r.emoji", "r.member_id", "m.name", "r.created_at"])
    .where(isInIdList(dialect, "r.message_id", value("ids")))
    .orderBy("r.created_at")
    .orderBy("r.member_id"),
);

/** When a participant last read a conversation, in epoch milliseconds. */
export interface ReaderRow {
  readonly conversation_id: string;
  readonly member_id: string;
  readonly last_read_at: number | null;
}

interface ReadTimes {
  own: number;
  /** The latest time of any other participant. */
  others: number;
}

/** Returns when the account, and when any of the others, last read each conversation. */
function toReadTimes({ memberId }: NetworkView, readers: readonly ReaderRow[]): ReadonlyMap<string, ReadTimes> {
  const times = new Map<string, ReadTimes>();
  for (const { conversation_id, member_id, last_read_at } of readers) {
    const entry = times.get(conversation_id) ?? { own: -1, others: -1 };
    const side = member_id === memberId ? "own" : "others";
    entry[side] = Math.max(entry[side], last_read_at ?? -1);
    times.set(conversation_id, entry);
  }
  return times;
}

const findReaders = prepare((db: Kysely<NetTables>, value: IdList, dialect) =>
  db
    .selectFrom("net_participants")
    .select(["conversation_id", "member_id", "last_read_at"])
    .where(isInIdList(dialect, "conversation_id", value("ids"))),
);
