import { sql } from "kysely";
import { expect, test } from "vitest";
import { deleteOldEvents } from "../../../runtime/events/delete-old-events.ts";
import { optIn, optOut } from "../../../runtime/events/opt-in.ts";
import { observeConsumers } from "../../../runtime/events/event-metrics.ts";
import type { EventConsumer, WrittenEvent } from "../../../runtime/events/event.ts";
import { createMetrics } from "../../../runtime/metrics.ts";
import { openEventStore, type EventStore, type TestPayloads } from "../../support/events.ts";
import { eventually } from "../../support/eventually.ts";

type TestEvent = WrittenEvent<TestPayloads>;

/** A consumer that writes each value into a table, under the account and number of its event, so each at most once. */
const writing = (
  check: (event: TestEvent) => void = () => undefined,
  options: Partial<EventConsumer<TestPayloads>> = {},
): EventConsumer<TestPayloads> => ({
  types: ["number.drawn"],
  ...options,
  handle: async (event, tx) => {
    check(event);
    const { accountId, seq, payload } = event;
    const name = `${accountId} ${String(seq).padStart(4, "0")}`;
    await tx
      .insertInto("sb_settings")
      .values({ name, value: String(payload.value) })
      .execute();
  },
});

const valuesIn = async ({ store }: EventStore): Promise<number[]> => {
  const rows = await store.reader.selectFrom("sb_settings").select("value").orderBy("name").execute();
  return rows.map(({ value }) => Number(value));
};

const jobsIn = ({ store }: EventStore) => store.reader.selectFrom("sb_jobs").selectAll().orderBy("id").execute();

test("a consumer handles the events of its types in order, each once", async () => {
  const events = await openEventStore();
  const handled: TestEvent[] = [];
  const kinds = await events.deploy({ numbers: writing((event) => void handled.push(event)) });
  await events.emit([1, 2]);
  await events.emit([3], { type: "other.happened" });
  await events.emit([4]);
  events.work(kinds);
  await eventually(async () => expect(await valuesIn(events)).toEqual([1, 2, 4]));
  expect(handled[2]).toEqual({
    accountId: "acc_one",
    seq: 4,
    type: "number.drawn",
    payload: { value: 4 },
    cause: { job_id: "job_test" },
    at: events.clock(),
  });
  await eventually(async () => expect(await jobsIn(events)).toEqual([]));
  const positions = await events.store.reader.selectFrom("sb_event_positions").selectAll().execute();
  expect(positions).toEqual([{ consumer: "numbers", account_id: "acc_one", seq: 4 }]);
});

test("an opt-in consumer that is stopped while it handles an event stays stopped", async () => {
  const events = await openEventStore();
  const { store } = events;
  const kinds = await events.deploy({
    numbers: {
      types: ["number.drawn"],
      isOptIn: true,
      handle: ({ accountId }, tx) => optOut(tx, store.dialect, "numbers", accountId),
    },
  });
  await store.transaction((tx) => optIn(tx, store.dialect, "numbers", "acc_one"));
  await events.emit([1]);
  expect(await jobsIn(events)).toHaveLength(1);
  events.work(kinds);
  await eventually(async () => expect(await jobsIn(events)).toEqual([]));
  expect(await store.reader.selectFrom("sb_event_positions").selectAll().execute()).toEqual([]);
});

test("no event is lost if transactions write events while a worker finishes", async () => {
  const events = await openEventStore();
  const running = new Map<string, number>();
  let most = 0;
  const check = async ({ accountId }: TestEvent): Promise<void> => {
    const now = (running.get(accountId) ?? 0) + 1;
    running.set(accountId, now);
    most = Math.max(most, now);
  };
  const consumer = writing();
  const kinds = await events.deploy({
    numbers: {
      ...consumer,
      handle: async (event, tx) => {
        await check(event);
        await consumer.handle(event, tx);
        running.set(event.accountId, (running.get(event.accountId) ?? 0) - 1);
      },
    },
  });
  events.work(kinds);
  events.work(kinds);
  const count = 60;
  const write = async (accountId: string): Promise<void> => {
    for (let value = 0; value < count; value += 1) await events.emit([value], { accountId });
  };
  await Promise.all(["acc_one", "acc_two"].map(write));
  const all = Array.from({ length: count }, (_, value) => value);
  await eventually(async () => expect(await valuesIn(events)).toEqual([...all, ...all]));
  await eventually(async () => expect(await jobsIn(events)).toEqual([]));
  expect(most).toBe(1);
});

test("a worker finishes its job only after an open transaction that relied on it for a new event", async () => {
  const events = await openEventStore();
  const kinds = await events.deploy({ numbers: writing() });
  await events.emit([1]);
  /** Waits until the worker waits for a lock or has deleted its job. On SQLite, transactions run in sequence. */
  const workerHasArrived = async (): Promise<void> => {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await eventually(async () => {
      const { rows } = await waiting.execute(events.store.reader);
      expect(rows.length > 0 || (await jobsIn(events)).length === 0).toBe(true);
    });
  };
  await events.store.transaction(async (tx) => {
    const event = { type: "number.drawn", payload: { value: 2 }, accountId: "acc_one" } as const;
    await events.log.emit<TestPayloads>(tx, { ...event, cause: { job_id: "job_test" } });
    events.work(kinds);
    if (events.store.dialect === "postgres") await workerHasArrived();
  });
  await eventually(async () => expect(await valuesIn(events)).toEqual([1, 2]));
});

