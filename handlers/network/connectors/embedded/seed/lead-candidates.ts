import { sql } from "kysely";
import type { NetworkScope } from "../../../mirror/network-view.ts";

/** A member to whom the demo campaigns could have been addressed. */
export interface LeadCandidate {
  readonly id: string;
  readonly company_id: string | null;
  /** The time of the connection to the owner in epoch milliseconds; null for members who are not connections. */
  readonly connected_at: number | null;
  /** Whether there has been a conversation, a recommendation, a request for one, or a pending invitation. */
  readonly has_past: boolean;
}

/**
 * Reads the owner's first- and second-degree members, without a block in either direction, in the order of their ids.
 * Reads at most 1,500, of which enough remain after the filters of the campaigns.
 */
export async function readLeadCandidates({ db }: NetworkScope, ownerId: string): Promise<LeadCandidate[]> {
  const mutual = sql<boolean>`exists (select 1 from net_connections theirs
    join net_connections ours on ours.other_id = theirs.other_id and ours.member_id = ${ownerId}
    where theirs.member_id = m.id)`;
  const rows = await db
    .selectFrom("net_members as m")
    .leftJoin("net_connections as c", (join) => join.onRef("c.other_id", "=", "m.id").on("c.member_id", "=", ownerId))
    .select(["m.id", "m.company_id", "c.connected_at"])
    .where("m.id", "!=", ownerId)
    .where((where) => where.or([where("c.connected_at", "is not", null), mutual]))
    .where(
      sql<boolean>`not exists (select 1 from net_blocks b where (b.member_id = m.id and b.blocked_id = ${ownerId})
      or (b.member_id = ${ownerId} and b.blocked_id = m.id))`,
    )
    .orderBy("m.id")
    .limit(1_500)
    .execute();
  const familiar = await readFamiliar(db, ownerId);
  return rows.map((row) => ({ ...row, has_past: familiar.has(row.id) }));
}

/** Reads the members with an earlier interaction with the owner. */
async function readFamiliar(db: NetworkScope["db"], ownerId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select theirs.member_id as id from net_participants ours
      join net_participants theirs on theirs.conversation_id = ours.conversation_id where ours.member_id = ${ownerId}
    union select author_id from net_recommendations where member_id = ${ownerId}
    union select member_id from net_recommendations where author_id = ${ownerId}
    union select requester_id from net_recommendation_requests where recipient_id = ${ownerId}
    union select recipient_id from net_recommendation_requests where requester_id = ${ownerId}
    union select recipient_id from net_invitations where status = 'pending' and sender_id = ${ownerId}
    union select sender_id from net_invitations where status = 'pending' and recipient_id = ${ownerId}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
