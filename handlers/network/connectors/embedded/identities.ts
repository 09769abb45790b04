import type { Kysely } from "kysely";
import type { Store } from "../../../../runtime/index.ts";
import type { NetTables } from "../../mirror/tables/net-tables.ts";

/** Whether the network has a member with this id. */
export async function hasIdentity({ reader }: Store, id: string): Promise<boolean> {
  const network = reader as unknown as Kysely<NetTables>; // one database contains the tables of all owners
  const member = await network.selectFrom("net_members").select("id").where("id", "=", id).executeTakeFirst();
  return member !== undefined;
}
