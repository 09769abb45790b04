import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { benchCalls } from "./calls.ts";
import type { Effort } from "./measure.ts";
import { pinLoad, pinning } from "./measured-process.ts";
import { say } from "./table.ts";

const sections: Readonly<Record<string, (effort: Effort) => Promise<void>>> = { calls: benchCalls };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    connections: { type: "string", default: "64" },
    rounds: { type: "string", default: "5" },
    ms: { type: "string", default: "1000" },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  throw new Error(`no such section: ${unknown.join(", ")}; there are ${Object.keys(sections).join(", ")}`);
}
const effort = { connections: Number(values.connections), rounds: Number(values.rounds), ms: Number(values.ms) };

pinLoad();
const processors = cpus();
say(`Node ${process.version}, ${processors.length} x ${processors[0]?.model ?? "unknown"}; ${pinning}.`);
say(`${effort.connections} connections, ${effort.rounds} rounds of ${effort.ms} ms; medians (least..most).`);
say(
  `Load average before: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(" ")}`,
);
for (const [name, bench] of Object.entries(sections)) {
  if (positionals.length === 0 || positionals.includes(name)) await bench(effort);
}
say(
  `Load average after: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(" ")}`,
);
