import type { LocalPerformer } from "../../../../runtime/index.ts";
import type { Exposure } from "../../mirror/exposure.ts";
import { MirrorNetwork } from "../../mirror/mirror-network.ts";
import { openView } from "../../mirror/open-view.ts";
import { stepName, type Act, type ActKind, type Acts } from "../../port/acts.ts";
import type { Connector } from "../../port/connector.ts";
import { embeddedReceipt, type EmbeddedSource } from "./acts.ts";
import { connectMember } from "./connect-member.ts";
import { exposureKind, type ExposureRecord } from "./exposures/exposure-record.ts";

/** The connector of embedded networks, which are in our own store. Acts happen in the call's transaction. */
export const embeddedConnector: Connector = {
  unsupportedTools: {},
  connect: connectMember,
  open: (context) => {
    const act: Act = (kind, decideAct, item) =>
      context.step(stepName(kind, item), decideAct, performerOf(context, kind));
    const { networkId, externalId: viewerId } = context.account;
    const recordExposure = (exposure: Exposure): void =>
      context.later(exposureKind, { networkId, viewerId, at: context.now(), exposure } satisfies ExposureRecord);
    return new MirrorNetwork(openView(context, act, { recordExposure }));
  },
};

function performerOf<Kind extends ActKind>(
  source: EmbeddedSource,
  kind: Kind,
): LocalPerformer<Acts[Kind]["act"], Acts[Kind]["receipt"]> {
  return { isLocal: true, perform: async (act) => embeddedReceipt(source, kind, act) };
}
