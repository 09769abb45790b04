import { sql, type Kysely } from "kysely";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import type { ArchiveRows } from "./rows/archive-rows.ts";

/**
 * Ensures that two conversations never have the key of the same two members: a newer archive takes it from the conversation that
 * has it, and an older one does not.
 */
export async function releaseDirectKeys(
  db: Kysely<NetTables>,
  rows: ArchiveRows["net_conversations"],
  isNewer: boolean,
): Promise<void> {
  const stored = await db
    .selectFrom("net_conversations")
    .select(["id", "direct_key"])
    .where("direct_key", "is not", null)
    .execute();
  const holders = new Map(stored.map(({ id, direct_key }) => [direct_key, id]));
  for (const row of rows) {
    const holder = row.direct_key === null ? undefined : holders.get(row.direct_key ?? null);
    if (holder === undefined || holder === row.id) continue;
    if (isNewer) await db.updateTable("net_conversations").set({ direct_key: null }).where("id", "=", holder).execute();
    else row.direct_key = null;
  }
}

/** Updates what follows from other rows, after an archive was added to a network with earlier ones. */
export async function updateCounters(db: Kysely<NetTables>): Promise<void> {
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
}
