import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isEmpty } from "../compare-files.ts";
import { runWatch } from "../watch/run-watch.ts";
import { watchFolder } from "../watch/watch-folder.ts";
import { openRelay } from "./relay.ts";
import { startVersion, type FailedStart, type Version } from "./version.ts";

export interface DevSettings {
  /** The service's folder, whose `package.json` has a script `build` that writes `dist/main.js`. */
  readonly root: string;
  readonly port: number;
  /** Folders with code, below the root. */
  readonly folders: readonly string[];
  /** Whether events are printed as JSON, one object per line, instead of text. */
  readonly json: boolean;
}

/** An event that `dev` reports. */
type Report =
  | { readonly event: "listening"; readonly url: string }
  // If there are problems, `generated/` is older than the specification.
  | { readonly event: "serving"; readonly url: string; readonly spec_problems: number }
  | { readonly event: "build_failed" | "ended"; readonly problem: string }
  | ({ readonly event: "start_failed" } & FailedStart)
  | { readonly event: "not_ready"; readonly after_ms: number }
  | { readonly event: "key_created"; readonly key: string };

function toText(report: Report): string {
  switch (report.event) {
    case "listening":
      return `listening on ${report.url}`;
    case "serving":
      if (report.spec_problems === 0) return `serving the new version at ${report.url}`;
      return (
        `serving the code with the last generated specification at ${report.url}, ` +
        "because the current specification has problems"
      );
    case "build_failed":
      return `the new version is not served, because the build failed:\n${report.problem}`;
    case "start_failed":
      // Its messages have been written to standard error.
      return `the new version is not served, because it does not start (${report.reason})`;
    case "not_ready":
      return (
        `the new version is not served yet, because it has not become ready after ${report.after_ms / 1_000} s; ` +
        "it is stopped at the next change"
      );
    case "ended":
      return `the version has ended (${report.problem}); connections wait until the next change has been built and served`;
    case "key_created":
      return `API key, shown this once: ${report.key}`;
  }
}

/** Delay before a build, in milliseconds, so that files saved together cause one build. */
const settleMs = 50;

/**
 * Serves a service while it is edited, until the signal aborts. After each change it generates, builds and starts a new version of the
 * service next to the current one. When the new version is ready, it gets all new connections, and the older one finishes its calls.
 * If a version does not build or start, the older one continues. A start is abandoned when a newer change arrives. If a version
 * ends on its own, new connections wait until the next version serves.
 */
export async function runDev({ root, port, folders, json }: DevSettings, signal: AbortSignal): Promise<void> {
  requireParts(root, folders);
  const relay = await openRelay(port);
  const print = (report: Report): void =>
    void process.stdout.write(`${json ? JSON.stringify(report) : toText(report)}\n`);
  print({ event: "listening", url: relay.url });
  let current: Version | null = null;
  let isStale = true;
  let specProblems = 0;
  let wake = (): void => undefined;
  let starting = new AbortController();
  const change = (): void => {
    isStale = true;
    starting.abort();
    wake();
  };
  // Functions, because the compiler would assume that the values are the same after an await.
  const [hasChanged, isStopped] = [() => isStale, () => signal.aborted];
  signal.addEventListener("abort", change);
  const watching = runWatch(
    root,
    {
      json,
      screen: false, // it would erase the API key, which is shown once
      onChecked: (diagnostics) => {
        specProblems = diagnostics.length;
      },
      onGenerated: (difference) => {
        if (!isEmpty(difference)) change();
      },
    },
    signal,
  );
  for (const folder of folders) watchFolder(join(root, folder), change, signal);
  while (!isStopped()) {
    if (!hasChanged()) await new Promise<void>((resolve) => (wake = resolve));
    if (isStopped()) break;
    await sleep(settleMs);
    if (isStopped()) break;
    isStale = false;
    starting = new AbortController();
    const problem = await build(root, signal);
    if (hasChanged()) continue; // a newer change
    if (problem !== null) {
      print({ event: "build_failed", problem });
      continue;
    }
    const next = await startVersion(root, relay.url, {
      signal: starting.signal,
      onLate: (lateMs) => print({ event: "not_ready", after_ms: lateMs }),
    });
    if ("problem" in next) {
      if (!hasChanged()) print({ event: "start_failed", ...next });
      continue;
    }
    relay.pointTo(next.port);
    void next.ended.then((problem) => {
      if (next !== current || isStopped()) return;
      current = null;
      relay.pointTo(null);
      print({ event: "ended", problem });
    });
    if (next.key !== null) print({ event: "key_created", key: next.key });
    print({ event: "serving", url: relay.url, spec_problems: specProblems });
    void current?.stop();
    current = next;
  }
  await relay.close();
  await Promise.all([current?.stop(), watching]);
}

/** @throws Error if the folder is not that of a service. */
function requireParts(root: string, folders: readonly string[]): void {
  for (const part of ["spec", "package.json", ...folders]) {
    if (existsSync(join(root, part))) continue;
    const next = "Run this in the folder of a service, or list the code folders with --watch.";
    throw new Error(`${join(root, part)} does not exist. ${next}`);
  }
}

/** Runs the script `build` once; the signal stops it. Returns the output of a script that fails, otherwise null. */
function build(root: string, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", "build"], { cwd: root, stdio: ["ignore", "pipe", "pipe"], signal });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.once("error", ({ message }) => {
      // A process that the script has started may still have the streams open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve(message);
    });
    child.once("close", (code) => resolve(code === 0 ? null : output.trim()));
  });
}
