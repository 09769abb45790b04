import type { Kysely } from "kysely";
import type { Dialect } from "../../../../../runtime/index.ts";
import type { NetworkScope } from "../../../mirror/network-view.ts";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import { hourMs } from "../seed/calendar.ts";
import { places, type Zone } from "../seed/pools/places.ts";
import { createRng, logNormal, type Rng } from "../seed/rng.ts";
import { workingTimeFrom } from "../seed/script-player.ts";
import type { Delay } from "./rules.ts";

/** The constants of a simulation. */
export interface World {
  readonly networkId: number;
  readonly dialect: Dialect;
  readonly seed: number;
  /** Posts from before this time, in epoch milliseconds, already have all their responses. */
  readonly startedAt: number;
  /** The members that belong to accounts. They are never simulated. */
  readonly accounts: readonly string[];
  /** The rank of the first member, and the number of members. */
  readonly ranks: { readonly first: number; readonly count: number };
}

export type WorldOptions = Pick<World, "seed" | "startedAt" | "accounts">;

export async function readWorld({ db, dialect, networkId }: NetworkScope, options: WorldOptions): Promise<World> {
  const { first, count } = await db
    .selectFrom("net_members")
    .select((select) => [select.fn.min("rank").as("first"), select.fn.countAll<number>().as("count")])
    .executeTakeFirstOrThrow();
  return { ...options, networkId, dialect, ranks: { first, count } };
}

/** The random numbers of one decision. They depend only on the seed and the names, not on the order of decisions. */
export const decisionRng = ({ seed }: World, ...names: readonly (string | number)[]): Rng =>
  createRng([seed, ...names].join("/"));

/** The time after a random delay, or the next working morning of a place if that time is outside working hours. */
export function delayed(rng: Rng, zone: Zone, from: number, { median, spread, min, max }: Delay): number {
  const hours = Math.min(max, Math.max(min, logNormal(rng, median, spread)));
  return workingTimeFrom(rng, zone, from + Math.round(hours * hourMs));
}

const zones = new Map(places.map(({ name, zone }) => [name, zone]));
const utc: Zone = { offset: 0 };

/** The time zone of a member's location; UTC for an unknown one. */
export const zoneOf = (location: string): Zone => zones.get(location) ?? utc;

/** Picks a connection of a member, but never the member of an account; null if there is none. */
export async function pickConnection(
  db: Kysely<NetTables>,
  world: World,
  rng: Rng,
  memberId: string,
): Promise<string | null> {
  const found = await connectionsOf(db, world, memberId);
  return found[Math.floor(rng.next() * found.length)] ?? null;
}

/** The connections of a member, without the members of accounts. */
export async function connectionsOf(db: Kysely<NetTables>, { accounts }: World, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", memberId)
    .where("other_id", "not in", [...accounts])
    .orderBy("other_id")
    .execute();
  return rows.map(({ other_id }) => other_id);
}

/** Picks any member who is not the member of an account, prominent ones more often with a larger `bias`. */
export async function pickMember(db: Kysely<NetTables>, world: World, rng: Rng, bias: number): Promise<string | null> {
  const { first, count } = world.ranks;
  const row = await db
    .selectFrom("net_members")
    .select("id")
    .where("rank", ">=", first + Math.floor(rng.next() ** bias * count))
    .where("id", "not in", [...world.accounts])
    .orderBy("rank")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
