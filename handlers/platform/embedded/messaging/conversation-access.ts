import { sql, type RawBuilder, type SqlBool } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import { findMemberId } from "../profiles/members.ts";
import type { NetworkView } from "../network-view.ts";
import type { ConversationRow } from "../tables/net-tables.ts";

/**
 * The condition that the account takes part in the conversation `c` and may see it: a conversation of two is hidden while
 * one of them blocks the other, a group is not.
 */
export function visibleConversation({ memberId }: NetworkView): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    exists (select 1 from net_participants own where own.conversation_id = c.id and own.member_id = ${memberId})
    and (c.kind = 'group' or not exists (
      select 1 from net_participants other
      join net_blocks b on (b.member_id = ${memberId} and b.blocked_id = other.member_id)
        or (b.member_id = other.member_id and b.blocked_id = ${memberId})
      where other.conversation_id = c.id))`;
}

/** @throws Failure `not_found` for a conversation that does not exist or that the account may not see. */
export async function requireReadable(view: NetworkView, conversationId: string): Promise<ConversationRow["kind"]> {
  const conversation = await view.db
    .selectFrom("net_conversations as c")
    .select("c.kind")
    .where("c.id", "=", conversationId)
    .where(visibleConversation(view))
    .executeTakeFirst();
  if (!conversation) throw new Failure("not_found", { detail: "There is no such conversation." });
  return conversation.kind;
}

/**
 * A direct conversation can be written into while the two are connected, an InMail once the member has answered, a group
 * by whoever is in it.
 *
 * @throws Failure `not_found` or `not_connected`.
 */
export async function requireWritable(view: NetworkView, conversationId: string): Promise<void> {
  const kind = await requireReadable(view, conversationId);
  if (kind === "group") return;
  if (kind === "inmail" && (await hasAnswered(view, conversationId))) return;
  const others = await view.db
    .selectFrom("net_participants")
    .select("member_id")
    .where("conversation_id", "=", conversationId)
    .where("member_id", "!=", view.memberId)
    .execute();
  for (const { member_id } of others) {
    if (await isConnected(view, member_id)) return;
  }
  throw new Failure("not_connected");
}

/** The id of a connection. @throws Failure `not_found`, and `not_connected` for any other member. */
export async function findConnection(view: NetworkView, reference: string): Promise<string> {
  const id = await findMemberId(view, reference);
  if (!(await isConnected(view, id))) throw new Failure("not_connected");
  return id;
}

export async function isConnected({ db, memberId }: NetworkView, otherId: string): Promise<boolean> {
  const connection = await db
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", memberId)
    .where("other_id", "=", otherId)
    .executeTakeFirst();
  return connection !== undefined;
}

async function hasAnswered({ db, memberId }: NetworkView, conversationId: string): Promise<boolean> {
  const answer = await db
    .selectFrom("net_messages")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("sender_id", "!=", memberId)
    .executeTakeFirst();
  return answer !== undefined;
}
