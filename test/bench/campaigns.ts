import { once } from "node:events";
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { openStore, type RuntimeTables, type Store } from "../../runtime/index.ts";
import type { CampaignTables } from "../../handlers/service/campaigns/tables.ts";
import { startPostgres } from "../support/postgres.ts";
import { program, run } from "./bench-store.ts";
import { accountCount, enrollLeads, leadCount, memberCount } from "./enrolled-leads.ts";
import { inFolder } from "./in-folder.ts";
import { allCores, pinLoad, pinned, unpinLoad } from "./measured-process.ts";
import type { Options } from "./options.ts";
import type { Probe } from "./probe.ts";
import { computeSpread, printSpread, type Spread } from "./statistics.ts";
import { goal, say, table } from "./table.ts";

interface Bench {
  readonly store: string;
  readonly url: string;
  /** The number of processes that execute steps. */
  readonly workers: number;
}

interface Measured extends Bench {
  /** Executed steps per second, of all workers together. */
  readonly perSecond: Spread;
  /** CPU time of the workers per step, in milliseconds. The CPU time of a PostgreSQL server is not included. */
  readonly cpuMs: Spread;
}

/**
 * Measures how many steps of campaigns are executed per second, with 100,000 enrolled leads of eight accounts. Without
 * pauses and limits, only the work determines the speed. Each account still executes one step at a time.
 */
export async function benchCampaigns(options: Options): Promise<void> {
  unpinLoad(); // workers and PostgreSQL use all cores
  const results = await inFolder(async (folder) => {
    const postgres = await startPostgres({ isDurable: true });
    try {
      const benches: readonly Bench[] = [
        { store: "SQLite", url: `sqlite:${join(folder, "campaigns.db")}`, workers: 1 },
        { store: "PostgreSQL", url: await postgres.createDatabase("campaigns_2"), workers: 2 },
        { store: "PostgreSQL", url: await postgres.createDatabase("campaigns_4"), workers: 4 },
      ];
      const measured: Measured[] = [];
      for (const bench of benches) measured.push(await measure(bench, options));
      return measured;
    } finally {
      await postgres.stop();
    }
  });
  pinLoad();
  const rows = results.map(({ store, workers, perSecond, cpuMs }) => [
    ...[store, String(workers), printSpread(perSecond, 0), printSpread(cpuMs, 2)],
  ]);
  say(`\n## Campaigns: ${leadCount.toLocaleString("en")} enrolled leads, ${accountCount} accounts\n`);
  say(table(["store", "workers", "steps/s", "CPU ms/step"], rows));
  say("");
  for (const { store, workers, perSecond } of results)
    say(goal(`steps on ${store} with ${workers} workers`, perSecond.median, { atLeast: 50 }, "/s"));
}

async function measure(bench: Bench, { rounds, ms }: Options): Promise<Measured> {
  run([program, "seed", "--members", String(memberCount), "--json"], { DATABASE_URL: bench.url });
  const store = await openStore(bench.url);
  await enrollLeads(store);
  const workers = await Promise.all(Array.from({ length: bench.workers }, () => startWorker(bench.url)));
  const perSecond: number[] = [];
  const cpuMs: number[] = [];
  let before = await readProgress(store, workers);
  for (let round = 0; round <= rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const after = await readProgress(store, workers);
    const steps = after.steps - before.steps;
    if (round > 0) {
      // The first round warms up.
      perSecond.push((steps * 1_000) / (after.at - before.at));
      cpuMs.push((after.cpuUs - before.cpuUs) / 1_000 / steps);
    }
    before = after;
  }
  const exits = workers.map((worker) => once(worker, "exit"));
  for (const worker of workers) worker.kill("SIGTERM");
  await Promise.all(exits);
  await store.close();
  return { ...bench, perSecond: computeSpread(perSecond), cpuMs: computeSpread(cpuMs) };
}

interface Progress {
  readonly at: number;
  readonly steps: number;
  readonly cpuUs: number;
}

/** Reads how many steps were executed so far, and the CPU time of the workers. */
async function readProgress(store: Store, workers: readonly ChildProcess[]): Promise<Progress> {
  const db: Kysely<RuntimeTables & CampaignTables> = store.reader; // one database contains the tables of all modules
  const { steps } = await db
    .selectFrom("svc_campaign_events")
    .select((select) => select.fn.countAll<number>().as("steps"))
    .where("kind", "=", "sent")
    .executeTakeFirstOrThrow();
  const at = performance.now();
  const probes = await Promise.all(workers.map(probe));
  return { at, steps, cpuUs: probes.reduce((sum, { cpuUs }) => sum + cpuUs, 0) };
}

async function probe(worker: ChildProcess): Promise<Probe> {
  const response = once(worker, "message");
  worker.send("usage");
  return ((await response) as [Probe])[0]; // sent by probe.ts
}

/** Starts a process that executes steps until SIGTERM. */
async function startWorker(databaseUrl: string): Promise<ChildProcess> {
  const preload = pathToFileURL(join(import.meta.dirname, "probe.js")).href;
  const script = join(import.meta.dirname, "campaigns-worker.js");
  const worker = spawn(...pinned(allCores, [process.execPath, "--import", preload, script, databaseUrl]), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  process.once("exit", () => worker.kill("SIGTERM"));
  const exit = once(worker, "exit").then(() => Promise.reject(new Error("a worker exited instead of executing steps")));
  await Promise.race([once(worker, "message"), exit]);
  exit.catch(() => undefined); // expected after the measurement
  return worker;
}
