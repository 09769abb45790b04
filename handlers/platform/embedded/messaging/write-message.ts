import type { Message } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import type { OutgoingMessage } from "../../port/messaging.ts";
import { indexText } from "../sql/full-text.ts";
import { readMessages } from "./messages.ts";
import type { NetworkView } from "../network-view.ts";

/**
 * Writes the account's message into a conversation that it may write into: the others have one more to read, and the
 * account has read everything and has no draft any more.
 *
 * @throws Failure `not_found` for an attachment that the account did not upload.
 */
export async function writeMessage(
  view: NetworkView,
  conversationId: string,
  { text, attachments }: OutgoingMessage,
): Promise<Message> {
  const { db, dialect, memberId, now, newId } = view;
  await requireOwnMedia(view, attachments);
  const id = newId("msg");
  const at = now();
  await db
    .insertInto("net_messages")
    .values({
      id,
      conversation_id: conversationId,
      sender_id: memberId,
      text,
      created_at: at,
      edited_at: null,
      deleted_at: null,
      attachments: JSON.stringify(attachments),
    })
    .execute();
  await indexText(db, dialect, "net_message_text", id, text);
  await db.updateTable("net_conversations").set({ last_message_at: at }).where("id", "=", conversationId).execute();
  await db
    .updateTable("net_participants")
    .set((set) => ({ unread_count: set("unread_count", "+", 1) }))
    .where("conversation_id", "=", conversationId)
    .where("member_id", "!=", memberId)
    .execute();
  await db
    .updateTable("net_participants")
    .set({ unread_count: 0, last_read_at: at, draft: null })
    .where("conversation_id", "=", conversationId)
    .where("member_id", "=", memberId)
    .execute();
  return readMessage(view, id);
}

/** One message that is known to be there. */
export async function readMessage(view: NetworkView, id: string): Promise<Message> {
  const [message] = await readMessages(view, [id]);
  if (!message) throw new Error(`message ${id} is not there`);
  return message;
}

/** @throws Failure `not_found` naming the first file that the account does not own. */
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
