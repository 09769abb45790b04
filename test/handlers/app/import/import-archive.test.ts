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
import { untilBlocked } from "../../../support/until-blocked.ts";

async function startImports() {
  const database = await createDatabase();
  const store = await openStore(database.url);
  const service = await createService(definition, { store, clock: () => testStart });
  onTestFinished(async () => {
    await service.close();
    await store.close();
    await database.drop();
  });
  const contents = await readArchive(writeFolder(temporaryFolder(), syntheticArchive({ messages: 20 }).files));
  return { store, service, contents };
}

test("an import waits for the first workspace, which another process is adding, and uses it", async () => {
  const { store, service, contents } = await startImports();
  const target = { name: null, accountId: null, workspaceId: null };
  const adding = store.transaction(async (tx) => {
    const workspace = { id: firstWorkspaceId, name: "Demo", created_at: testStart };
    await tx.insertInto("sb_workspaces").values(workspace).execute();
    const result = importArchive(service, { contents, target });
    await untilBlocked(store);
    return { result }; // not awaited, because it ends after this transaction
  });
  expect(await (await adding).result).toMatchObject({ workspace_id: firstWorkspaceId, created: true });
});

test("concurrent imports into different workspaces get networks of their own", async () => {
  const { store, service, contents } = await startImports();
  const workspaces = ["wsp_a", "wsp_b"].map((id) => ({ id, name: id, created_at: testStart }));
  await store.writer.insertInto("sb_workspaces").values(workspaces).execute();
  const results = await Promise.all(
    workspaces.map(({ id: workspaceId }) =>
      importArchive(service, { contents, target: { name: null, accountId: null, workspaceId } }),
    ),
  );
  expect(results).toMatchObject([
    { workspace_id: "wsp_a", created: true },
    { workspace_id: "wsp_b", created: true },
  ]);
  const accounts = await store.reader.selectFrom("sb_accounts").select("network_id").orderBy("network_id").execute();
  expect(accounts.map(({ network_id: id }) => id)).toEqual([1, 2]);
});
