import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from "kysely";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { ConversationQuery, NetworkConversation } from "../../port/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import type { ConversationRow, NetTables, ParticipantRow } from "../tables/net-tables.ts";
import { visibleInList } from "./conversation-access.ts";
import { describeConversations } from "./conversation-details.ts";
import { containsKeyword } from "./conversation-keyword.ts";

type ConversationExpression = ExpressionBuilder<NetTables & { p: ParticipantRow; c: ConversationRow }, "p" | "c">;

/**
 * Lists the account's conversations, latest activity first. A new message moves its conversation to the front, where later
 * pages would miss it. Therefore the cursor contains the time of the first page, and the order ignores later messages. The
 * filters use the current state.
 */
export async function listConversations(
  view: NetworkView,
  query: ConversationQuery,
  page: PageRequest,
): Promise<Page<NetworkConversation>> {
  const [first = view.now(), ...after] = page.after ?? [];
  const asOf = Number(first);
  const keyword = query.keyword === null ? null : await containsKeyword(view, query.keyword);
  const rows = await view.db
    .with("inbox", (db) =>
      db
        .selectFrom("net_participants as p")
        .innerJoin("net_conversations as c", "c.id", "p.conversation_id")
        .select(["c.id", lastActivity(asOf).as("active_at")])
        .where("p.member_id", "=", view.memberId)
        .where(visibleInList(view))
        .where((where) => where.and(conditions(view, query, where)))
        .$if(keyword !== null, (select) => select.where(keyword ?? sql<SqlBool>`1 = 1`)),
    )
    .selectFrom("inbox")
    .selectAll()
    .where(afterPosition(["active_at", "id"], page.after && after, "desc"))
    .orderBy("active_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ active_at, id }) => [asOf, active_at, id],
    (shown) =>
      describeConversations(
        view,
        shown.map(({ id }) => id),
      ),
  );
}

/** The time of the newest message up to a time, or of the creation of the conversation. */
function lastActivity(asOf: number): RawBuilder<number> {
  return sql<number>`coalesce((select m.created_at from net_messages m where m.conversation_id = c.id
    and m.deleted_at is null and m.created_at <= ${asOf} order by m.created_at desc, m.id desc limit 1), c.created_at)`;
}

/** Archived conversations are hidden, unless the filter includes them or the query names the conversations. */
function conditions(
  { dialect, memberId }: NetworkView,
  { filter, ids, hiddenIds }: ConversationQuery,
  where: ConversationExpression,
) {
  const showsArchived = ids !== null || filter === "archived" || filter === "inmail";
  return [
    ...(showsArchived ? [] : [where("p.archived", "=", 0)]),
    ...(ids === null ? [] : [isInIdList(dialect, "c.id", toIdList(ids))]),
    ...(hiddenIds.length === 0 ? [] : [where.not(isInIdList(dialect, "c.id", toIdList(hiddenIds)))]),
    ...(filter === "archived" ? [where("p.archived", "=", 1)] : []),
    ...(filter === "starred" ? [where("p.starred", "=", 1)] : []),
    ...(filter === "unread" ? [where("p.unread_count", ">", 0)] : []),
    ...(filter === "inmail" ? [where("c.kind", "=", "inmail")] : []),
    ...(filter === "awaiting_reply" ? [sql<SqlBool>`${newestSender} <> ${memberId}`] : []),
    ...(filter === "unanswered" ? [sql<SqlBool>`${newestSender} = ${memberId}`] : []),
  ];
}

const newestSender = sql<string>`(select m.sender_id from net_messages m where m.conversation_id = c.id
  and m.deleted_at is null order by m.created_at desc, m.id desc limit 1)`;
