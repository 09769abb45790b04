import type { Message } from "../../../../../generated/schemas.ts";
import type { EventContext } from "./events.ts";

/**
 * Corrects the unread counts of members who have read the conversation after the time of a new message. Events are
 * simulated late, by up to one interval of the job, so an account may already have read the conversation.
 */
export async function correctUnreadCounts({ db }: Pick<EventContext, "db">, message: Message): Promise<void> {
  await db
    .updateTable("net_participants")
    .set((set) => ({ unread_count: set("unread_count", "-", 1) }))
    .where("conversation_id", "=", message.conversation_id)
    .where("member_id", "!=", message.sender_id)
    .where("last_read_at", ">=", Date.parse(message.sent_at))
    .where("unread_count", ">", 0)
    .execute();
}
