import { MirrorNetwork } from "../../mirror/mirror-network.ts";
import type { NetworkView } from "../../mirror/network-view.ts";
import type { Act } from "../../port/acts.ts";
import { embeddedReceipt } from "./acts.ts";

/**
 * The embedded network as one member sees it. Acts happen in the transaction of the view. The content that the member
 * sees is not recorded (`recordExposure`).
 */
export function embeddedNetwork(view: Omit<NetworkView, "act" | "recordExposure">): MirrorNetwork {
  const act: Act = async (kind, decideAct) => {
    const planned = await decideAct();
    if (planned === null) return null as never; // `decideAct` may return null only if the result type includes it
    return embeddedReceipt(view, kind, planned);
  };
  return new MirrorNetwork({ ...view, recordExposure: () => undefined, act });
}
