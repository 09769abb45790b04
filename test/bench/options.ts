import { parseArgs } from "node:util";
import type { Effort } from "./measure.ts";

/** What a run of the benchmarks is told on its command line. */
export interface Options extends Effort {
  /** Named sections; none: all. */
  readonly sections: readonly string[];
  /** Members of the network that `tools` and `seed` work on. */
  readonly members: number;
  /** Store that `tools` uses, seeded when it is not there, and kept; left out: one of its own. */
  readonly store: string | undefined;
}

const whole = (name: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name}: expected a whole number of at least 1`);
  return Number(text);
};

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      connections: { type: "string", default: "64" },
      rounds: { type: "string", default: "5" },
      ms: { type: "string", default: "1000" },
      members: { type: "string", default: "10000" },
      store: { type: "string" },
    },
  });
  return {
    sections: positionals,
    connections: whole("connections", values.connections),
    rounds: whole("rounds", values.rounds),
    ms: whole("ms", values.ms),
    members: whole("members", values.members),
    store: values.store,
  };
}