test("an event that always fails stops its consumer for its account only, and is visible in the list of jobs", async () => {
  const events = await openEventStore();
  const poison = { value: 3 };
  const check = ({ accountId, payload }: TestEvent): void => {
    if (accountId === "acc_one" && payload.value === poison.value) throw new Error("cannot handle 3");
  };
  const other: string[] = [];
  const kinds = await events.deploy({
    numbers: writing(check, { maxAttempts: 2 }),
    others: { types: ["number.drawn"], handle: async (event) => void other.push(`${event.accountId} ${event.seq}`) },
  });
  const worker = events.work(kinds);
  await events.emit([1, 2, 3, 4]);
  await events.emit([5], { accountId: "acc_two" });
  await eventually(() => expect(worker.outcomes).toContain("consume_numbers retried"));
  events.clock.advance(60_000);
  worker.wake();
  await eventually(async () => {
    expect(await jobsIn(events)).toMatchObject([
      { kind: "consume_numbers", account_id: "acc_one", due_at: null, last_error: expect.stringContaining("event 3") },
    ]);
  });
  expect(await valuesIn(events)).toEqual([1, 2, 5]);
  expect(other.toSorted()).toEqual(["acc_one 1", "acc_one 2", "acc_one 3", "acc_one 4", "acc_two 1"]);

  poison.value = -1; // repaired
  await events.emit([6]); // does not start a dead job
  expect(await valuesIn(events)).toEqual([1, 2, 5]);
  await events.store.writer.updateTable("sb_jobs").set({ due_at: events.clock(), attempts: 0 }).execute();
  worker.wake();
  await eventually(async () => expect(await valuesIn(events)).toEqual([1, 2, 3, 4, 6, 5]));
});

test("a new consumer starts with the next event, or with the oldest one if its definition says so", async () => {
  const events = await openEventStore();
  await events.emit([1, 2]);
  const handled: string[] = [];
  const collecting = (name: string, from?: "start"): EventConsumer<TestPayloads> => ({
    types: ["number.drawn"],
    ...(from && { from }),
    handle: async ({ payload }) => void handled.push(`${name} ${payload.value}`),
  });
  const consumers = { late: collecting("late"), whole: collecting("whole", "start") };
  const kinds = await events.deploy(consumers);
  events.work(kinds);
  await eventually(() => expect(handled).toEqual(["whole 1", "whole 2"])); // without a new event
  await events.emit([3]);
  await events.emit([4], { accountId: "acc_two" }); // an account without events until now
  await eventually(() =>
    expect(handled.toSorted()).toEqual(["late 3", "late 4", "whole 1", "whole 2", "whole 3", "whole 4"]),
  );
  await events.deploy(consumers); // at the next start, nothing changes
  await eventually(async () => expect(await jobsIn(events)).toEqual([]));
  expect(handled).toHaveLength(6);
});

test("events are deleted after 30 days, unless a consumer has not handled them", async () => {
  const events = await openEventStore();
  const consumers = { numbers: writing() };
  const kinds = await events.deploy(consumers);
  await events.emit([1]);
  await events.emit([2], { type: "other.happened" });
  events.clock.advance(30 * 86_400_000 + 1);
  await events.emit([3]);
  const cleanUp = async (): Promise<number[]> => {
    await events.store.transaction((tx) => deleteOldEvents(tx, consumers, events.clock()));
    return (await events.store.reader.selectFrom("sb_events").select("seq").orderBy("seq").execute()).map(
      ({ seq }) => seq,
    );
  };
  expect(await cleanUp()).toEqual([1, 3]);
  events.work(kinds);
  await eventually(async () => expect(await valuesIn(events)).toEqual([1, 3]));
  expect(await cleanUp()).toEqual([3]);
});

test("the metrics contain the events that each consumer has not handled", async () => {
  const events = await openEventStore();
  const consumers = { numbers: writing(), idle: writing(undefined, { types: ["other.happened"] }) };
  const kinds = await events.deploy(consumers);
  const metrics = createMetrics();
  observeConsumers(events.store, metrics, consumers);
  const lag = async (): Promise<string[]> =>
    (await metrics.render()).split("\n").filter((line) => line.startsWith("switchboard_event_lag{"));
  await events.emit([1, 2, 3]);
  expect(await lag()).toEqual([
    'switchboard_event_lag{consumer="numbers"} 3',
    'switchboard_event_lag{consumer="idle"} 0',
  ]);
  events.work(kinds);
  await eventually(async () => expect((await lag())[0]).toBe('switchboard_event_lag{consumer="numbers"} 0'));
});
