import type { Kysely } from "kysely";
import { indexMember } from "../profiles/index-member.ts";
import { scopeToNetwork } from "../scope/scope-to-network.ts";
import type { Dialect, NetTables } from "../tables/net-tables.ts";
import { useLargeTextBuffer } from "./text-indexes.ts";

const membersPerRead = 1_000;

/** Adds the texts of all members to the full-text index again, for a new form of the index. Nothing happens in a new store. */
export async function reindexMembers(db: Kysely<NetTables>, dialect: Dialect): Promise<void> {
  const unscoped = db as unknown as Kysely<{ net_members: { network_id: number; rank: number; id: string } }>; // all networks
  const inOrder = unscoped.selectFrom("net_members").select(["network_id", "rank", "id"]).orderBy("rank");
  const first = inOrder.limit(membersPerRead);
  let rows = await first.execute();
  if (rows.length === 0) return;
  await useLargeTextBuffer(db, dialect, true);
  while (rows.length > 0) {
    for (const { network_id: networkId, id } of rows)
      await indexMember({ networkId, db: scopeToNetwork(db, networkId), dialect }, id);
    rows = await first.where("rank", ">", rows.at(-1)?.rank ?? 0).execute();
  }
  await useLargeTextBuffer(db, dialect, false);
}
