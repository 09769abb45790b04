import { expect, test } from "vitest";
import { Failure } from "../../../runtime/index.ts";
import type { JobKind } from "../../../runtime/jobs/job.ts";
import { claimJobs, renewLease, updateClaimed } from "../../../runtime/jobs/job-rows.ts";
import { enqueueRecurring } from "../../../runtime/jobs/recurring.ts";
import { withResolvers } from "../../support/with-resolvers.ts";
import { openJobStore, type JobStore } from "../../support/jobs.ts";
import { eventually } from "../../support/eventually.ts";

const enqueue = ({ store, queue }: JobStore, job: Partial<Parameters<typeof queue.enqueue>[1]> = {}) =>
  store.transaction((tx) => queue.enqueue(tx, { kind: "note", payload: {}, ...job }));

/** A kind that writes the payload's name into a table, in the transaction that completes the job. */
const writing: JobKind = {
  run: (job) =>
    job.complete(async (tx) => {
      const { name } = job.payload as { name: string };
      await tx.insertInto("sb_settings").values({ name, value: job.id }).execute();
    }),
};

const namesIn = async ({ store }: JobStore) =>
  (await store.reader.selectFrom("sb_settings").select("name").orderBy("name").execute()).map(({ name }) => name);

const jobsIn = ({ store }: JobStore) => store.reader.selectFrom("sb_jobs").selectAll().orderBy("id").execute();

test("a job that is enqueued in a committed transaction runs, and its row is deleted with its effect", async () => {
  const jobs = await openJobStore();
  jobs.work({ note: writing });
  await enqueue(jobs, { payload: { name: "first" } });
  await eventually(async () => expect(await namesIn(jobs)).toEqual(["first"]));
  expect(await jobsIn(jobs)).toEqual([]);
});

