import type { JobKind } from "../../runtime/index.ts";
import {
  simulate,
  type SimulationResult,
  type SimulationServices,
} from "../network/connectors/embedded/simulator/simulate.ts";

export interface SimulateOptions {
  /** The account whose network is simulated; default: all embedded networks with accounts. */
  readonly account?: string | undefined;
  readonly seed?: number | undefined;
  /** Maximum number of days to simulate. For a network that was never simulated, the simulation begins this many days ago. */
  readonly days?: number | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface NetworkSimulation extends SimulationResult {
  readonly networkId: number;
}

const dayMs = 86_400_000;

/**
 * Simulates the other members of embedded networks until now. @throws Error if the account is unknown or not on an
 * embedded network.
 */
export async function simulateNetworks(
  services: SimulationServices,
  options: SimulateOptions,
): Promise<NetworkSimulation[]> {
  const { account, seed, days, now, signal, onProgress } = options;
  const rows = await services.store.reader
    .selectFrom("sb_accounts")
    .select(["id", "network_id", "network_kind", "external_id"])
    .orderBy("id")
    .execute();
  const wanted = rows.filter(({ id, network_kind }) => network_kind === "embedded" && (account ?? id) === id);
  if (account !== undefined && wanted.length === 0)
    throw new Error(`There is no account "${account}" on an embedded network.`);
  const networks = [...new Set(wanted.map(({ network_id }) => network_id))].sort((one, other) => one - other);
  const results: NetworkSimulation[] = [];
  for (const networkId of networks) {
    const accounts = rows.flatMap(({ network_id, external_id }) => (network_id === networkId ? [external_id] : []));
    const start = days === undefined ? { startAt: now } : { startAt: now - days * dayMs, maxMs: days * dayMs };
    const optional = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
    const result = await simulate(services, { networkId, accounts, until: now, seed, ...start, ...optional });
    results.push({ networkId, ...result });
  }
  return results;
}

const everyMs = 60_000;

/**
 * The recurring job that simulates the networks. Each run commits its progress, and two processes never simulate the
 * same hour.
 */
export const simulationJob = (services: SimulationServices & { readonly clock: () => number }): JobKind => ({
  everyMs,
  run: async ({ signal }) => void (await simulateNetworks(services, { now: services.clock(), signal })),
});
