import type { Kysely } from "kysely";
import {
  emitForMembers,
  type DeferredWriter,
  type Dialect,
  type EventLog,
  type NewMemberEvent,
} from "../../../../../runtime/index.ts";
import type { NetworkEvent, NetworkScope } from "../../../mirror/network-view.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import { writeAppearances } from "./appearances.ts";
import type { ExposureRecord } from "./exposure-record.ts";
import { groupBy } from "../seed/groups.ts";
import { writeImpressions } from "./impressions.ts";
import { writeProfileViews } from "./profile-views.ts";

/** Creates the writer that records what accounts of embedded networks have been shown. */
export const createExposureWriter =
  ({ dialect, events }: { readonly dialect: Dialect; readonly events: EventLog }): DeferredWriter =>
  async (tx, records) => {
    // Only the embedded connector defers records of this kind. One database contains the tables of all modules.
    const announced: NewMemberEvent[] = [];
    const byNetwork = groupBy(records as readonly ExposureRecord[], ({ networkId }) => networkId);
    for (const [networkId, ofNetwork] of byNetwork) {
      const db = scopeToNetwork(tx as unknown as Kysely<NetTables>, networkId);
      const cause = { network_id: networkId, source: "views" };
      const announce = (event: NetworkEvent): void => void announced.push({ ...event, networkId, cause });
      await writeExposures({ db, dialect, networkId, announce }, ofNetwork);
    }
    await emitForMembers(events, tx, announced);
  };

/** Writes views, impressions and appearances. Views are last, because their source is derived from the others. */
export async function writeExposures(network: NetworkScope, records: readonly ExposureRecord[]): Promise<void> {
  const shown = records.map(({ exposure, viewerId, at }) => ({ ...exposure, viewerId, at }));
  await writeImpressions(
    network,
    shown.flatMap((one) => (one.kind === "posts" ? one : [])),
  );
  await writeAppearances(
    network,
    shown.flatMap((one) => (one.kind === "search" ? one : [])),
  );
  await writeProfileViews(
    network,
    shown.flatMap((one) => (one.kind === "profile" ? one : [])),
  );
}
