import type { Kysely } from "kysely";
import { Failure, type NewMemberEvent } from "../../../../../runtime/index.ts";
import type { MirrorNetwork } from "../../../mirror/mirror-network.ts";
import type { NetworkEvent } from "../../../mirror/network-view.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import type { Exposure } from "../../../mirror/exposure.ts";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import { embeddedNetwork } from "../embedded-network.ts";
import { writeExposures } from "../exposures/write-exposures.ts";
import { createRng, integer } from "../seed/rng.ts";
import type { World } from "./world.ts";

/** The kinds of actions of members. */
export const eventKinds = [
  "accept_invitation",
  "decline_invitation",
  "send_invitation",
  "message",
  "post",
  "comment",
  "reaction",
  "impressions",
  "profile_view",
  "search",
] as const;

export type EventKind = (typeof eventKinds)[number];

/**
 * An action that members may take at a certain time. The state of the network at that time decides whether they do.
 */
export interface SimulatedEvent {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Unique. The ids of the event's rows derive from it. */
  readonly key: string;
  /** Returns what has happened; null if nothing has. A `Failure` of the network also counts as nothing. */
  readonly run: (context: EventContext) => Promise<EventKind | null>;
}

/** The network at the time of an event. */
export interface EventContext {
  readonly world: World;
  readonly db: Kysely<NetTables>;
  /** The network as a member sees and changes it. */
  readonly as: (memberId: string) => MirrorNetwork;
  /** Records what a member is shown. */
  readonly show: (viewerId: string, exposure: Exposure) => Promise<void>;
  /** Adds events that follow from this one. */
  readonly add: (events: readonly SimulatedEvent[]) => void;
}

/** The order of events. */
export const byTime = (one: SimulatedEvent, other: SimulatedEvent): number =>
  one.at - other.at || (one.key < other.key ? -1 : 1);

/** The consequences of an event. */
export interface Consequences {
  readonly add: EventContext["add"];
  /** Receives the events for members. */
  readonly announce: (event: NewMemberEvent) => void;
}

/** Runs one event. `unscoped` is a transaction that is not restricted to the network. */
export async function runEvent(
  unscoped: Kysely<NetTables>,
  world: World,
  event: SimulatedEvent,
  { add, announce: emit }: Consequences,
): Promise<EventKind | null> {
  const { networkId, dialect } = world;
  const db = scopeToNetwork(unscoped, networkId);
  const now = () => event.at;
  const newId = idsOf(world, event);
  const cause = { network_id: networkId, source: `simulation ${event.key}` };
  const announce = (learned: NetworkEvent): void => emit({ ...learned, networkId, cause });
  const context: EventContext = {
    world,
    db,
    as: (memberId) => embeddedNetwork({ networkId, db, dialect, announce, memberId, now, newId }),
    show: (viewerId, exposure) =>
      writeExposures({ db, dialect, networkId, announce }, [{ networkId, viewerId, at: event.at, exposure }]),
    add,
  };
  try {
    return await event.run(context);
  } catch (error) {
    if (error instanceof Failure) return null; // for example, one member blocks the other, or both are already connected
    throw error;
  }
}

/** The ids of an event's rows. They sort by time, like the ids of calls, and are the same in each run. */
function idsOf({ seed, networkId }: World, { at, key }: SimulatedEvent): (prefix: string) => string {
  const rng = createRng(`${seed}/${networkId}/${key}/ids`);
  const time = at.toString(16).padStart(12, "0");
  return (prefix) => {
    const random = Array.from({ length: 5 }, () => integer(rng, 0, 0xffff).toString(16).padStart(4, "0"));
    return `${prefix}_${time}${random.join("")}`;
  };
}
