import { sql, type Kysely } from "kysely";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import type { ArchiveContents, DomainName } from "../read/index.ts";
import { startOf } from "./rows/partial-days.ts";

/** Returns the time of the newest record of each file that is used to compare the age of archives, in epoch milliseconds. */
export function newestRecords(contents: ArchiveContents): ReadonlyMap<DomainName, number> {
  const { messages, connections, invitations, shares, comments, reactions } = contents;
  const times: readonly (readonly [DomainName, readonly number[]])[] = [
    ["messages", messages.slice(-1).map(({ sentAt }) => sentAt)],
    ["connections", connections.map(({ connectedOn }) => startOf(connectedOn))],
    ["invitations", invitations.map(({ sentAt }) => sentAt)],
    ["shares", shares.map(({ publishedAt }) => publishedAt)],
    ["comments", comments.map(({ commentedAt }) => commentedAt)],
    ["reactions", reactions.map(({ reactedAt }) => reactedAt)],
  ];
  const newest = times.map(([name, list]) => [name, list.reduce((max, at) => Math.max(max, at), 0)] as const);
  return new Map(newest.filter(([, at]) => at > 0));
}

/** Returns the time of the newest record of a network, to the second; null if no record has a time. */
export async function readDataEnd(db: Kysely<NetTables>, memberId: string): Promise<number | null> {
  const { rows } = await sql<{ at: number | null }>`
    select max(last_message_at) as at from net_conversations
    union all select max(connected_at) from net_connections where member_id = ${memberId}
    union all select max(created_at) from net_invitations where sender_id = ${memberId}
    union all select max(created_at) from net_invitations where recipient_id = ${memberId}
    union all select max(created_at) from net_posts where author_id = ${memberId}
    union all select max(created_at) from net_comments where author_id = ${memberId}
    union all select max(created_at) from net_reactions where member_id = ${memberId}`.execute(db);
  const end = Math.max(0, ...rows.map(({ at }) => at ?? 0));
  return end === 0 ? null : end - (end % 1000); // archives have times in seconds; the import adds milliseconds to order the messages of a second
}
