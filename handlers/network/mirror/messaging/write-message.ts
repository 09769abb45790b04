import { sql, type Kysely } from "kysely";
import type { Message } from "../../../../generated/schemas.ts";
import { Failure, prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { OutgoingMessage } from "../../port/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { indexText } from "../sql/full-text.ts";
import type { NetTables } from "../tables/net-tables.ts";
import { readMessages } from "./messages.ts";

/**
 * Writes a message of the account. The caller must check that the account may write to the conversation. The others' unread
 * counts are incremented; for the account, the conversation is marked as read and its draft is deleted.
 *
 * @throws Failure `not_found` if the account has not uploaded an attachment.
 */
export async function writeMessage(
  view: NetworkView,
  conversationId: string,
  { text, attachments }: OutgoingMessage,
): Promise<Message> {
  const { db, memberId, now, newId } = view;
  await requireOwnMedia(view, attachments);
  const id = newId("msg");
  const at = now();
  await insertMessage(db, { id, conversationId, memberId, text, at, attachments: JSON.stringify(attachments) });
  await indexText(db, "net_message_text", id, text);
  await setLastMessageTime(db, { conversationId, at });
  await markRead(db, { conversationId, memberId, at });
  return readMessage(view, id);
}

interface NewMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly memberId: string;
  readonly text: string;
  readonly at: number;
  readonly attachments: string;
}

const insertMessage = prepare((db: Kysely<NetTables>, value: ValueOf<NewMessage>) =>
  db.insertInto("net_messages").values({
    id: value("id"),
    conversation_id: value("conversationId"),
    sender_id: value("memberId"),
    text: value("text"),
    created_at: value("at"),
    edited_at: null,
    deleted_at: null,
    attachments: value("attachments"),
  }),
);

const setLastMessageTime = prepare((db: Kysely<NetTables>, value: ValueOf<{ conversationId: string; at: number }>) =>
  db
    .updateTable("net_conversations")
    .set({ last_message_at: value("at") })
    .where("id", "=", value("conversationId")),
);

const markRead = prepare(
  (db: Kysely<NetTables>, value: ValueOf<Pick<NewMessage, "conversationId" | "memberId" | "at">>) => {
    const own = sql<boolean>`member_id = ${value("memberId")}`;
    return db
      .updateTable("net_participants")
      .set({
        unread_count: sql<number>`case when ${own} then 0 else unread_count + 1 end`,
        last_read_at: sql<number | null>`case when ${own} then ${value("at")} else last_read_at end`,
        draft: sql<string | null>`case when ${own} then null else draft end`,
      })
      .where("conversation_id", "=", value("conversationId"));
  },
);

/** Reads one message, which must exist. */
export async function readMessage(view: NetworkView, id: string): Promise<Message> {
  const [message] = await readMessages(view, [id]);
  if (!message) throw new Error(`message ${id} does not exist`);
  return message;
}

/** @throws Failure `not_found` with the first file that the account does not own. */
async function requireOwnMedia({ db, memberId }: NetworkView, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("net_media")
    .select("id")
    .where("owner_id", "=", memberId)
    .where("id", "in", [...ids])
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw new Failure("not_found", { detail: `There is no uploaded file "${missing}".` });
}
