import { expect, onTestFinished, test } from "vitest";
import { migrate, openStore } from "../../../runtime/index.ts";
import { runtimeMigrations } from "../../../runtime/store/migrations.ts";
import { createDatabase } from "../../support/databases.ts";

test.each(["commit", "rollback"])(
  "a transaction's handle rejects queries after its end, even before the %s",
  async (end) => {
    const database = await createDatabase();
    const store = await openStore(database.url);
    onTestFinished(async () => {
      await store.close();
      await database.drop();
    });
    await migrate(store, runtimeMigrations);
    let late: Promise<unknown> | undefined;
    const ended = store.transaction(async (tx) => {
      const write = () => tx.insertInto("sb_settings").values({ name: "late", value: "" }).execute();
      setImmediate(() => {
        late = write();
        late.catch(() => undefined);
      });
      if (end === "rollback") throw new Error("broken");
    });
    await Promise.allSettled([ended]);
    await new Promise(setImmediate);
    await expect(late).rejects.toThrow(/transaction has ended/i);
    expect(await store.reader.selectFrom("sb_settings").selectAll().execute()).toEqual([]);
  },
);
