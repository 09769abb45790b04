import type { Kysely } from "kysely";
import {
  emitForMembers,
  type Dialect,
  type EventLog,
  type FactWriter,
  type NewMemberEvent,
} from "../../../../../runtime/index.ts";
import type { NetworkEvent, NetworkScope } from "../../../mirror/network-view.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import { writeAppearances } from "./appearances.ts";
import { groupBy } from "../seed/groups.ts";
import { writeImpressions } from "./impressions.ts";
import { writeProfileViews } from "./profile-views.ts";
import type { SeenFact } from "./seen-fact.ts";

/** Creates the writer of what the accounts of embedded networks have seen. */
export const createSeenWriter =
  ({ dialect, events }: { readonly dialect: Dialect; readonly events: EventLog }): FactWriter =>
  async (tx, facts) => {
    // Only the embedded connector notes facts of this kind. One database contains the tables of all modules.
    const announced: NewMemberEvent[] = [];
    const byNetwork = groupBy(facts as readonly SeenFact[], ({ networkId }) => networkId);
    for (const [networkId, ofNetwork] of byNetwork) {
      const db = scopeToNetwork(tx as unknown as Kysely<NetTables>, networkId);
      const cause = { network_id: networkId, source: "views" };
      const announce = (event: NetworkEvent): void => void announced.push({ ...event, networkId, cause });
      await writeSeen({ db, dialect, networkId, announce }, ofNetwork);
    }
    await emitForMembers(events, tx, announced);
  };

/** Writes views, impressions and appearances. Views are last, because how a profile was found depends on the others. */
export async function writeSeen(network: NetworkScope, facts: readonly SeenFact[]): Promise<void> {
  const seen = facts.map(({ seen: one, viewerId, at }) => ({ ...one, viewerId, at }));
  await writeImpressions(
    network,
    seen.flatMap((one) => (one.kind === "posts" ? one : [])),
  );
  await writeAppearances(
    network,
    seen.flatMap((one) => (one.kind === "search" ? one : [])),
  );
  await writeProfileViews(
    network,
    seen.flatMap((one) => (one.kind === "profile" ? one : [])),
  );
}
