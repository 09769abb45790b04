import type { NetworkScope } from "../../../mirror/network-view.ts";

/** Returns the members who most recently changed jobs or were promoted, latest first, without the owner. */
export async function readRecentChanges({ db }: NetworkScope, ownerId: string, limit: number): Promise<string[]> {
  const changes = await db
    .selectFrom("net_updates")
    .select("member_id")
    .where("kind", "in", ["job_change", "promotion"])
    .where("member_id", "!=", ownerId)
    .orderBy("occurred_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return [...new Set(changes.map(({ member_id }) => member_id))];
}
