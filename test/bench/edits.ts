import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { newService } from "../../generator/init/new-service.ts";
import { ownPackage } from "../../generator/init/own-package.ts";
import { packageRoot } from "../../runtime/index.ts";
import { copiedToolPath, copiedTools } from "../support/copied-tools.ts";
import { program, run } from "./bench-store.ts";
import type { Options } from "./options.ts";
import { computeSpread, printSpread } from "./statistics.ts";
import { goal, say, table } from "./table.ts";
import { removeFolder } from "../support/remove-folder.ts";

const repository = packageRoot(import.meta.url);
const compiler = join(repository, "node_modules/typescript/bin/tsc");

/** The type check reads the runtime's sources, not a package's declarations. The sources need these newer libraries. */
const libraries = "es2023,es2024.string,esnext.disposable";

/** The file that is edited, and the mistake that is made in it. */
const edited = copiedToolPath("category_01", "record_0001");
const [correct, mistake] = ["maxLength: 200", "maxlength: 200"];

/** Measures how long an author waits for feedback after an edit, on services of three sizes. */
export async function benchEdits({ rounds }: Options): Promise<void> {
  const rows: { readonly count: number; readonly times: Times }[] = [];
  for (const count of [42, 181, 1_000]) rows.push({ count, times: await measure(count, rounds) });
  const names = Object.keys(rows[0]?.times ?? {});
  const head = ["seconds", ...rows.map(({ count }) => `${count} tools`)];
  say(
    `\n## Edits\n\n${table(
      head,
      names.map((name) => [name, ...rows.map(({ times }) => printSpread(spreadOf(times, name), 2))]),
    )}\n`,
  );
  for (const { count, times } of rows) {
    const at = (name: string): number => spreadOf(times, name).median;
    say(goal(`save to diagnostics, ${count} tools`, at("save to diagnostics"), { atMost: 0.3 }, " s"));
    say(goal(`add a tool and type-check, ${count} tools`, at("add a tool") + at("type check"), { atMost: 120 }, " s"));
  }
}

type Times = Readonly<Record<string, readonly number[]>>;

const spreadOf = (times: Times, name: string) => computeSpread(times[name] ?? []);

async function measure(count: number, rounds: number): Promise<Times> {
  const cache = join(repository, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "bench-edits-"));
  try {
    writeService(folder, count);
    const command = (...args: readonly string[]): void => run([program, ...args, "--root", folder]);
    command("generate");
    command("scaffold");
    cpSync(join(folder, "spec"), join(folder, "before/spec"), { recursive: true });
    const watched = await watchTimes(folder, rounds);
    const addTool = ["new", "tool", "category_01/find_record", "--scopes", "core", "--input", "record_id:string!"];
    return {
      ...watched,
      diff: repeat(rounds, () => command("diff", join(folder, "before"))),
      "add a tool": [secondsOf(() => command(...addTool))],
      "type check": [secondsOf(() => run([compiler, "-p", folder, "--lib", libraries]))],
      "rename an input": [secondsOf(() => command("rename", "input", "record_0001.keyword", "query"))],
      "rename a tool": [secondsOf(() => command("rename", "tool", "record_0001", "search_records"))],
    };
  } finally {
    removeFolder(folder);
  }
}

/** Writes the service of `switchboard init` with copies of one tool as its tools. `scaffold` adds their handlers. */
function writeService(folder: string, count: number): void {
  const template = [...newService({ name: "records", from: ownPackage(), source: { version: "0.0.0" } })];
  const errors = template.find(([path]) => path === "spec/errors.yaml")?.[1] ?? "";
  const isOfTools = (path: string): boolean => /^spec\/|\/tasks\//.test(path);
  const files = [
    ...template
      .filter(([path]) => !isOfTools(path))
      .map(([path, text]) => [path, text.replaceAll(ofTasks, "")] as const),
    ...copiedTools(count, errors),
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(repository, join(folder, "node_modules/switchboard"));
}

/** The lines of the template's tools in the list of handlers. */
const ofTasks = /^(?:import \{ \w+_tasks? \} from .*| {2}\w+_tasks?,)\n/gm;

/** Measures from the end of a write to the report of `generate --watch`. */
async function watchTimes(folder: string, rounds: number): Promise<Times> {
  const child = spawn(process.execPath, [program, "generate", "--watch", "--json", "--root", folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const reported = async (isExpected: (line: WatchLine) => boolean): Promise<void> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) throw new Error("generate --watch ended");
      if (isExpected(JSON.parse(value) as WatchLine)) return;
    }
  };
  const file = join(folder, edited);
  const text = readFileSync(file, "utf8");
  const [found, gone, written]: [number[], number[], number[]] = [[], [], []];
  await reported(({ changed }) => changed !== undefined);
  for (let round = 0; round <= rounds; round += 1) {
    writeFileSync(file, text.replace(correct, mistake));
    const saved = performance.now();
    await reported(({ diagnostics }) => diagnostics?.length === 1);
    found.push((performance.now() - saved) / 1_000);
    writeFileSync(file, text.replace(correct, `maxLength: ${201 + round}`));
    const mended = performance.now();
    await reported(({ diagnostics }) => diagnostics?.length === 0);
    gone.push((performance.now() - mended) / 1_000);
    await reported(({ changed }) => changed !== undefined);
    written.push((performance.now() - mended) / 1_000);
  }
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("close", resolve));
  writeFileSync(file, text);
  // The first round only warms up the program.
  const measured = (times: readonly number[]): readonly number[] => times.slice(1);
  return {
    "save to diagnostics": measured(found),
    "save to resolved": measured(gone),
    "save to generated": measured(written),
  };
}

interface WatchLine {
  readonly diagnostics?: readonly unknown[];
  readonly changed?: readonly string[];
}

const repeat = (rounds: number, work: () => void): readonly number[] =>
  Array.from({ length: rounds }, () => secondsOf(work));

function secondsOf(work: () => void): number {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1_000;
}
