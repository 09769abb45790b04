import { sql } from "kysely";
import type { InboxConversation } from "../../port/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { visibleInList } from "./conversation-access.ts";

/** Reads the state of the account's conversations that are not archived, and of the conversations in `ids`. */
export async function readInboxRows(view: NetworkView, ids: readonly string[]): Promise<InboxConversation[]> {
  const { db, dialect, memberId, partial } = view;
  const rows = await db
    .selectFrom("net_participants as p")
    .innerJoin("net_conversations as c", "c.id", "p.conversation_id")
    .leftJoin("net_messages as m", (join) =>
      join.on(
        sql<boolean>`m.id = (select n.id from net_messages n where n.conversation_id = c.id
          and n.deleted_at is null order by n.created_at desc, n.id desc limit 1)`,
      ),
    )
    .select(sql<number>`case when m.text like '%?%' or m.text like '%？%' then 1 else 0 end`.as("asks"))
    .select([
      "c.id",
      "c.kind",
      "c.created_at",
      "p.archived",
      "p.starred",
      "p.unread_count",
      "m.sender_id",
      "m.created_at as at",
    ])
    .where("p.member_id", "=", memberId)
    .where((where) => where.or([where("p.archived", "=", 0), isInIdList(dialect, "c.id", toIdList(ids))]))
    .where(visibleInList(view))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    archived: row.archived === 1,
    starred: partial ? null : row.starred === 1,
    unreadCount: partial ? null : row.unread_count,
    newest: row.sender_id === null ? null : row.sender_id === memberId ? "sent" : "received",
    asks: row.asks === 1,
    isGroup: row.kind === "group",
    activeAt: row.at ?? row.created_at,
  }));
}
