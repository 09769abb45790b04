import { parseArgs } from "node:util";
import type { Effort } from "./measure.ts";

/** The command line options of the benchmarks. */
export interface Options extends Effort {
  /** Names of sections; all if empty. */
  readonly sections: readonly string[];
  /** Number of members of the network that the sections `tools` and `seed` seed. */
  readonly members: number;
  /** Store of the section `tools`: seeded if it does not exist, and not removed. The default is a temporary store. */
  readonly store: string | undefined;
  /** Whether the account in the section `tools` is a very active one. */
  readonly heavy: boolean;
}

const readInteger = (name: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name}: expected an integer of at least 1`);
  return Number(text);
};

/** Returns the text of `--help`. */
export const usage = (sections: readonly string[]): string => `npm run bench -- [section ...] [option ...]

Sections: ${sections.join(", ")}; default: all.

  --connections <count>  connections of the load (default 64)
  --rounds <count>       rounds in which each server is measured (default 15)
  --ms <milliseconds>    duration of a measurement (default 300)
  --members <count>      members of a network that the sections tools and seed create (default 10000)
  --store <file>         store for the section tools, seeded if it does not exist; default: a temporary one
  --heavy                give the account of the store up to 30,000 connections, 100,000 messages and 100,000 leads
  --help                 print this help`;

/**
 * Reads the command line of the benchmarks.
 * @throws Error for an unknown section or option, and for an invalid value.
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options | "help" {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      connections: { type: "string", default: "64" },
      rounds: { type: "string", default: "15" },
      ms: { type: "string", default: "300" },
      members: { type: "string", default: "10000" },
      store: { type: "string" },
      heavy: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`unknown section: ${unknown.join(", ")}; valid: ${known.join(", ")}`);
  return {
    sections: positionals,
    connections: readInteger("connections", values.connections),
    rounds: readInteger("rounds", values.rounds),
    ms: readInteger("ms", values.ms),
    members: readInteger("members", values.members),
    store: values.store,
    heavy: values.heavy,
  };
}
