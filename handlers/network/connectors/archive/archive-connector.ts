import { Failure } from "../../../../runtime/index.ts";
import { openView } from "../../mirror/open-view.ts";
import type { Act } from "../../port/acts.ts";
import type { Connector } from "../../port/connector.ts";
import { archiveCopy } from "./archive-copy.ts";
import { ArchiveNetwork } from "./archive-network.ts";
import { copyReason, unsupportedTools } from "./unsupported-tools.ts";

const refuse: Act = async () => {
  throw new Failure("not_supported", { detail: copyReason });
};

/** A person's exported data, which can be read and not changed. */
export const archiveConnector: Connector = {
  unsupportedTools,
  open: (context) => new ArchiveNetwork(openView(context, refuse, { copy: archiveCopy })),
};
