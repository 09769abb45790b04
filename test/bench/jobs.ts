import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createIdSource, migrate, openStore, systemClock, type Store } from "../../runtime/index.ts";
import { createJobQueue } from "../../runtime/jobs/job-queue.ts";
import { runtimeMigrations } from "../../runtime/store/migrations.ts";
import { startPostgres } from "../support/postgres.ts";
import { inFolder } from "./in-folder.ts";
import { calibrate } from "./probe.ts";
import type { Options } from "./options.ts";
import { computeSpread, printSpread, type Spread } from "./statistics.ts";
import { goal, say, table } from "./table.ts";
import { runTrivialJobs, trivialKind } from "./trivial-jobs.ts";

const concurrency = 64;
const jobsPerTransaction = 100;
const transactionsAtOnce = 4;

interface Throughput {
  /** Jobs per second. */
  readonly enqueued: Spread;
  readonly completed: Spread;
}

interface Bench {
  readonly name: string;
  readonly jobs: number;
  /** How many of the two workers run in this process; each of the others is a separate process. */
  readonly ownWorkers: 0 | 1;
  readonly createStore: (round: number) => Promise<string>;
}

/** Measures how many jobs without work are enqueued, and then completed by two workers, per second. */
export async function benchJobs({ rounds }: Options): Promise<void> {
  const calibrations: number[] = [];
  const results = await inFolder(async (folder) => {
    const postgres = await startPostgres({ isDurable: true });
    try {
      const sqlite = await measure(calibrations, rounds, {
        name: "SQLite",
        jobs: 10_000,
        ownWorkers: 1,
        createStore: async (round) => `sqlite:${join(folder, `jobs-${round}.db`)}`,
      });
      const other = await measure(calibrations, rounds, {
        name: "PostgreSQL",
        jobs: 5_000,
        ownWorkers: 0,
        createStore: (round) => postgres.createDatabase(`jobs_${round}`),
      });
      return [sqlite, other] as const;
    } finally {
      await postgres.stop();
    }
  });
  const [sqlite, postgres] = results;
  const row = (name: string, { enqueued, completed }: Throughput): string[] => [
    name,
    printSpread(enqueued, 0),
    printSpread(completed, 0),
  ];
  say(`\n## Jobs\n\nTwo workers with ${concurrency} jobs at a time; commits on PostgreSQL wait for the disk.\n`);
  say(table(["store", "enqueued/s", "completed/s"], [row("SQLite", sqlite), row("PostgreSQL", postgres)]));
  say("");
  say(goal("jobs completed on SQLite", sqlite.completed.median, { atLeast: 5_000 }, "/s"));
  say(goal("jobs completed on PostgreSQL", postgres.completed.median, { atLeast: 2_000 }, "/s"));
  say(`\nNoise: a fixed workload took ${printSpread(computeSpread(calibrations))} ms of CPU.`);
}

async function measure(calibrations: number[], rounds: number, bench: Bench): Promise<Throughput> {
  const enqueued: number[] = [];
  const completed: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const url = await bench.createStore(round);
    const store = await openStore(url);
    await migrate(store, runtimeMigrations);
    enqueued.push(await perSecond(bench.jobs, () => enqueue(store, bench.jobs)));
    completed.push(await complete(store, url, bench));
    await store.close();
    calibrations.push(calibrate() / 1_000);
  }
  return { enqueued: computeSpread(enqueued), completed: computeSpread(completed) };
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (count * 1_000) / (performance.now() - startedAt);
}

async function enqueue(store: Store, count: number): Promise<void> {
  const queue = createJobQueue(store, systemClock, createIdSource(systemClock));
  let left = count;
  const sendBatches = async (): Promise<void> => {
    while (left > 0) {
      const size = Math.min(left, jobsPerTransaction);
      left -= size;
      await store.transaction(async (tx) => {
        for (let at = 0; at < size; at += 1) await queue.enqueue(tx, { kind: trivialKind, payload: { at } });
      });
    }
  };
  await Promise.all(Array.from({ length: transactionsAtOnce }, sendBatches));
}

/** Runs all jobs with two workers and returns their number per second. */
async function complete(store: Store, url: string, { jobs, ownWorkers }: Bench): Promise<number> {
  const processes = await Promise.all(Array.from({ length: 2 - ownWorkers }, () => startProcess(url)));
  const counts = new Map<object, number>();
  const { promise: isDone, resolve } = withResolvers();
  const report = (worker: object) => (completed: unknown) => {
    counts.set(worker, Number(completed));
    if ([...counts.values()].reduce((sum, one) => sum + one, 0) >= jobs) resolve();
  };
  for (const one of processes) one.on("message", report(one));
  const workers: { stop(): Promise<void> }[] = [];
  const rate = await perSecond(jobs, async () => {
    for (const one of processes) one.send("start");
    if (ownWorkers === 1) workers.push(runTrivialJobs(store, concurrency, report(store)));
    await isDone;
  });
  const exits = processes.map((one) => once(one, "exit"));
  for (const one of processes) one.kill("SIGTERM");
  await Promise.all([...workers.map((worker) => worker.stop()), ...exits]);
  return rate;
}

async function startProcess(url: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "jobs-worker.js"), [url, String(concurrency)]);
  await once(child, "message");
  return child;
}

function withResolvers() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
