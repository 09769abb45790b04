import { expect, onTestFinished, test } from "vitest";
import { definition } from "../../../../handlers/app/definition.ts";
import { seedDemo } from "../../../../handlers/app/demo/seed-demo.ts";
import { createIdSource, createService, openStore, type Store } from "../../../../runtime/index.ts";
import { createDatabase } from "../../../support/databases.ts";
import { seededUint32 } from "../../../support/ids.ts";
import { testStart } from "../../../support/clock.ts";

const clock = () => testStart;
const options = { members: 60, seed: 1, now: testStart, newId: createIdSource(clock, seededUint32()) };

async function openEmpty(): Promise<Store> {
  const database = await createDatabase();
  const store = await openStore(database.url);
  const service = await createService(definition, { store, clock });
  onTestFinished(async () => {
    await service.close();
    await store.close();
    await database.drop();
  });
  return store;
}

test("an interrupted seed leaves the store empty, and seeding again succeeds", async () => {
  const store = await openEmpty();
  const breakOff = (_done: number, _total: number, phase: string): void => {
    if (phase === "statistics") throw new Error("broken off");
  };
  await expect(seedDemo(store, { ...options, onProgress: breakOff })).rejects.toThrow("broken off");
  expect(await store.reader.selectFrom("sb_workspaces").select("id").execute()).toEqual([]);
  expect(await seedDemo(store, options)).toBe(true);
  expect(await store.reader.selectFrom("sb_accounts").select("id").execute()).toHaveLength(1);
});

test("a store with another workspace is not seeded", async () => {
  const store = await openEmpty();
  const other = { id: "wsp_other", name: "Other", created_at: testStart };
  await store.writer.insertInto("sb_workspaces").values(other).execute();
  expect(await seedDemo(store, options)).toBe(false);
  expect(await store.reader.selectFrom("sb_workspaces").select("id").execute()).toEqual([{ id: "wsp_other" }]);
  expect(await store.reader.selectFrom("sb_accounts").select("id").execute()).toEqual([]);
});

test("concurrent and later seeds do not change a seeded store", async () => {
  const store = await openEmpty();
  const both = await Promise.all([seedDemo(store, options), seedDemo(store, options)]);
  expect(both.filter((wasEmpty) => wasEmpty)).toHaveLength(1);
  expect(await seedDemo(store, { ...options, members: 0 })).toBe(false);
});
