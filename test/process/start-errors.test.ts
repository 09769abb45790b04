import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { createFolder, createPlace, runProgram, type Place } from "../support/program.ts";

/** Root ignores permissions, so tests of permissions run the program as another user. */
const ordinaryUser = process.getuid?.() === 0 ? { uid: 65_534 } : {};

interface Fault {
  readonly url: string;
  readonly expected: string;
}

function createDatabase(file: string, ...statements: readonly string[]): void {
  const database = new Database(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** Functions that create a fault in a folder, by title. */
const faults: Readonly<Record<string, (folder: string) => Fault>> = {
  "a file of another program": (folder) => {
    createDatabase(
      join(folder, "a.db"),
      "pragma journal_mode = wal",
      "create table notes (id)",
      "create table tags (id)",
    );
    return {
      url: "a.db",
      expected: `${folder}/a.db contains tables of another program (notes, tags). Name an empty database, or a new file.`,
    };
  },
  "a store of a newer version": (folder) => {
    const table = "create table sb_migrations (name text primary key, timestamp text)";
    createDatabase(join(folder, "a.db"), table, "insert into sb_migrations values ('sb_9999_later', '')");
    return {
      url: "a.db",
      expected: `The store ${folder}/a.db was changed by a newer version of this program (sb_9999_later). Install that version, or name another store.`,
    };
  },
  "a file that is not a database": (folder) => {
    writeFileSync(join(folder, "a.txt"), "This is not a database, however long it may be.\n");
    return { url: "a.txt", expected: `${folder}/a.txt is not an SQLite database. Name another file.` };
  },
  "a folder instead of a file": (folder) => ({ url: "", expected: `${folder} is not a file. Name a file.` }),
  "a folder that does not exist": (folder) => ({
    url: "no/such/a.db",
    expected: `The folder ${folder}/no does not exist. Create it, or correct the path.`,
  }),
  "a file in place of the folder": (folder) => {
    writeFileSync(join(folder, "a"), "");
    return { url: "a/b.db", expected: `${folder}/a/b.db is not a valid file path. Correct the path.` };
  },
  "a read-only file": (folder) => {
    createDatabase(join(folder, "a.db"), "create table t (id)");
    chmodSync(join(folder, "a.db"), 0o444);
    return {
      url: "a.db",
      expected: `This user has no permission to use ${folder}/a.db. Grant it permission to read and write the file and its folder.`,
    };
  },
  "a read-only folder": (folder) => {
    mkdirSync(join(folder, "locked"), { mode: 0o555 });
    return {
      url: "locked/a.db",
      expected: `This user has no permission to use ${folder}/locked/a.db. Grant it permission to read and write the file and its folder.`,
    };
  },
};

/** Lists every file below a folder with a digest of its content. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? `${path} ${createHash("sha256").update(readFileSync(path)).digest("hex")}` : path;
    })
    .sort();
}

function createFault(title: string): Fault & { readonly place: Place } {
  const folder = createFolder();
  chmodSync(folder, 0o777);
  const { url, expected } = faults[title]?.(folder) ?? { url: "", expected: "" };
  const place = createPlace({ DATABASE_URL: `sqlite:${join(folder, url)}` });
  chmodSync(place.folder, 0o777);
  return { url, expected, place: { ...place, folder, ...(title.startsWith("a read-only") && ordinaryUser) } };
}

test.each(Object.keys(faults))("%s is reported in two sentences and not changed", async (title) => {
  const { place, expected } = createFault(title);
  const before = listFiles(place.folder);
  expect(await runProgram(place, ["serve"])).toEqual({
    code: 1,
    stdout: "",
    stderr: `error: DATABASE_URL: ${expected}\n`,
  });
  expect(listFiles(place.folder)).toEqual(before);
});

test.each(["seed", "keys list", "accounts list", "call get_profile"])(
  "%s reports the same as serve",
  async (command) => {
    const { place, expected } = createFault("a file of another program");
    const before = listFiles(place.folder);
    expect(await runProgram(place, command.split(" "))).toEqual({
      code: 1,
      stdout: "",
      stderr: `error: DATABASE_URL: ${expected}\n`,
    });
    expect(listFiles(place.folder)).toEqual(before);
  },
);

test("doctor reports the same in its table", async () => {
  const { place, expected } = createFault("a file of another program");
  const before = listFiles(place.folder);
  const { code, stdout, stderr } = await runProgram(place, ["doctor"]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout).toContain(`\nFAIL  store      DATABASE_URL: ${expected}\n`);
  expect(listFiles(place.folder)).toEqual(before);
});

test("doctor reports an invalid setting and still checks the store", async () => {
  const place = createPlace({ PORT: "http", SWITCHBOARD_DEMO_MEMBERS: "0" });
  expect((await runProgram(place, ["seed", "--members", "0"], { env: { PORT: "0" } })).code).toBe(0);
  const { code, stdout } = await runProgram(place, ["doctor", "--json"]);
  expect(code).toBe(1);
  const findings = JSON.parse(stdout) as { check: string; ok: boolean; found: string }[];
  expect(findings.find(({ check }) => check === "settings")).toMatchObject({
    ok: false,
    found: "Invalid settings: PORT: expected an integer from 0 to 65535",
  });
  expect(findings.find(({ check }) => check === "store")).toMatchObject({ ok: true });
  const other = await runProgram(place, ["doctor", "--json"], { env: { DATABASE_URL: "mysql://me:topsecret@db/x" } });
  expect(other.stdout).toContain("DATABASE_URL: expected");
  expect(other.stdout).not.toMatch(/"store"|topsecret/);
});

test("LOG_LEVEL=debug adds the origin of the error", async () => {
  const { place, expected } = createFault("a file in place of the folder");
  const { code, stderr } = await runProgram(place, ["keys", "list"], { env: { LOG_LEVEL: "debug" } });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^error: StoreError: DATABASE_URL: .*\n {4}at /);
  expect(stderr).toContain(expected);
  expect(stderr).toContain("\ncaused by: Error: ENOTDIR");
});

test("a start that cannot listen creates no store", async () => {
  const place = createPlace({ HOST: "no-such-host.invalid" });
  const { code, stdout, stderr } = await runProgram(place, ["serve"]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^error: HOST: no-such-host\.invalid cannot be resolved\. Use 127\.0\.0\.1 .*\n$/);
  expect(readdirSync(place.folder)).toEqual([]);
});
