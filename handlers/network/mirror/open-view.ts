import type { Kysely } from "kysely";
import type { Act } from "../port/acts.ts";
import type { ConnectorContext } from "../port/connector.ts";
import type { NetworkView } from "./network-view.ts";
import { scopeToNetwork } from "./scope/scope-to-network.ts";
import type { NetTables } from "./tables/net-tables.ts";

type ViewContext = Pick<ConnectorContext, "account" | "db" | "dialect" | "now" | "newId" | "announce">;

/**
 * Opens a view of the account's network, as the account's member sees it.
 * @param recordExposure records what the member is shown; by default, nothing is recorded.
 */
export function openView(
  { account, db, dialect, now, newId, announce }: ViewContext,
  act: Act,
  { partial, recordExposure = () => undefined }: Pick<Partial<NetworkView>, "partial" | "recordExposure"> = {},
): NetworkView {
  const { networkId, externalId: memberId } = account;
  // One database contains the tables of all modules.
  const network = scopeToNetwork(db as unknown as Kysely<NetTables>, networkId);
  return {
    networkId,
    db: network,
    dialect,
    memberId,
    now,
    newId,
    announce,
    act,
    recordExposure,
    ...(partial && { partial }),
  };
}
