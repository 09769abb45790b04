import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { startNode, startNotes, type TestNotes } from "../../support/start-notes.ts";
import { createTestClock } from "../../support/clock.ts";
import { withResolvers } from "../../support/with-resolvers.ts";
import { notesDefinition, tools } from "../../fixtures/notes/handlers/definition.ts";
import { eventually } from "../../support/eventually.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Starts the notes service with limits of 5 units per day, 12 in 7 days and 30 in 30 days for `acc_one`. */
async function start(startedAt = "2026-06-15T09:30Z", options: Parameters<typeof startNotes>[0] = {}) {
  const notes = await startNotes({ clock: createTestClock(Date.parse(startedAt)), ...options });
  await notes.store.writer
    .updateTable("sb_accounts")
    .set({ network_kind: "remote" })
    .where("id", "=", "acc_one")
    .execute();
  notes.service.accounts.invalidate("wsp_one");
  return notes;
}

/** Imports this many notes; each consumes one unit. */
const write = ({ rest }: Pick<TestNotes, "rest">, units: number) =>
  rest("POST /notes/import", { texts: Array.from({ length: units }, (_, index) => `note ${index}`) });

const usedBy = async ({ store }: TestNotes, accountId = "acc_one"): Promise<number> => {
  const rows = await store.reader.selectFrom("sb_usage").select("used").where("account_id", "=", accountId).execute();
  return rows.reduce((sum, { used }) => sum + used, 0);
};

test("units of the last 7 days count for the weekly limit, until their day has left the window", async () => {
  const notes = await start();
  for (const units of [5, 5, 2]) {
    expect((await write(notes, units)).status).toBe(200);
    notes.clock.advance(dayMs);
  }
  // 18 June, 11:30 in Stockholm. The units of 15 June leave the window when 22 June begins.
  const over = await write(notes, 1);
  expect(over).toMatchObject({
    status: 429,
    error: {
      code: "safety_limit_reached",
      category: "writing",
      window: "weekly",
      limit: 12,
      remaining: 0,
      reset_at: "2026-06-21T22:00:00.000Z",
      retry_after_seconds: (3 * dayMs + 12.5 * hourMs) / 1_000,
      detail: "The weekly limit of 12 for writing is reached: 12 used, 1 requested.",
    },
  });
  expect(over.headers.get("retry-after")).toBe(String((3 * dayMs + 12.5 * hourMs) / 1_000));
  const mcp = await notes.rpc("tools/call", { name: "create_note", arguments: { text: "x" } });
  const { code, window, limit, remaining, reset_at } = mcp.error.data;
  expect([code, window, limit, remaining, reset_at]).toEqual([
    "safety_limit_reached",
    "weekly",
    12,
    0,
    "2026-06-21T22:00:00.000Z",
  ]);
  notes.clock.advance(Date.parse("2026-06-21T22:00Z") - notes.clock() - 1);
  expect((await write(notes, 1)).error).toMatchObject({ window: "weekly", retry_after_seconds: 1 });
  notes.clock.advance(1);
  expect((await write(notes, 5)).status).toBe(200);
  expect((await write(notes, 1)).error).toMatchObject({ window: "weekly", reset_at: "2026-06-22T22:00:00.000Z" });
});

test("the reset time of a batch is the day on which all of its units are available", async () => {
  const notes = await start();
  for (const units of [1, 5, 5]) {
    await write(notes, units);
    notes.clock.advance(dayMs);
  }
  const over = (await write(notes, 3)).error;
  // One of the three units is available now, two are on 22 June, and all three on 23 June.
  expect(over).toMatchObject({ window: "weekly", remaining: 1, reset_at: "2026-06-22T22:00:00.000Z" });
  expect((await write(notes, 1)).status).toBe(200);
});

test("the monthly limit counts 30 days, across months and the change to daylight saving time", async () => {
  // Stockholm changes to daylight saving time on 29 March 2026.
  const notes = await start("2026-03-02T23:30Z"); // 3 March there
  for (let week = 0; week < 3; week += 1) {
    for (const units of [5, 5]) {
      expect((await write(notes, units)).status).toBe(200);
      notes.clock.advance(dayMs);
    }
    notes.clock.advance(5 * dayMs);
  }
  const over = (await write(notes, 1)).error;
  // 3 March leaves the window when 2 April begins, at 22:00 UTC in daylight saving time.
  expect(over).toMatchObject({ window: "monthly", limit: 30, remaining: 0, reset_at: "2026-04-01T22:00:00.000Z" });
  notes.clock.advance(Date.parse("2026-04-01T22:00Z") - notes.clock() - 1);
  expect((await write(notes, 1)).error).toMatchObject({ window: "monthly", retry_after_seconds: 1 });
  notes.clock.advance(1);
  expect((await write(notes, 5)).status).toBe(200);
  expect((await write(notes, 1)).error).toMatchObject({ window: "monthly", reset_at: "2026-04-02T22:00:00.000Z" });
});

