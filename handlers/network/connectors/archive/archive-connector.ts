import type { Kysely } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import { openView } from "../../mirror/open-view.ts";
import type { Act } from "../../port/acts.ts";
import { scopeToNetwork } from "../../mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../mirror/tables/net-tables.ts";
import type { Connector, ConnectorContext } from "../../port/connector.ts";
import { createArchiveCopy } from "./archive-copy.ts";
import { ArchiveNetwork } from "./archive-network.ts";
import { readStoredFiles } from "./import/stored-files.ts";
import { readContainedKinds, toolsWithout } from "./contained-kinds.ts";
import { copyReason, unsupportedTools } from "./unsupported-tools.ts";

const refuse: Act = async () => {
  throw new Failure("not_supported", copyReason);
};

/** Returns the rows of the network of a call's account. */
const networkDb = ({ account, db }: Pick<ConnectorContext, "account" | "db">) =>
  scopeToNetwork(db as unknown as Kysely<NetTables>, account.networkId); // one database contains the tables of all owners

/** A person's exported data, which can be read and not changed. */
export const archiveConnector: Connector = {
  unsupportedTools,
  unsupportedOn: async (context) => {
    const db = networkDb(context);
    const kinds = await readContainedKinds(db);
    // Every account has files until it is removed, perhaps before the kinds were read; its calls end with `not_found`.
    return (await readStoredFiles(db)).size === 0 ? {} : toolsWithout(kinds);
  },
  open: (context) => {
    const copy = createArchiveCopy(networkDb(context), context.account.externalId);
    return new ArchiveNetwork(openView(context, refuse, { copy }), copy);
  },
};
