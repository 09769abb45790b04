import type { Kysely } from "kysely";
import type { EventPayloads } from "../../../generated/events.ts";
import type { Dialect, IdSource, MemberEvent } from "../../../runtime/index.ts";
import type { Act } from "../port/acts.ts";
import type { PartialNetwork } from "./partial-network.ts";
import type { Exposure } from "./exposure.ts";
import type { NetTables } from "./tables/net-tables.ts";

/** An event for a member of a network. */
export type NetworkEvent = MemberEvent<EventPayloads>;

/** One network in the store. */
export interface NetworkScope {
  readonly networkId: number;
  /** The call's transaction, or the reader, restricted to the network (`scopeToNetwork`). */
  readonly db: Kysely<NetTables>;
  readonly dialect: Dialect;
  /**
   * Receives events when a fact is first recorded: one for every member concerned, although only some have accounts. If
   * omitted, no events are written, for example while a network is seeded.
   */
  readonly announce?: (event: NetworkEvent) => void;
}

/** The network as one member sees it, within one call. */
export interface NetworkView extends NetworkScope {
  /** The account's own member. */
  readonly memberId: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: IdSource;
  readonly act: Act;
  /** Records what the member has been shown. Some networks derive their own metrics from it. */
  readonly recordExposure: (exposure: Exposure) => void;
  /** Set if the store contains only the data of one member of the network. */
  readonly partial?: PartialNetwork;
}
