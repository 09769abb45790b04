import type { LocalPerformer } from "../../../../runtime/index.ts";
import { MirrorNetwork } from "../../mirror/mirror-network.ts";
import { openView } from "../../mirror/open-view.ts";
import type { Seen } from "../../mirror/seen.ts";
import type { Act, ActKind, Acts } from "../../port/acts.ts";
import type { Connector } from "../../port/connector.ts";
import { actEmbedded, type EmbeddedSource } from "./acts.ts";
import { seenFact, type SeenFact } from "./seen/seen-fact.ts";

/** The demo network, in our own store: acts happen in the call's transaction. */
export const embeddedConnector: Connector = {
  unsupportedTools: {},
  open: (context) => {
    const act: Act = (kind, plan) => context.step(kind, plan, performerOf(context, kind));
    const { networkId, externalId: viewerId } = context.account;
    const note = (seen: Seen): void =>
      context.later(seenFact, { networkId, viewerId, at: context.now(), seen } satisfies SeenFact);
    return new MirrorNetwork(openView(context, act, { seen: note }));
  },
};

function performerOf<Kind extends ActKind>(
  source: EmbeddedSource,
  kind: Kind,
): LocalPerformer<Acts[Kind]["act"], Acts[Kind]["receipt"]> {
  return { isLocal: true, perform: async (act) => actEmbedded(source, kind, act) };
}