test("of several exhausted limits, the one that resets last is reported", async () => {
  const notes = await start();
  for (const units of [2, 5, 5]) {
    notes.clock.advance(dayMs);
    await write(notes, units);
  }
  const over = (await write(notes, 1)).error;
  expect(over).toMatchObject({ window: "weekly", remaining: 0, reset_at: "2026-06-22T22:00:00.000Z" });
});

test("if a network has only daily limits, its accounts have no weekly or monthly limits", async () => {
  const notes = await start();
  const other = (units: number) =>
    notes.rest("POST /notes/import", { account_id: "acc_two", texts: Array(units).fill("x") });
  for (let day = 0; day < 7; day += 1) {
    expect((await other(5)).status).toBe(200);
    expect((await other(1)).error).toMatchObject({ window: "daily", limit: 5 });
    notes.clock.advance(dayMs);
  }
});

test("units of a call without an effect are released in all windows", async () => {
  let fails = true;
  const notes = await start(undefined, {
    handlers: {
      create_note: (input, context) =>
        fails ? Promise.reject(new Error("broken")) : tools.create_note(input, context),
    },
  });
  for (let round = 0; round < 15; round += 1) expect((await notes.rest("POST /notes", { text: "x" })).status).toBe(500);
  expect(await usedBy(notes)).toBe(0);
  fails = false;
  expect((await notes.rest("POST /notes", { text: "x" })).status).toBe(200);
  expect(await usedBy(notes)).toBe(1);
});

test("concurrent calls to two nodes never exceed the weekly limit", async () => {
  const notes = await start();
  const node = await startNode(notes);
  for (const units of [5, 4]) {
    await write(notes, units);
    notes.clock.advance(dayMs);
  }
  const calls = Array.from({ length: 20 }, (_, index) => write(index % 2 === 0 ? notes : node, 1));
  const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(3).fill(200), ...Array(17).fill(429)]);
  expect(await usedBy(notes)).toBe(12);
});

test("a call after midnight counts the units of an earlier call that has not committed", async () => {
  const started = withResolvers();
  const finish = withResolvers();
  const notes = await start("2026-06-17T21:59Z"); // a minute before midnight
  for (const [day, used] of [
    ["2026-06-15", 5],
    ["2026-06-16", 5],
    ["2026-06-17", 1],
  ] as const)
    await notes.store.writer
      .insertInto("sb_usage")
      .values({ account_id: "acc_one", category: "writing", day, used })
      .execute();
  const node = await startNode(notes, {
    definition: notesDefinition({
      create_note: async () => {
        started.resolve();
        await finish.promise;
        return { id: "nte_1", text: "x", tags: [], pinned: false, created_at: "2026-06-17T21:59:00.000Z" };
      },
    }),
  });
  const before = node.rest("POST /notes", { text: "before midnight" });
  await started.promise;
  notes.clock.advance(60_000);
  const after = write(notes, 1);
  // On SQLite, transactions run in sequence. On PostgreSQL, the call must have reached the lock.
  if (notes.store.dialect === "postgres") {
    await eventually(async () => {
      const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
      expect((await waiting.execute(notes.store.reader)).rows).not.toEqual([]);
    });
  }
  finish.resolve();
  expect([(await before).status, (await after).status]).toEqual([200, 429]);
  expect(await usedBy(notes)).toBe(12);
});

test("cleaning up deletes the units that have left every window", async () => {
  const notes = await start();
  const days = ["2026-05-15", "2026-05-16", "2026-06-15"]; // 16 May may be in the window of another time zone
  const rows = days.map((day) => ({ account_id: "acc_one", category: "writing", day, used: 5 }));
  await notes.store.writer.insertInto("sb_usage").values(rows).execute();
  const worker = await notes.service.startWorker(1);
  onTestFinished(() => worker.stop());
  await eventually(async () => {
    const left = await notes.store.reader.selectFrom("sb_usage").select("day").orderBy("day").execute();
    expect(left.map(({ day }) => day)).toEqual(days.slice(1));
  });
});
