import { sql, type Kysely } from "kysely";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import type { ArchiveAge } from "./archive-age.ts";
import type { ArchiveRows } from "./rows/archive-rows.ts";

/**
 * Ensures that only one conversation of two members has their direct key, which is unique. A newer archive moves the key
 * to the conversation that it contains, or to the newest of several. If this conversation is already stored, the key moves
 * only if the archive also contains the connections: see `keepKind`. An older archive leaves the key with the stored
 * conversation.
 */
export async function releaseDirectKeys(
  db: Kysely<NetTables>,
  rows: ArchiveRows["net_conversations"],
  { older, isCurrent }: Pick<ArchiveAge, "older" | "isCurrent">,
): Promise<void> {
  const stored = await db.selectFrom("net_conversations").select(["id", "direct_key"]).execute();
  const storedIds = new Set(stored.map(({ id }) => id));
  const holders = new Map(stored.map(({ id, direct_key }) => [direct_key, id]));
  /** The keys that earlier rows of this loop have kept. */
  const settled = new Set<string>();
  for (const row of rows) {
    const key = row.direct_key ?? null;
    if (key === null) continue;
    const holder = holders.get(key);
    if (holder !== row.id) {
      const isFree = holder === undefined || (older === null && !settled.has(key));
      const canChange = !storedIds.has(row.id) || isCurrent("connections");
      if (!isFree || !canChange) {
        row.direct_key = null;
        continue;
      }
      if (holder !== undefined)
        await db.updateTable("net_conversations").set({ direct_key: null }).where("id", "=", holder).execute();
      holders.set(key, row.id);
    }
    settled.add(key);
  }
}

/** Updates values that are derived from other rows, after an archive was added to a network with earlier ones. */
export async function updateDerived(db: Kysely<NetTables>, ownerId: string): Promise<void> {
  await updateCounters(db);
  await acceptInvitations(db, ownerId);
}

/** Marks invitations with an unknown status as accepted if the two people are now connected: see `invitationRow`. */
async function acceptInvitations(db: Kysely<NetTables>, ownerId: string): Promise<void> {
  const connectedAt = sql<number | null>`(select c.connected_at from net_connections c where c.member_id = ${ownerId}
    and c.other_id = case when sender_id = ${ownerId} then recipient_id else sender_id end)`;
  await db
    .updateTable("net_invitations")
    .set({
      status: "accepted",
      responded_at: sql`case when ${connectedAt} < created_at - created_at % ${dayMs} then null
        when ${connectedAt} < created_at then created_at else ${connectedAt} end`,
    })
    .where("status", "=", "withdrawn")
    .where("responded_at", "is", null)
    .where(sql<boolean>`${connectedAt} is not null`)
    .execute();
}

const dayMs = sql.lit(86_400_000);

async function updateCounters(db: Kysely<NetTables>): Promise<void> {
  const messageTime = (which: "min" | "max", otherwise: "created_at" | "last_message_at") =>
    sql<number>`coalesce((select ${sql.raw(which)}(m.created_at) from net_messages m
      where m.conversation_id = net_conversations.id), ${sql.ref(otherwise)})`;
  await db
    .updateTable("net_conversations")
    .set({ created_at: messageTime("min", "created_at"), last_message_at: messageTime("max", "last_message_at") })
    .execute();
  await db
    .updateTable("net_members")
    .set({
      connection_count: sql<number>`(select count(*) from net_connections c where c.member_id = net_members.id)`,
    })
    .execute();
  await db
    .updateTable("net_skills")
    .set({
      endorsement_count: sql<number>`(select count(*) from net_endorsements e
        where e.member_id = net_skills.member_id and e.skill = net_skills.skill)`,
    })
    .execute();
}
