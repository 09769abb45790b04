import { drive, type Requests } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import { spreadOf, type Spread } from "./statistics.ts";

export interface Case {
  readonly group: string;
  readonly server: MeasuredProcess;
  readonly requests: Requests;
}

export interface Measured {
  readonly group: string;
  readonly server: string;
  /** CPU time of the server, user and system, microseconds per request. */
  readonly cpuUs: Spread;
  readonly perSecond: Spread;
  /** Share of its core that the server used, 0 to 1: well below 1, something else was in its way. */
  readonly busy: Spread;
}

export interface Effort {
  readonly connections: number;
  readonly rounds: number;
  /** Of one measurement. */
  readonly ms: number;
}

/** Measures all cases once a round, so that what disturbs the machine for a while disturbs them alike. */
export async function measure(
  cases: readonly Case[],
  { connections, rounds, ms }: Effort,
  betweenRounds: () => Promise<void> = async () => undefined,
): Promise<readonly Measured[]> {
  for (const { server, requests } of cases) await drive(server.port, requests, { connections, ms });
  const samples = cases.map((): { cpuUs: number; perSecond: number; busy: number }[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { server, requests }] of cases.entries()) {
      const before = await server.probe();
      const load = await drive(server.port, requests, { connections, ms });
      const cpuUs = (await server.probe()).cpuUs - before.cpuUs;
      samples[index]?.push({
        cpuUs: cpuUs / load.requests,
        perSecond: (load.requests * 1_000) / load.elapsedMs,
        busy: cpuUs / (load.elapsedMs * 1_000),
      });
    }
    await betweenRounds();
  }
  return cases.map(({ group, server }, index) => {
    const of = (key: "cpuUs" | "perSecond" | "busy"): Spread => spreadOf((samples[index] ?? []).map((one) => one[key]));
    return { group, server: server.name, cpuUs: of("cpuUs"), perSecond: of("perSecond"), busy: of("busy") };
  });
}
