import { cpus, loadavg } from "node:os";
import { benchCalls } from "./calls.ts";
import { benchCampaigns } from "./campaigns.ts";
import { benchEdits } from "./edits.ts";
import { benchGenerate } from "./generate.ts";
import { benchImport } from "./import.ts";
import { benchJobs } from "./jobs.ts";
import { pinLoad, pinning } from "./measured-process.ts";
import { readOptions, usage, type Options } from "./options.ts";
import { benchScale } from "./scale.ts";
import { benchSeed } from "./seed.ts";
import { say } from "./table.ts";
import { benchTools } from "./tools.ts";

const benches: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  calls: benchCalls,
  tools: benchTools,
  generate: benchGenerate,
  edits: benchEdits,
  seed: benchSeed,
  scale: benchScale,
  jobs: benchJobs,
  campaigns: benchCampaigns,
  import: benchImport,
};

const options = readArguments();
const { sections, connections, rounds, ms } = options;

pinLoad();
const processors = cpus();
const load = (): string =>
  loadavg()
    .map((average) => average.toFixed(2))
    .join(" ");
say(`Node ${process.version}, ${processors.length} x ${processors[0]?.model ?? "unknown"}; ${pinning}.`);
say(`${connections} connections, ${rounds} rounds of ${ms} ms; medians (min..max).`);
say(`Load average before: ${load()}`);
for (const [name, bench] of Object.entries(benches)) {
  if (sections.length === 0 || sections.includes(name)) await bench(options);
}
say(`\nLoad average after: ${load()}`);

/** Reads the command line. Exits for `--help` and for invalid options. */
function readArguments(): Options {
  try {
    const read = readOptions(process.argv.slice(2), Object.keys(benches));
    if (read !== "help") return read;
    say(usage(Object.keys(benches)));
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
