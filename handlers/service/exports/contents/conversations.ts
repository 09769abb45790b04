import { epochMs } from "../../../time/epoch-ms.ts";
import { readAll, type ExportContent } from "./export-content.ts";

/**
 * The messages of all conversations, snoozed ones included: first those of the conversations that are not archived, then those
 * of the archived ones. Both groups are sorted by latest activity, and the messages of each conversation are newest first.
 * Deleted messages are omitted.
 */
export const conversations: ExportContent<{ readonly since?: string }> = {
  columns: [
    ...["conversation_id", "conversation_kind", "conversation_title", "participants", "message_id", "direction"],
    ...["sender_id", "sender_name", "sent_at", "subject", "text"],
  ],
  async *rows({ network: { messaging } }, options) {
    const since = epochMs(options.since);
    for (const filter of ["all", "archived"] as const) {
      const query = { filter, keyword: null, ids: null, hiddenIds: [] };
      for await (const { id, kind, title, participants, last_message_at } of readAll((page) =>
        messaging.conversations(query, page),
      )) {
        if (since !== null && Date.parse(last_message_at) < since) break; // all further ones are older
        const names = participants.map(({ name }) => name);
        for await (const message of readAll((page) => messaging.messages(id, since, page))) {
          if (message.deleted_at !== null) continue;
          yield {
            conversation_id: id,
            conversation_kind: kind,
            conversation_title: title,
            participants: names,
            message_id: message.id,
            direction: message.direction,
            sender_id: message.sender_id,
            sender_name: message.sender_name,
            sent_at: message.sent_at,
            subject: message.subject,
            text: message.text,
          };
        }
      }
    }
  },
};
