import { argumentFailure } from "../../../../runtime/index.ts";
import { allNetworks } from "../../mirror/open-scope.ts";
import { scopeToNetwork } from "../../mirror/scope/scope-to-network.ts";
import { lockNetwork } from "../../networks.ts";
import type { Connector } from "../../port/connector.ts";

/**
 * Connects any member of the demo network of the calling account. The only credential is the id of the member, which is
 * not a secret.
 */
export const connectMember: NonNullable<Connector["connect"]> = async ({ account, db }, { member_id: id }) => {
  if (account.networkKind !== "embedded")
    throw argumentFailure(
      "/provider",
      "The calling account is not on the demo network.",
      "Pass the account_id of an account on the demo network.",
    );
  if (id === undefined)
    throw argumentFailure(
      "/credential/member_id",
      "The demo network requires a member id.",
      "Get ids from search_people.",
    );
  const network = scopeToNetwork(allNetworks(db), account.networkId);
  await lockNetwork(allNetworks(db), account.networkId); // so that a member is connected only once
  const member = await network.selectFrom("net_members").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  if (!member) throw argumentFailure("/credential/member_id", "No member with this id can be connected.");
  return { networkId: account.networkId, memberId: member.id, name: member.name, credential: null };
};
