import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate, openStore } from "../../../runtime/index.ts";

test("a closed SQLite store is one file that contains everything, even if nothing was read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-closing-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "store.db");
  const store = await openStore(`sqlite:${file}`);
  await migrate(store, {});
  await store.close();
  expect([existsSync(file), existsSync(`${file}-wal`)]).toEqual([true, false]);
});
