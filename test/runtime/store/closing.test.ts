import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate, openStore } from "../../../runtime/index.ts";
import { removeFolder } from "../../support/remove-folder.ts";

test("a closed SQLite store is one file that contains everything, even if nothing was read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-closing-"));
  onTestFinished(() => removeFolder(folder));
  const file = join(folder, "store.db");
  const store = await openStore(`sqlite:${file}`);
  await migrate(store, {});
  await store.close();
  expect([existsSync(file), existsSync(`${file}-wal`)]).toEqual([true, false]);
});
