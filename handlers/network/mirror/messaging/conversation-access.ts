import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import { Failure, prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import type { ConversationRow, NetTables } from "../tables/net-tables.ts";

/**
 * The condition that the account participates in the conversation `c` and may see it. A one-to-one conversation is hidden
 * while one member blocks the other; a group is never hidden.
 */
export function visibleConversation({ memberId }: Pick<NetworkView, "memberId">): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    exists (select 1 from net_participants own where own.conversation_id = c.id and own.member_id = ${memberId})
    and (c.kind = 'group' or not exists (
      select 1 from net_participants other join net_blocks b
        on b.member_id = ${memberId} and b.blocked_id = other.member_id where other.conversation_id = c.id)
      and not exists (
      select 1 from net_participants other join net_blocks b
        on b.member_id = other.member_id and b.blocked_id = ${memberId} where other.conversation_id = c.id))`;
}

/**
 * The condition that a conversation `c` is not hidden, for queries that are already restricted to conversations of the
 * account. The conversations with members whom the account blocks, or who block it, are read only once, not again for
 * each conversation.
 */
export function visibleInList({ memberId }: Pick<NetworkView, "memberId">): RawBuilder<SqlBool> {
  return sql<SqlBool>`(c.kind = 'group' or c.id not in (
    select p.conversation_id from net_blocks b cross join net_participants p
      where b.member_id = ${memberId} and p.member_id = b.blocked_id
    union all
    select p.conversation_id from net_blocks b cross join net_participants p
      where b.blocked_id = ${memberId} and p.member_id = b.member_id))`;
}

/** @throws Failure `not_found` if the conversation does not exist or is not visible to the account. */
export async function requireReadable(view: NetworkView, conversationId: string): Promise<ConversationRow["kind"]> {
  return (await findAccess(view, conversationId)).kind;
}

/**
 * The account can write to a group while it participates, and to a direct or InMail conversation while it is connected to
 * the other member. Without a connection, it can write to an InMail conversation that contains a message of the other member.
 *
 * @returns the id of the other member; null for a group.
 * @throws Failure `not_found` or `not_connected`.
 */
export async function requireWritable(view: NetworkView, conversationId: string): Promise<string | null> {
  const { connected, open, other_id } = await findAccess(view, conversationId);
  if (!connected && !open) throw new Failure("not_connected");
  return other_id;
}

async function findAccess({ db, memberId }: NetworkView, conversationId: string) {
  const [access] = await readAccess(db, { conversationId, memberId });
  if (!access)
    throw new Failure("not_found", {
      detail: "There is no such conversation.",
      hint: "Get ids from list_conversations.",
    });
  return access;
}

/**
 * Reads the data that determines access: whether the account is `connected` to another participant, and whether the
 * conversation is `open`, so that the account can write to it without a connection. `other_id` is the id of the other
 * member; null for a group.
 */
const readAccess = prepare((db: Kysely<NetTables>, value: ValueOf<{ conversationId: string; memberId: string }>) =>
  db
    .selectFrom("net_conversations as c")
    .select([
      "c.kind",
      sql<number>`exists (select 1 from net_participants p
          join net_connections n on n.member_id = ${value("memberId")} and n.other_id = p.member_id
          where p.conversation_id = c.id)`.as("connected"),
      sql<number>`case when c.kind = 'inmail' then exists (select 1 from net_messages m
          where m.conversation_id = c.id and m.sender_id <> ${value("memberId")}) else c.kind = 'group' end`.as("open"),
      sql<string | null>`case when c.kind <> 'group' then (select p.member_id from net_participants p
          where p.conversation_id = c.id and p.member_id <> ${value("memberId")} limit 1) end`.as("other_id"),
    ])
    .where("c.id", "=", value("conversationId"))
    .where(visibleConversation({ memberId: value("memberId") })),
);
