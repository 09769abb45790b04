import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { explainStoreError } from "../../../runtime/index.ts";
import { removeFolder } from "../../support/remove-folder.ts";

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

test("SQLite errors of a full disk and of a lock are explained with the file; other errors are unchanged", () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-test-"));
  onTestFinished(() => removeFolder(folder));
  const file = join(folder, "a.db");
  const database = new Database(file);
  database.exec("pragma max_page_count = 2; create table t (x)");
  const full = thrownBy(() => database.exec("insert into t values (zeroblob(100000))"));
  expect(full).toMatchObject({ code: "SQLITE_FULL" });
  expect(explainStoreError(full, `sqlite:${file}`)).toMatchObject({
    message: `DATABASE_URL: The disk that contains ${file} is full. Free disk space, or move the store to another disk.`,
    cause: full,
  });

  database.exec("begin exclusive");
  const locked = thrownBy(() => new Database(file, { timeout: 0 }).prepare("select * from t").all());
  expect(explainStoreError(locked, `sqlite:${file}`)).toMatchObject({
    message: `DATABASE_URL: Another process has locked ${file}. Wait until it has finished, or stop it.`,
  });
  database.close();

  const other = new Error("a bug");
  expect(explainStoreError(other, `sqlite:${file}`)).toBe(other);
});

test("an error with one cause per address of the host is explained once, without the password", () => {
  const rejected = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const error = new AggregateError([rejected, rejected]);
  expect(explainStoreError(error, "postgres://me:topsecret@db.example:5433/main?sslmode=require")).toMatchObject({
    message:
      "DATABASE_URL: Cannot connect to a PostgreSQL server at postgres://db.example:5433/main. Start the server, or correct host and port.",
  });
});
