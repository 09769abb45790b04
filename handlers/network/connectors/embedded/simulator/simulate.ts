import type { Kysely } from "kysely";
import {
  emitForMembers,
  type EventLog,
  type NewMemberEvent,
  type RuntimeTables,
  type Store,
} from "../../../../../runtime/index.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import { dayMs, hourMs, startOfDay } from "../seed/calendar.ts";
import { byTime, runEvent, type EventKind, type SimulatedEvent } from "./events.ts";
import { planDay } from "./plans/days.ts";
import { planInvitationResponses } from "./plans/invitations.ts";
import { planReplies } from "./plans/messages.ts";
import { planResponses } from "./plans/posts.ts";
import { maxDelayMs } from "./rules.ts";
import { openSimulation } from "./simulation-state.ts";
import { readWorld, type World } from "./world.ts";

export interface SimulationServices {
  readonly store: Store;
  readonly events: EventLog;
}

export interface SimulationOptions {
  readonly networkId: number;
  /** The members of the network's accounts, who are never simulated. */
  readonly accounts: readonly string[];
  /** Simulates until this time, epoch milliseconds, which must not be in the future. */
  readonly until: number;
  /** The start of the simulation of a network that was never simulated. */
  readonly startAt: number;
  /** Maximum time to simulate, in milliseconds, from the end of the last run. Default: until `until`. */
  readonly maxMs?: number;
  /**
   * The seed for a network that was never simulated; default: 1. For any other network, it must be undefined or the
   * stored seed.
   */
  readonly seed?: number | undefined;
  /** Stops after a transaction. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface SimulationResult {
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** How often each kind of event has happened. */
  readonly events: Readonly<Partial<Record<EventKind, number>>>;
}

/**
 * Simulates the other members of a network from the end of the last run until a time, according to `rules.ts`. The
 * consequences of an event depend only on the seed, the event and the state of the network at its time. Therefore, the
 * history is the same however the time is divided into runs.
 *
 * Each hour with events is one transaction, which also stores the end of the hour and writes the events for accounts.
 * If another process simulates the same network at the same time, one of the processes stops.
 * @throws Error if the network is simulated with another seed.
 */
export async function simulate(services: SimulationServices, options: SimulationOptions): Promise<SimulationResult> {
  const { store } = services;
  const { networkId, accounts, startAt, onProgress, signal } = options;
  const reader = scopeToNetwork(store.reader as unknown as Kysely<NetTables>, networkId); // one database contains all tables
  const simulation = await openSimulation(store, { networkId, startAt, seed: options.seed });
  const from = simulation.simulatedUntil;
  const until = Math.max(from, Math.min(options.until, from + (options.maxMs ?? Infinity)));
  const { seed, startedAt } = simulation;
  const world = await readWorld({ db: reader, dialect: store.dialect, networkId }, { seed, startedAt, accounts });
  const hours = groupByHour(accounts.length === 0 ? [] : await plan(reader, world, from, until));
  const counts = new Map<EventKind, number>();
  let simulatedUntil = from;
  for (let hour = Math.floor(from / hourMs); simulatedUntil < until; hour++) {
    const end = Math.min(until, (hour + 1) * hourMs);
    const planned = hours.get(hour);
    if (!planned && end < until) continue;
    if (signal?.aborted) break;
    const simulated = await store.transaction(
      async (tx) => {
        if (!(await simulation.advance(tx, simulatedUntil, end))) return null;
        return simulateHour(services, tx, world, planned ?? [], end);
      },
      { isRelaxed: true },
    );
    if (simulated === null) break; // another process has simulated this hour
    hours.delete(hour);
    for (const event of simulated.later) if (event.at <= until) addToHour(hours, event);
    for (const kind of simulated.kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    simulatedUntil = end;
    onProgress?.(end - from, until - from);
  }
  return { seed, from, until: simulatedUntil, events: Object.fromEntries([...counts].sort()) };
}

/** Plans the events after `from`, up to and including `until`. */
async function plan(db: Kysely<NetTables>, world: World, from: number, until: number): Promise<SimulatedEvent[]> {
  const since = from - maxDelayMs;
  const events = [
    ...(await planInvitationResponses(db, world, since)),
    ...(await planReplies(db, world, since)),
    ...(await planResponses(db, world, since)),
  ];
  // A local day can begin on the day before the UTC day, and end on the day after it.
  for (let day = startOfDay(from) - dayMs; day <= startOfDay(until) + dayMs; day += dayMs)
    events.push(...(await planDay(db, world, day)));
  return events.filter(({ at }) => at > from && at <= until);
}

type Hours = Map<number, SimulatedEvent[]>;

/** An hour excludes its start and includes its end: an event exactly on the hour belongs to the hour before. */
function addToHour(hours: Hours, event: SimulatedEvent): void {
  const hour = Math.ceil(event.at / hourMs) - 1;
  const events = hours.get(hour);
  if (events) events.push(event);
  else hours.set(hour, [event]);
}

function groupByHour(events: readonly SimulatedEvent[]): Hours {
  const hours: Hours = new Map();
  for (const event of events) addToHour(hours, event);
  return hours;
}

/**
 * Runs events, and those that follow from them until `end`, in the order of time. Returns the kinds of the events that
 * happened, and the events that follow after `end`.
 */
async function simulateHour(
  { events: log }: SimulationServices,
  tx: Kysely<RuntimeTables>,
  world: World,
  planned: readonly SimulatedEvent[],
  end: number,
): Promise<{ kinds: EventKind[]; later: SimulatedEvent[] }> {
  const queue = [...planned].sort(byTime);
  const kinds: EventKind[] = [];
  const later: SimulatedEvent[] = [];
  const add = (events: readonly SimulatedEvent[]): void => {
    for (const event of events) (event.at <= end ? queue : later).push(event);
    queue.sort(byTime);
  };
  const learned: NewMemberEvent[] = [];
  const announce = (event: NewMemberEvent): void => void learned.push(event);
  const network = tx as unknown as Kysely<NetTables>; // one database contains all tables
  for (let event = queue.shift(); event; event = queue.shift()) {
    const kind = await runEvent(network, world, event, { add, announce });
    if (kind !== null) kinds.push(kind);
  }
  await emitForMembers(log, tx, learned);
  return { kinds, later };
}
