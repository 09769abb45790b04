import type { ChildProcess } from "node:child_process";
import { expect, test } from "vitest";
import { systemClock } from "../../../runtime/index.ts";
import { createJobQueue } from "../../../runtime/jobs/job-queue.ts";
import { createIdSource } from "../../../runtime/ids.ts";
import { createTestLog, openEventStore, type TestPayloads } from "../../support/events.ts";
import { workerKills } from "../../support/run-all-tests.ts";
import { buildWorker } from "../../support/worker-processes.ts";
import { eventually } from "../../support/eventually.ts";

const kills = workerKills;
const perKill = 40;
const accounts = ["acc_one", "acc_two", "acc_three"];
const startWorker = buildWorker("events/worker.ts");

test("consumers that are killed at random handle every event once, in order", { timeout: 300_000 }, async () => {
  const { store, url } = await openEventStore();
  const queue = createJobQueue(store, systemClock, createIdSource(systemClock));
  const numbers = { types: ["number.drawn"], handle: async () => undefined };
  const log = createTestLog(store, { queue, clock: systemClock }, () => ({ numbers }));
  const emit = async (value: number): Promise<void> => {
    const fact = { type: "number.drawn", payload: { value }, cause: { job_id: "job_test" } } as const;
    await store.transaction((tx) =>
      log.emit<TestPayloads>(tx, ...accounts.map((accountId) => ({ ...fact, accountId }))),
    );
  };
  const effects = async (): Promise<string[]> => {
    const rows = await store.reader.selectFrom("sb_settings").select("name").orderBy("name").execute();
    return rows.map(({ name }) => name.slice(0, -37)); // without the UUID
  };

  const running = [await startWorker(url), await startWorker(url)];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = (await effects()).length;
    for (let value = 0; value < perKill; value += 1) await emit(value);
    await eventually(async () => expect((await effects()).length).toBeGreaterThan(before), {
      timeout: 20_000,
      interval: 1,
    });
    (running[kill % 2] as ChildProcess).kill("SIGKILL");
    running[kill % 2] = await startWorker(url);
  }
  const count = kills * perKill;
  await eventually(async () => expect((await effects()).length).toBeGreaterThanOrEqual(count * accounts.length), {
    timeout: 60_000,
    interval: 50,
  });
  const seqs = Array.from({ length: count }, (_, index) => String(index + 1).padStart(4, "0"));
  expect(await effects()).toEqual(accounts.toSorted().flatMap((accountId) => seqs.map((seq) => `${accountId} ${seq}`)));
  await eventually(async () => expect(await store.reader.selectFrom("sb_jobs").selectAll().execute()).toEqual([]));
});
