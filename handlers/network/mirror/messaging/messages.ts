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
  const { db, memberId, copy } = view;
  const rows = await findMessages(db, { ids: toIdList(ids) });
  const files = rows.flatMap((row) => JSON.parse(row.attachments) as string[]);
  const attachments = await readAttachments(view, files);
  const reactions = await readReactions(view, ids);
  const lastRead = await readLastRead(
    view,
    rows.map((row) => row.conversation_id),
  );
  const messages = new Map(
    rows.map((row): [string, Message] => {
      const isSent = row.sender_id === memberId;
      const reader = lastRead.get(row.conversation_id);
      const readAt = isSent ? reader?.others : reader?.own;
      return [
        row.id,
        {
          id: row.id,
          conversation_id: row.conversation_id,
          kind: row.conversation_kind === "inmail" ? "inmail" : "message",
          direction: isSent ? "sent" : "received",
          sender_id: row.sender_id,
          sender_name: row.sender_name,
          subject: row.subject,
          text: row.text,
          attachments:
            copy && row.attachments !== "[]"
              ? null
              : (JSON.parse(row.attachments) as string[]).flatMap((id) => attachments.get(id) ?? []),
          reactions: copy ? null : (reactions.get(row.id) ?? []),
          read: copy ? null : readAt !== undefined && readAt >= row.created_at,
          sent_at: isoTime(row.created_at),
          edited_at: isoTimeOrNull(row.edited_at),
          deleted_at: isoTimeOrNull(row.deleted_at),
        },
      ];
    }),
  );
  return ids.flatMap((id) => messages.get(id) ?? []);
}

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
  ids: readonly string[],
): Promise<ReadonlyMap<string, MessageAttachment>> {
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

/** Reads when the account, and when any of the others, last read each conversation. */
async function readLastRead(
  { db, memberId }: NetworkView,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, { own: number; others: number }>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await findReaders(db, { ids: toIdList(conversationIds) });
  const lastRead = new Map<string, { own: number; others: number }>();
  for (const row of rows) {
    const entry = lastRead.get(row.conversation_id) ?? { own: -1, others: -1 };
    const side = row.member_id === memberId ? "own" : "others";
    entry[side] = Math.max(entry[side], row.last_read_at ?? -1);
    lastRead.set(row.conversation_id, entry);
  }
  return lastRead;
}

const findReaders = prepare((db: Kysely<NetTables>, value: IdList, dialect) =>
  db
    .selectFrom("net_participants")
    .select(["conversation_id", "member_id", "last_read_at"])
    .where(isInIdList(dialect, "conversation_id", value("ids"))),
);
