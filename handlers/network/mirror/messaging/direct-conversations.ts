import type { NetworkView } from "../network-view.ts";
import { directKey } from "../tables/net-tables.ts";

/** Reads the direct conversation of the account with each of the members, by member id; members without one are omitted. */
export async function readDirectConversations(
  { db, memberId }: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const members = new Map(ids.map((id) => [directKey(memberId, id), id]));
  const rows = await db
    .selectFrom("net_conversations")
    .select(["id", "direct_key"])
    .where("direct_key", "in", [...members.keys()])
    .execute();
  return new Map(
    rows.flatMap(({ id, direct_key }) => {
      const member = members.get(direct_key ?? "");
      return member === undefined ? [] : [[member, id]];
    }),
  );
}
