import type { Selectable } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import type { MessageRow } from "../tables/net-tables.ts";
import { visibleConversation } from "./conversation-access.ts";

const windowMinutes = 60;

/** @throws Failure `not_found`, which is the same for received, hidden and missing messages. */
export async function findOwnMessage(view: NetworkView, id: string): Promise<Selectable<MessageRow>> {
  const row = await view.db
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .selectAll("m")
    .where("m.id", "=", id)
    .where("m.sender_id", "=", view.memberId)
    .where(visibleConversation(view))
    .executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "The account has not sent a message with this id.",
    hint: "get_messages lists messages; use one with the direction sent.",
  });
}

/** @throws Failure `conflict` unless the message was sent within the last 60 minutes. */
export function requireInWindow({ now }: NetworkView, { created_at }: Selectable<MessageRow>): void {
  if (now() <= created_at + windowMinutes * 60_000) return;
  throw new Failure("conflict", {
    detail: `A message can be changed for ${windowMinutes} minutes; this one was sent at ${isoTime(created_at)}.`,
    hint: "Send a correction with send_message.",
  });
}
