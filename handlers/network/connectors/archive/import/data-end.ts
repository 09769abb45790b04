import { sql, type Kysely } from "kysely";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import type { ArchiveContents } from "../read/index.ts";
import { startOf } from "./rows/partial-days.ts";

/** Returns the time of the newest record: what happened later is not in the archive. 0 if no record has a time. */
export function dataEnd(contents: ArchiveContents): number {
  const { messages, conversations, connections, invitations, shares, comments, reactions } = contents;
  let end = Math.max(0, messages.at(-1)?.sentAt ?? 0, conversations[0]?.lastMessageAt ?? 0);
  for (const { connectedOn } of connections) end = Math.max(end, startOf(connectedOn));
  for (const { sentAt } of invitations) end = Math.max(end, sentAt);
  for (const { publishedAt } of shares) end = Math.max(end, publishedAt);
  for (const { commentedAt } of comments) end = Math.max(end, commentedAt);
  for (const { reactedAt } of reactions) end = Math.max(end, reactedAt);
  return end;
}

/** Returns the time of the newest record of a network, to the second; null if it has no members. */
export async function readDataEnd(db: Kysely<NetTables>, memberId: string): Promise<number | null> {
  const owner = await db.selectFrom("net_members").select("id").where("id", "=", memberId).executeTakeFirst();
  if (!owner) return null;
  const { rows } = await sql<{ at: number | null }>`
    select max(last_message_at) as at from net_conversations
    union all select max(connected_at) from net_connections where member_id = ${memberId}
    union all select max(created_at) from net_invitations where sender_id = ${memberId}
    union all select max(created_at) from net_invitations where recipient_id = ${memberId}
    union all select max(created_at) from net_posts where author_id = ${memberId}
    union all select max(created_at) from net_comments where author_id = ${memberId}
    union all select max(created_at) from net_reactions where member_id = ${memberId}`.execute(db);
  const end = Math.max(0, ...rows.map(({ at }) => at ?? 0));
  return end - (end % 1000); // messages of the same second have different milliseconds
}
