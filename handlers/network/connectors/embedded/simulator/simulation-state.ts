import type { Kysely } from "kysely";
import type { RuntimeTables, Store } from "../../../../../runtime/index.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";

/** The stored state of a simulation. */
export interface Simulation {
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly simulatedUntil: number;
  /**
   * Advances the time up to which the network has been simulated. Returns false if this time is no longer `from`,
   * because another process has advanced it.
   */
  advance(tx: Kysely<RuntimeTables>, from: number, to: number): Promise<boolean>;
}

const defaultSeed = 1;

interface NewSimulation {
  readonly networkId: number;
  readonly startAt: number;
  readonly seed: number | undefined;
}

/** Reads the state of a simulation, or begins one. @throws Error if it has another seed. */
export async function openSimulation(store: Store, { networkId, startAt, seed }: NewSimulation): Promise<Simulation> {
  // One database contains the tables of all modules.
  const network = (db: Kysely<RuntimeTables>) => scopeToNetwork(db as unknown as Kysely<NetTables>, networkId);
  const row = await store.transaction(async (tx) => {
    const db = network(tx);
    const known = await db.selectFrom("net_simulations").selectAll().executeTakeFirst();
    if (known) return known;
    const added = { seed: seed ?? defaultSeed, started_at: startAt, played_until: startAt };
    await db
      .insertInto("net_simulations")
      .values(added)
      .onConflict((conflict) => conflict.columns([]).doNothing())
      .execute();
    return db.selectFrom("net_simulations").selectAll().executeTakeFirstOrThrow();
  });
  if (seed !== undefined && seed !== row.seed)
    throw new Error(`The network is already simulated with seed ${row.seed}; omit --seed to continue.`);
  return {
    seed: row.seed,
    startedAt: row.started_at,
    simulatedUntil: row.played_until,
    advance: async (tx, from, to) => {
      const { numUpdatedRows } = await network(tx)
        .updateTable("net_simulations")
        .set({ played_until: to })
        .where("played_until", "=", from)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
