import { sql, type Selectable } from "kysely";
import type { Message } from "../../../../generated/schemas.ts";
import { argumentFailure, Failure } from "../../../../runtime/index.ts";
import type { NetworkScope, NetworkView } from "../network-view.ts";
import { indexText } from "../sql/full-text.ts";
import type { MessageRow } from "../tables/net-tables.ts";
import { findOwnMessage, requireInWindow } from "./own-message.ts";
import { readMessage } from "./record-message.ts";

/** The maximum length of the message that opens an InMail conversation, in code points. */
const maxInmailLength = 1900;

/** Replaces the text of the account's own message. The same text changes nothing, not even `edited_at`. */
export async function editMessage(view: NetworkView, id: string, text: string): Promise<Message> {
  const message = await findOwnMessage(view, id);
  const receipt = await view.act("edit_message", async () => {
    if (message.deleted_at !== null)
      throw new Failure("conflict", { detail: "The message was deleted.", hint: "Send a new one with send_message." });
    if (message.text === text) return null;
    requireInWindow(view, message);
    if (Array.from(text).length > maxInmailLength && (await opensInmail(view, message)))
      throw argumentFailure("/text", `An InMail has at most ${maxInmailLength} characters.`, "Shorten the text.");
    return { message_id: id, text };
  });
  if (receipt) await recordEdit(view, { id, text, at: receipt.at });
  return readMessage(view, id);
}

/** Whether the message opens an InMail conversation. */
async function opensInmail({ db }: NetworkView, { conversation_id, created_at, id }: Selectable<MessageRow>) {
  const row = await db
    .selectFrom("net_conversations as c")
    .select("c.id")
    .where("c.id", "=", conversation_id)
    .where("c.kind", "=", "inmail")
    .where(
      sql<boolean>`not exists (select 1 from net_messages m where m.conversation_id = ${conversation_id}
        and m.created_at <= ${created_at} and m.id <> ${id})`,
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Records an edit of a message at a time in epoch milliseconds. A later edit, or a deletion, takes precedence. */
async function recordEdit(
  scope: NetworkScope,
  { id, text, at }: { readonly id: string; readonly text: string; readonly at: number },
): Promise<void> {
  const changed = await scope.db
    .updateTable("net_messages")
    .set({ text, edited_at: at })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where((where) => where.or([where("edited_at", "is", null), where("edited_at", "<=", at)]))
    .returning("id")
    .executeTakeFirst();
  if (changed) await indexText(scope, "net_message_text", id, text);
}
