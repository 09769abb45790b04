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

/** The text of `--help`. */
export const usage = (sections: readonly string[]): string => `npm run bench -- [section ...] [option ...]

Sections: ${sections.join(", ")}; none: all.

  --connections <count>  that the load has open (64)
  --rounds <count>       that servers take turns for (5)
  --ms <milliseconds>    that a round lasts (1000)
  --members <count>      of the network that tools and seed work on (10000)
  --store <file>         that tools uses, seeded when it is not there, and kept; left out: one of its own
  --help                 prints this`;

/**
 * Reads the command line of a run of the benchmarks.
 * @throws Error for an unknown section or option, and a value that is none.
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options | "help" {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      connections: { type: "string", default: "64" },
      rounds: { type: "string", default: "5" },
      ms: { type: "string", default: "1000" },
      members: { type: "string", default: "10000" },
      store: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no such section: ${unknown.join(", ")}; there are ${known.join(", ")}`);
  return {
    sections: positionals,
    connections: whole("connections", values.connections),
    rounds: whole("rounds", values.rounds),
    ms: whole("ms", values.ms),
    members: whole("members", values.members),
    store: values.store,
  };
}
