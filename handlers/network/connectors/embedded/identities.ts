import type { Kysely } from "kysely";
import type { Store } from "../../../../runtime/index.ts";
import { scopeToNetwork } from "../../mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../mirror/tables/net-tables.ts";

/** Whether a network has a member with this id. */
export async function hasIdentity({ reader }: Store, networkId: number, id: string): Promise<boolean> {
  const network = scopeToNetwork(reader as unknown as Kysely<NetTables>, networkId); // one database contains all tables
  const member = await network.selectFrom("net_members").select("id").where("id", "=", id).executeTakeFirst();
  return member !== undefined;
}
