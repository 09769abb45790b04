import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { createClient } from "../support/client.ts";
import { createPlace, createSeededPlace, runProgram, startProgram } from "../support/program.ts";

const key = "swb_a-key-that-the-operator-chose";

function createStorePlace() {
  const place = createSeededPlace({ SWITCHBOARD_BOOTSTRAP_KEY: key });
  const inFolder = (name: string): string => join(place.folder, name);
  return { place, store: inFolder("store.db"), inFolder };
}

/** Opens a database read-only, checks it, and returns its messages that begin with "Note", in order. */
function notesIn(file: string): unknown[] {
  const database = new Database(file, { readonly: true });
  try {
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    return database.prepare("select text from net_messages where text like 'Note %' order by rowid").pluck().all();
  } finally {
    database.close();
  }
}

test("a backup of a running server contains every write acknowledged before it, and can be restored", async () => {
  const { place, store, inFolder } = createStorePlace();
  const server = await startProgram(place);
  const made = await runProgram(place, ["keys", "create", "--scopes", "core", "--plan", "high_volume", "--json"]);
  const client = createClient(server.url, surface.service, (JSON.parse(made.stdout) as { key: string }).key);
  const acknowledged: string[] = [];
  const end = new AbortController();
  const keepWriting = (async () => {
    for (let number = 1; !end.signal.aborted; number += 1) {
      const text = `Note ${number}`;
      const { status } = await client.rest("POST /messages", { profile_id: "prf_demo_0002", text });
      if (status === 200) acknowledged.push(text);
      else await new Promise(setImmediate); // the daily limit is reached: the calls still write their audit rows
    }
  })();
  while (acknowledged.length < 20) await new Promise(setImmediate);

  const before = [...acknowledged];
  const backup = await runProgram(place, ["backup", "copies.db", "--json"]);
  expect(backup).toMatchObject({ code: 0, stderr: "" });
  const copy = inFolder("copies.db");
  expect(JSON.parse(backup.stdout)).toMatchObject({ store, backup: copy, bytes: readFileSync(copy).length });
  const copied = notesIn(copy);
  expect(copied.slice(0, before.length)).toEqual(before);
  end.abort();
  await keepWriting;
  expect(acknowledged.slice(0, copied.length)).toEqual(copied.slice(0, acknowledged.length));

  const locked = await runProgram(place, ["restore", "copies.db"]);
  expect(locked).toMatchObject({
    code: 1,
    stderr: `error: Another process uses the store ${store}. Stop the server and all workers first.\n`,
  });
  expect((await client.rest("GET /account")).status).toBe(200);
  const later = await client.rest("POST /posts", { text: "Written after the backup" });
  expect(later.status).toBe(200);
  expect((await server.stop()).code).toBe(0);
  expect(readdirSync(place.folder).sort()).toEqual(["copies.db", "store.db"]);

  const restored = await runProgram(place, ["restore", "copies.db", "--json"]);
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  const { replaced } = JSON.parse(restored.stdout) as { replaced: string };
  expect(readdirSync(place.folder).sort()).toEqual(["copies.db", "store.db", basename(replaced)]);
  const hasPost = (file: string): unknown => {
    const database = new Database(file, { readonly: true });
    const found = database.prepare("select count(*) from net_posts where text = 'Written after the backup'").pluck();
    const count = found.get();
    database.close();
    return count;
  };
  expect([hasPost(store), hasPost(replaced), hasPost(copy)]).toEqual([0, 1, 0]);
  const again = await startProgram(place);
  const after = createClient(again.url, surface.service, key);
  expect((await after.rest("POST /posts", { text: "Written after the restore" })).status).toBe(200);
  await again.stop();
  expect(notesIn(store)).toEqual(copied);
});

test("a backup replaces a file only with --force, and never the store", async () => {
  const { place, store, inFolder } = createStorePlace();
  writeFileSync(inFolder("taken"), "something else");
  const refused = await runProgram(place, ["backup", "taken"]);
  expect(refused).toMatchObject({
    code: 1,
    stderr: `error: ${inFolder("taken")} exists. Name another file, or replace it with --force.\n`,
  });
  expect(readFileSync(inFolder("taken"), "utf8")).toBe("something else");
  const own = await runProgram(place, ["backup", store, "--force"]);
  expect(own.stderr).toBe("error: The backup must not be the store itself. Name another file.\n");
  for (const name of ["taken.999999999.tmp", "taken.999999999.tmp-journal"])
    writeFileSync(inFolder(name), "of a killed process");
  expect((await runProgram(place, ["backup", "taken", "--force"])).code).toBe(0);
  expect(notesIn(inFolder("taken"))).toEqual([]);
  expect(readdirSync(place.folder).sort()).toEqual(["store.db", "taken"]);
  const missing = await runProgram(createPlace(), ["backup", "copy"]);
  expect(missing.stderr).toMatch(/^error: There is no store at .*\/store\.db\.\n$/);
});

