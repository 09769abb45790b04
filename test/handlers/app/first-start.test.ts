import { expect, test } from "vitest";
import { createFirstKey } from "../../../handlers/app/first-start.ts";
import { readOperatorSettings } from "../../../handlers/app/operator-settings.ts";
import { startService } from "../../support/start-service.ts";

test("the first key belongs to the oldest workspace, which need not contain the demo", async () => {
  const { service, store } = await startService();
  const settings = readOperatorSettings({});
  expect(await createFirstKey(service, settings)).toBeNull(); // there is a key
  await store.writer.deleteFrom("sb_keys").execute();
  await store.writer.insertInto("sb_workspaces").values({ id: "wsp_older", name: "Older", created_at: 0 }).execute();
  expect(await createFirstKey(service, settings)).toMatch(/^swb_/);
  const keys = await store.reader.selectFrom("sb_keys").select(["workspace_id", "default_account_id"]).execute();
  expect(keys).toEqual([{ workspace_id: "wsp_older", default_account_id: null }]);
});
