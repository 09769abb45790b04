import { sql } from "kysely";
import type { NetworkScope, NetworkView } from "../network-view.ts";
import { removeText } from "../sql/full-text.ts";
import { findOwnMessage, requireInWindow } from "./own-message.ts";

/** Deletes the account's own message for all participants. Returns false if it was deleted before. */
export async function deleteMessage(view: NetworkView, id: string): Promise<boolean> {
  const message = await findOwnMessage(view, id);
  const receipt = await view.act("delete_message", async () => {
    if (message.deleted_at !== null) return null;
    requireInWindow(view, message);
    return { message_id: id };
  });
  return receipt !== null && recordDeletion(view, id, receipt.at);
}

/** Records that a message was deleted at a time in epoch milliseconds. Returns whether this was not yet recorded. */
async function recordDeletion(scope: NetworkScope, id: string, at: number): Promise<boolean> {
  const { db } = scope;
  const message = await db
    .updateTable("net_messages")
    .set({ text: "", attachments: "[]", deleted_at: at })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning(["conversation_id", "sender_id", "created_at"])
    .executeTakeFirst();
  if (!message) return false;
  await removeText(scope, "net_message_text", id);
  await db.deleteFrom("net_message_reactions").where("message_id", "=", id).execute();
  await uncount(scope, message);
  return true;
}

interface DeletedMessage {
  readonly conversation_id: string;
  readonly sender_id: string;
  readonly created_at: number;
}

/**
 * Subtracts a deleted message from the unread messages of the participants other than its sender. A conversation that a
 * participant has marked as unread stays unread for them while it contains a message of another member.
 */
async function uncount(
  { db }: NetworkScope,
  { conversation_id, sender_id, created_at }: DeletedMessage,
): Promise<void> {
  const remains = sql<boolean>`exists (select 1 from net_messages m where m.conversation_id = ${conversation_id}
    and m.sender_id <> net_participants.member_id and m.deleted_at is null)`;
  await db
    .updateTable("net_participants")
    .set({
      unread_count: sql<number>`case when coalesce(last_read_at, 0) < ${created_at} then unread_count - 1
        when ${remains} then unread_count else 0 end`,
    })
    .where("conversation_id", "=", conversation_id)
    .where("member_id", "!=", sender_id)
    .where("unread_count", ">", 0)
    .execute();
}
