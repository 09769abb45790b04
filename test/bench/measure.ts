import { drive, type Amount, type Requests } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import { printSpread, computeSpread, type Spread } from "./statistics.ts";

export interface Case {
  readonly group: string;
  readonly server: MeasuredProcess;
  readonly requests: Requests;
}

export interface Measured {
  readonly group: string;
  readonly server: string;
  /** CPU time of the server (user and system), in microseconds per request. */
  readonly cpuUs: Spread;
  /** The same for each round. */
  readonly cpuUsByRound: readonly number[];
  readonly perSecond: Spread;
  /** Share of its core that the server used, 0 to 1. If it is well below 1, something else was the bottleneck. */
  readonly busy: Spread;
}

export interface Effort {
  readonly connections: number;
  readonly rounds: number;
  /** Duration of one measurement. */
  readonly ms: number;
}

export interface Measurement {
  readonly results: readonly Measured[];
  /** CPU milliseconds of a fixed workload on the servers' core in each round, which show how stable the machine was. */
  readonly calibrationMs: Spread;
}

/** Measures all cases in each round, so that temporary disturbances of the machine affect them equally. */
export async function measure(cases: readonly Case[], { connections, rounds, ms }: Effort): Promise<Measurement> {
  for (const { server, requests } of cases) await drive(server.port, requests, { connections, ms });
  const samples = cases.map((): Sample[] => []);
  const calibrations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of cases.entries()) samples[index]?.push(await sample(one, { connections, ms }));
    calibrations.push(((await cases[0]?.server.probe("calibrate"))?.calibrationUs ?? Number.NaN) / 1_000);
  }
  const results = cases.map(({ group, server }, index) => {
    const valuesOf = (key: keyof Sample): number[] => (samples[index] ?? []).map((one) => one[key]);
    const cpuUsByRound = valuesOf("cpuUs");
    const [perSecond, busy] = [computeSpread(valuesOf("perSecond")), computeSpread(valuesOf("busy"))];
    return { group, server: server.name, cpuUs: computeSpread(cpuUsByRound), cpuUsByRound, perSecond, busy };
  });
  return { results, calibrationMs: computeSpread(calibrations) };
}

interface Sample {
  readonly cpuUs: number;
  readonly perSecond: number;
  readonly busy: number;
}

async function sample({ server, requests }: Case, amount: Amount): Promise<Sample> {
  const before = await server.probe();
  const load = await drive(server.port, requests, amount);
  const cpuUs = (await server.probe()).cpuUs - before.cpuUs;
  return {
    cpuUs: cpuUs / load.requests,
    perSecond: (load.requests * 1_000) / load.elapsedMs,
    busy: cpuUs / (load.elapsedMs * 1_000),
  };
}

/**
 * Returns the CPU time of one server as a multiple of that of another: the median of the ratios of each round, because
 * disturbances of the machine last longer than a round.
 */
export function cpuRatio({ cpuUsByRound }: Measured, other: Measured): number {
  return computeSpread(cpuUsByRound.map((cpuUs, round) => cpuUs / (other.cpuUsByRound[round] ?? Number.NaN))).median;
}

/** Describes how stable the machine was. */
export function noise({ calibrationMs }: Measurement): string {
  return `Noise: a fixed workload took ${printSpread(calibrationMs)} ms of CPU on the servers' core.`;
}
