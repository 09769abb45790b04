import type { Kysely } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import { openView } from "../../mirror/open-view.ts";
import type { Act } from "../../port/acts.ts";
import { scopeToNetwork } from "../../mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../mirror/tables/net-tables.ts";
import type { Connector, ConnectorContext } from "../../port/connector.ts";
import { ArchiveNetwork } from "./archive-network.ts";
import { readToolsWithoutRecords } from "./contained-kinds.ts";
import { createPartialNetwork } from "./create-partial-network.ts";
import { copyReason, unsupportedTools } from "./unsupported-tools.ts";

/**
 * Refuses acts on an archive. A call without an act succeeds, for example if it only marks the service's own notices as
 * read.
 */
const refuse: Act = async (_kind, decideAct) => {
  const act = await decideAct();
  if (act !== null) throw new Failure("not_supported", copyReason);
  return act as Extract<typeof act, null>; // the compiler does not narrow `act`
};

/** Returns a database handle that is restricted to the network of the account. */
const networkDb = ({ account, db }: Pick<ConnectorContext, "account" | "db">) =>
  scopeToNetwork(db as unknown as Kysely<NetTables>, account.networkId); // one database contains the tables of all modules

/** The connector to a person's exported data, which is read-only. */
export const archiveConnector: Connector = {
  unsupportedTools,
  unsupportedOn: (context) => readToolsWithoutRecords(networkDb(context)),
  open: (context) => {
    const partial = createPartialNetwork(networkDb(context), context.account.externalId);
    return new ArchiveNetwork(openView(context, refuse, { partial }), partial);
  },
};