test("a job of a transaction that rolls back does not exist", async () => {
  const jobs = await openJobStore();
  const failed = jobs.store.transaction(async (tx) => {
    await jobs.queue.enqueue(tx, { kind: "note", payload: {} });
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  expect(await jobsIn(jobs)).toEqual([]);
});

test("a job runs at its time, not before", async () => {
  const jobs = await openJobStore();
  const worker = jobs.work({ note: writing });
  await enqueue(jobs, { payload: { name: "later" }, runAt: jobs.clock() + 60_000 });
  await enqueue(jobs, { payload: { name: "now" } });
  await eventually(() => expect(worker.outcomes).toEqual(["note completed"]));
  expect(await namesIn(jobs)).toEqual(["now"]);
  jobs.clock.advance(60_000);
  worker.wake();
  await eventually(async () => expect(await namesIn(jobs)).toEqual(["later", "now"]));
});

test("a worker with a fast clock keeps the leases of its jobs for the same real time", async () => {
  const jobs = await openJobStore();
  const { promise: isReleased, resolve: release } = withResolvers();
  let runs = 0;
  const long: JobKind = {
    run: async () => {
      runs += 1;
      await isReleased;
    },
  };
  const worker = jobs.work({ long, note: writing }, 8, 1_000);
  await enqueue(jobs, { kind: "long" });
  await eventually(() => expect(runs).toBe(1));
  jobs.clock.advance(20_000_000); // 20 seconds at this speed
  await enqueue(jobs, { payload: { name: "meanwhile" } });
  await eventually(async () => expect(await namesIn(jobs)).toEqual(["meanwhile"]));
  release();
  await eventually(() => expect(worker.outcomes).toContain("long completed"));
  expect(runs).toBe(1);
});

test("a key permits one job of a kind at a time", async () => {
  const jobs = await openJobStore();
  expect(await enqueue(jobs, { key: "a" })).toBe(true);
  expect(await enqueue(jobs, { key: "a" })).toBe(false);
  expect(await enqueue(jobs, { key: "a", kind: "other" })).toBe(true);
  expect(await enqueue(jobs)).toBe(true);
  expect(await enqueue(jobs)).toBe(true);
  const worker = jobs.work({ note: { run: async () => undefined } });
  await eventually(() => expect(worker.outcomes).toHaveLength(3));
  expect(await enqueue(jobs, { key: "a" })).toBe(true);
});

test("a failed job is retried with exponential backoff, and is dead after its last attempt", async () => {
  const jobs = await openJobStore();
  const attempts: number[] = [];
  const run: JobKind["run"] = async ({ attempt }) => {
    attempts.push(attempt);
    throw new Error(`attempt ${attempt} failed`);
  };
  const worker = jobs.work({ note: { run, maxAttempts: 3 } });
  await enqueue(jobs);
  for (const [index, pauseMs] of [1_000, 2_000].entries()) {
    const done = index + 1;
    await eventually(() => expect(worker.outcomes).toHaveLength(done));
    const [row] = await jobsIn(jobs);
    expect(row).toMatchObject({ due_at: jobs.clock() + pauseMs, claimed_at: null, attempts: done });
    jobs.clock.advance(pauseMs);
    worker.wake();
  }
  await eventually(() => expect(worker.outcomes).toEqual(["note retried", "note retried", "note dead"]));
  expect(attempts).toEqual([1, 2, 3]);
  expect(await jobsIn(jobs)).toMatchObject([{ due_at: null, claimed_at: null, last_error: "Error: attempt 3 failed" }]);
});

test("a renewed lease does not change a job whose attempt has ended", async () => {
  const jobs = await openJobStore();
  const { store, clock } = jobs;
  await enqueue(jobs);
  const [claimed] = await claimJobs(store.writer, store.dialect, {
    kinds: ["note"],
    limit: 1,
    now: clock(),
    leaseMs: 30_000,
  });
  if (!claimed) throw new Error("no job was claimed");
  expect(await renewLease(store.writer, claimed, clock() + 60_000)).toBe(true);
  await updateClaimed(store.writer, claimed, { due_at: null, claimed_at: null });
  expect(await renewLease(store.writer, claimed, clock() + 90_000)).toBe(false);
  expect(await jobsIn(jobs)).toMatchObject([{ due_at: null }]);
});

test("a dead job that is rescheduled has all its attempts again", async () => {
  const jobs = await openJobStore();
  let fails = true;
  const run: JobKind["run"] = async () => {
    if (fails) throw new Error("failed");
  };
  const worker = jobs.work({ note: { run, maxAttempts: 1 } });
  await enqueue(jobs, { key: "a" });
  await eventually(() => expect(worker.outcomes).toEqual(["note dead"]));
  fails = false;
  await jobs.store.transaction((tx) => jobs.queue.reschedule(tx, "note", "a", jobs.clock()));
  worker.wake();
  await eventually(() => expect(worker.outcomes).toEqual(["note dead", "note completed"]));
});

test("the next attempt waits as long as the failure requests", async () => {
  const jobs = await openJobStore();
  const run: JobKind["run"] = async () => {
    throw new Failure("network_unavailable", { retryAfterSeconds: 90 });
  };
  const worker = jobs.work({ note: { run } });
  await enqueue(jobs);
  await eventually(() => expect(worker.outcomes).toEqual(["note retried"]));
  expect(await jobsIn(jobs)).toMatchObject([{ due_at: jobs.clock() + 90_000 }]);
});

/** Unlike with `writing`, each attempt writes its own row, so only the lease prevents a second effect. */
const numbered: JobKind = {
  run: (job) =>
    job.complete(async (tx) => {
      const { name } = job.payload as { name: string };
      await tx
        .insertInto("sb_settings")
        .values({ name: `${name}, attempt ${job.attempt}`, value: job.id })
        .execute();
    }),
};

test("an effect rolls back with its job when another worker has taken over", async () => {
  const jobs = await openJobStore();
  const { promise: isLate, resolve: letGo } = withResolvers();
  const late: JobKind = {
    run: async (job) => {
      await isLate;
      return numbered.run(job);
    },
  };
  const slow = jobs.work({ note: late }, 1); // a worker with one slot does not claim the job again itself
  await enqueue(jobs, { payload: { name: "once" } });
  await eventually(async () => expect(await jobsIn(jobs)).toMatchObject([{ attempts: 1 }]));
  jobs.clock.advance(31_000); // the lease has expired
  const other = jobs.work({ note: numbered });
  await eventually(() => expect(other.outcomes).toEqual(["note completed"]));
  letGo();
  await eventually(() => expect(slow.outcomes).toEqual(["note lost"]));
  expect(await namesIn(jobs)).toEqual(["once, attempt 2"]);
});

test("a job without effects is completed only by the worker that took it over; others of its batch are unaffected", async () => {
  const jobs = await openJobStore();
  const { promise: isLate, resolve: letGo } = withResolvers();
  let attempts = 0;
  const run = async (): Promise<void> => {
    attempts += 1;
    await isLate;
  };
  for (const key of ["a", "b", "c"]) await enqueue(jobs, { key });
  const slow = jobs.work({ note: { run } }, 3); // all of its slots are taken, so that it does not claim "b" again itself
  await eventually(() => expect(attempts).toBe(3));
  // The lease of one job has expired, and the other worker runs it.
  await jobs.store.writer.updateTable("sb_jobs").set({ due_at: jobs.clock() }).where("unique_key", "=", "b").execute();
  const { promise: never, resolve: end } = withResolvers();
  const other = jobs.work({ note: { run: () => never } });
  await eventually(async () => {
    const [first, second] = await jobsIn(jobs);
    expect([first?.attempts, second?.attempts]).toEqual([1, 2]);
  });
  letGo();
  await eventually(() => expect(slow.outcomes.toSorted()).toEqual(["note completed", "note completed", "note lost"]));
  expect(await jobsIn(jobs)).toMatchObject([{ unique_key: "b", attempts: 2 }]);
  end();
  await eventually(() => expect(other.outcomes).toEqual(["note completed"]));
  expect(await jobsIn(jobs)).toEqual([]);
});

test("a worker runs only the kinds that it knows", async () => {
  const jobs = await openJobStore();
  const worker = jobs.work({ note: writing });
  await enqueue(jobs, { kind: "unknown" });
  await enqueue(jobs, { payload: { name: "known" } });
  await eventually(() => expect(worker.outcomes).toEqual(["note completed"]));
  expect(await jobsIn(jobs)).toMatchObject([{ kind: "unknown", attempts: 0 }]);
});

test("a stopping worker finishes running jobs, and releases those that take too long", async () => {
  const jobs = await openJobStore();
  const signals: AbortSignal[] = [];
  const { promise: never } = withResolvers();
  const worker = jobs.work({
    note: writing,
    endless: {
      run: async ({ signal }) => {
        signals.push(signal);
        await never;
      },
    },
  });
  await enqueue(jobs, { kind: "endless" });
  await eventually(() => expect(signals).toHaveLength(1));
  await worker.stop(10);
  expect(signals[0]?.aborted).toBe(true);
  expect(await jobsIn(jobs)).toMatchObject([{ due_at: jobs.clock(), claimed_at: null }]);
  await enqueue(jobs, { payload: { name: "not run" } });
  expect(await namesIn(jobs)).toEqual([]);
});

test("a recurring job exists once, and is due again after its interval", async () => {
  const jobs = await openJobStore();
  const kinds = { tick: { everyMs: 60_000, run: async () => undefined } };
  const services = { store: jobs.store, jobs: jobs.queue };
  await Promise.all([enqueueRecurring(services, kinds), enqueueRecurring(services, kinds)]);
  expect(await jobsIn(jobs)).toHaveLength(1);
  const worker = jobs.work(kinds);
  for (const runs of [1, 2]) {
    await eventually(() => expect(worker.outcomes).toHaveLength(runs));
    expect(await jobsIn(jobs)).toMatchObject([{ due_at: jobs.clock() + 60_000, attempts: 0, claimed_at: null }]);
    jobs.clock.advance(60_000);
    worker.wake();
  }
});

test("a recurring job that fails is retried and never dead", async () => {
  const jobs = await openJobStore();
  const run: JobKind["run"] = async () => {
    throw new Error("failed");
  };
  const kinds = { tick: { everyMs: 5_000, maxAttempts: 1, run } };
  await enqueueRecurring({ store: jobs.store, jobs: jobs.queue }, kinds);
  const worker = jobs.work(kinds);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await eventually(() => expect(worker.outcomes).toHaveLength(attempt));
    const [row] = await jobsIn(jobs);
    expect((row?.due_at ?? 0) - jobs.clock()).toBe(Math.min(5_000, 1_000 * 2 ** (attempt - 1)));
    jobs.clock.advance(5_000);
    worker.wake();
  }
  expect(new Set(worker.outcomes)).toEqual(new Set(["tick retried"]));
});
