import { expect, test } from "vitest";
import { accountId, openEventStore, type EventStore, type TestPayloads } from "../../support/events.ts";

const rowsOf = ({ store }: EventStore) =>
  store.reader.selectFrom("sb_events").selectAll().orderBy("account_id").orderBy("seq").execute();

test("an event is stored with its number, payload, cause and time", async () => {
  const events = await openEventStore();
  await events.emit([7, 8]);
  await events.emit([9], { accountId: "acc_two" });
  const row = { type: "number.drawn", cause: '{"job_id":"job_test"}', at: events.clock() };
  expect(await rowsOf(events)).toEqual([
    { ...row, account_id: "acc_one", seq: 1, payload: '{"value":7}' },
    { ...row, account_id: "acc_one", seq: 2, payload: '{"value":8}' },
    { ...row, account_id: "acc_two", seq: 1, payload: '{"value":9}' },
  ]);
});

test("a transaction that rolls back writes no event and uses no number", async () => {
  const events = await openEventStore();
  await events.emit([1]);
  const failed = events.store.transaction(async (tx) => {
    await events.log.emit<TestPayloads>(tx, {
      type: "number.drawn",
      payload: { value: 2 },
      accountId,
      cause: { job_id: "job_test" },
    });
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  await events.emit([3]);
  expect((await rowsOf(events)).map(({ seq, payload }) => [seq, payload])).toEqual([
    [1, '{"value":1}'],
    [2, '{"value":3}'],
  ]);
});

test("an event of an undeclared type is rejected", async () => {
  const events = await openEventStore();
  await expect(events.emit([1], { type: "number.lost" as "number.drawn" })).rejects.toThrow(
    'unknown type of event "number.lost"',
  );
});

test("the numbers of concurrent transactions are in commit order, without gaps", async () => {
  const events = await openEventStore();
  let isWriting = true;
  /** Checks that every state that a reader sees contains all numbers up to the last one. Returns how many it read. */
  const watch = async (): Promise<number> => {
    let states = 0;
    for (; isWriting; states += 1) {
      const rows = await rowsOf(events);
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
      await new Promise(setImmediate);
    }
    return states;
  };
  const write = async (writer: number): Promise<void> => {
    for (let value = 0; value < 15; value += 1) {
      const event = { type: "number.drawn", payload: { value: writer * 100 + value }, accountId } as const;
      const work = events.store.transaction(async (tx) => {
        await events.log.emit<TestPayloads>(tx, { ...event, cause: { job_id: "job_test" } });
        await tx.selectFrom("sb_settings").select("name").execute(); // other writers wait while the number is reserved
        if (value % 5 === 4) throw new Error("rolled back");
      });
      await work.catch((error: unknown) => expect(String(error)).toBe("Error: rolled back"));
    }
  };
  const watching = watch();
  await Promise.all([0, 1, 2, 3].map(write));
  isWriting = false;
  expect(await watching).toBeGreaterThan(0);
  const values = (await rowsOf(events)).map(({ payload }) => (JSON.parse(payload) as { value: number }).value);
  expect(values).toHaveLength(4 * 12);
  for (const writer of [0, 1, 2, 3]) {
    const own = values.filter((value) => Math.floor(value / 100) === writer);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  }
});
