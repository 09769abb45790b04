import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { definition } from "../../../../handlers/app/definition.ts";
import { firstWorkspaceId } from "../../../../handlers/app/demo/demo-world.ts";
import { importArchive } from "../../../../handlers/app/import/import-archive.ts";
import { readArchive } from "../../../../handlers/network/connectors/archive/read/index.ts";
import { createService, openStore } from "../../../../runtime/index.ts";
import { syntheticArchive } from "../../../fixtures/archive/synthetic-archive.ts";
import { writeFolder } from "../../../fixtures/archive/write-archive.ts";
import { temporaryFolder } from "../../../support/archive.ts";
import { testStart } from "../../../support/clock.ts";
import { createDatabase } from "../../../support/databases.ts";
import { eventually } from "../../../support/eventually.ts";

test("an import uses the first workspace that another process is adding", async () => {
  const database = await createDatabase();
  const store = await openStore(database.url);
  const service = await createService(definition, { store, clock: () => testStart });
  onTestFinished(async () => {
    await service.close();
    await store.close();
    await database.drop();
  });
  const contents = await readArchive(writeFolder(temporaryFolder(), syntheticArchive({ messages: 20 }).files));
  const target = { name: null, accountId: null, workspaceId: null };
  const adding = store.transaction(async (tx) => {
    const workspace = { id: firstWorkspaceId, name: "Demo", created_at: testStart };
    await tx.insertInto("sb_workspaces").values(workspace).execute();
    const result = importArchive(service, { contents, target });
    // On SQLite, transactions run in sequence. On PostgreSQL, the import must have reached its insertion.
    if (store.dialect === "postgres")
      await eventually(async () => {
        const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        expect((await waiting.execute(store.reader)).rows).not.toEqual([]);
      });
    return { result }; // not awaited, because it ends after this transaction
  });
  expect(await (await adding).result).toMatchObject({ workspace_id: firstWorkspaceId, created: true });
});