test("a backup never replaces the log of a store, under any path, and a running server's writes remain", async () => {
  const { place, store, inFolder } = createStorePlace();
  const server = await startProgram(place);
  const client = createClient(server.url, surface.service, key);
  const texts = Array.from({ length: 12 }, (_, index) => `Note ${index + 1}`);
  for (const text of texts)
    expect((await client.rest("POST /messages", { profile_id: "prf_demo_0002", text })).status).toBe(200);
  mkdirSync(inFolder("below"));
  symlinkSync(place.folder, inFolder("folder"));
  symlinkSync(`${store}-wal`, inFolder("symbolic"));
  linkSync(`${store}-wal`, inFolder("hard"));
  const targets = [
    `${store}-wal`,
    `${store}-shm`,
    `${store}-journal`,
    "below/../store.db-wal",
    "folder/store.db-journal",
  ];
  const attempts = [...targets, "symbolic", "hard"].map((target) => ["backup", target, "--force"]);
  for (const args of [...attempts, ["backup", `${store}-journal`], ["restore", "symbolic"]]) {
    const { code, stderr } = await runProgram(place, args);
    expect({ code, stderr }, args.join(" ")).toEqual({
      code: 1,
      stderr: expect.stringMatching(/belongs to the store .*store\.db\. Name another file\.\n$/),
    });
  }
  // The log of another store must not be replaced either.
  const elsewhere = { ...place, env: { ...place.env, DATABASE_URL: `sqlite:${inFolder("other.db")}` } };
  expect((await runProgram(elsewhere, ["seed", "--members", "0"])).code).toBe(0);
  expect((await runProgram(elsewhere, ["backup", `${store}-wal`, "--force"])).stderr).toContain(
    `belongs to the database`,
  );
  const log = { ...place, env: { ...place.env, DATABASE_URL: `sqlite:${store}-wal` } };
  expect((await runProgram(log, ["restore", "other.db"])).stderr).toContain(`belongs to the database`);
  server.signal("SIGKILL");
  await server.finished;
  expect((await runProgram(place, ["backup", "copy"])).code).toBe(0);
  expect(notesIn(inFolder("copy"))).toEqual(texts);
});

test("restore removes the logs of a killed server, and reports where the replaced store remains", async () => {
  const { place, store } = createStorePlace();
  const server = await startProgram(place);
  const client = createClient(server.url, surface.service, key);
  expect((await runProgram(place, ["backup", "copy"])).code).toBe(0);
  expect((await client.rest("POST /messages", { profile_id: "prf_demo_0002", text: "Note 1" })).status).toBe(200);
  server.signal("SIGKILL");
  await server.finished;
  const { stdout } = await runProgram(place, ["restore", "copy"]);
  const [, replaced = ""] = /The replaced store remains at (\S+); delete it when/.exec(stdout) ?? [];
  expect(readdirSync(place.folder).sort()).toEqual(["copy", "store.db", basename(replaced)]);
  expect([notesIn(store), notesIn(replaced)]).toEqual([[], ["Note 1"]]);
});

test.each<[title: string, write: (file: string, store: string) => void, expected: RegExp]>([
  ["a text", (file) => writeFileSync(file, "not a database"), /other is not an SQLite database\.$/],
  ["a missing file", () => undefined, /There is no file .*other\.$/],
  [
    "a database of another program",
    (file) => void new Database(file).exec("create table notes (id)").close(),
    /other contains tables of another program \(notes\)\.$/,
  ],
  [
    "an empty database",
    (file) => void new Database(file).exec("vacuum").close(),
    /is not (?:a store of this program|an SQLite database)\.$/,
  ],
  [
    "a damaged backup",
    (file, store) => {
      const bytes = readFileSync(store);
      bytes.fill(0x55, 40_960, 81_920);
      writeFileSync(file, bytes);
    },
    /other is damaged\.$/,
  ],
])("restore rejects %s and changes nothing", async (_title, write, expected) => {
  const { place, store, inFolder } = createStorePlace();
  write(inFolder("other"), store);
  const { code, stdout, stderr } = await runProgram(place, ["restore", "other"]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr.trimEnd()).toMatch(expected);
  expect(readdirSync(place.folder).filter((name) => name !== "other")).toEqual(["store.db"]);
  expect(notesIn(store)).toEqual([]);
});

test("a damaged store is replaced as well, and a missing one is created", async () => {
  const { place, store, inFolder } = createStorePlace();
  expect((await runProgram(place, ["backup", "copy"])).code).toBe(0);
  expect(statSync(inFolder("copy")).mode).toBe(statSync(store).mode);
  writeFileSync(store, "no longer a database");
  chmodSync(store, 0o600);
  renameSync(store, inFolder("elsewhere.db"));
  symlinkSync(inFolder("elsewhere.db"), store);
  const replaced = await runProgram(place, ["restore", "copy", "--json"]);
  expect(replaced).toMatchObject({ code: 0, stderr: "" });
  expect(readFileSync((JSON.parse(replaced.stdout) as { replaced: string }).replaced, "utf8")).toBe(
    "no longer a database",
  );
  expect(notesIn(store)).toEqual([]);
  expect([lstatSync(store).isSymbolicLink(), statSync(store).mode & 0o777]).toEqual([true, 0o600]);

  const file = inFolder("data/new.db"); // in a folder that does not exist
  const created = { ...place, env: { ...place.env, DATABASE_URL: `sqlite:${file}` } };
  expect((await runProgram(created, ["restore", "copy"])).stdout).toBe(
    `The store ${file} is restored from ${inFolder("copy")}.\n`,
  );
  expect(existsSync(file)).toBe(true);
});

test("for PostgreSQL, both commands print the command to run, without the password, and fail", async () => {
  const place = createPlace({ DATABASE_URL: "postgres://me:topsecret@db.example:5433/main?sslmode=require" });
  const url = "'postgres://me@db.example:5433/main?sslmode=require'";
  const explained =
    "error: The store is in PostgreSQL. Run PostgreSQL's own program, which reads the password from PGPASSWORD:\n";
  expect(await runProgram(place, ["backup", "my copy"])).toEqual({
    code: 1,
    stdout: "",
    stderr: `${explained}  pg_dump --format=custom '--file=${place.folder}/my copy' ${url}\n`,
  });
  expect(await runProgram(place, ["restore", "copy"])).toEqual({
    code: 1,
    stdout: "",
    stderr: `${explained}  pg_restore --clean --if-exists --no-owner --single-transaction ${url.replace("'", "'--dbname=")} ${place.folder}/copy\n`,
  });
});
