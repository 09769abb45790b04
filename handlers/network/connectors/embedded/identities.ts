import type { Store } from "../../../../runtime/index.ts";
import { allNetworks } from "../../mirror/open-scope.ts";
import { scopeToNetwork } from "../../mirror/scope/scope-to-network.ts";

/** Whether a network has a member with this id. */
export async function hasIdentity({ reader }: Store, networkId: number, id: string): Promise<boolean> {
  const network = scopeToNetwork(allNetworks(reader), networkId);
  const member = await network.selectFrom("net_members").select("id").where("id", "=", id).executeTakeFirst();
  return member !== undefined;
}
