import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, expect, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { syntheticArchive } from "../fixtures/archive/synthetic-archive.ts";
import { writeZip } from "../fixtures/archive/write-archive.ts";
import { createClient } from "../support/client.ts";
import { createPlace, runProgram, startProgram, type Finished, type Place } from "../support/program.ts";

let place: Place;
const archive = syntheticArchive();

const run = (...args: string[]): Promise<Finished> => runProgram(place, args);
const inPlace = (name: string): string => join(place.folder, name);

beforeAll(async () => {
  place = createPlace();
  await writeZip(inPlace("archive.zip"), archive.files);
});

test("an archive becomes an account of a new store, is served, and is removed with its rows", async () => {
  const { code, stdout, stderr } = await run("import", inPlace("archive.zip"), "--report", inPlace("report.json"));
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" }); // no progress bar in a pipe
  expect(stdout).toContain("connections: 30 new");
  expect(stdout).toContain("messages.csv: 60 of 60 rows understood");
  expect(JSON.parse(readFileSync(inPlace("report.json"), "utf8"))).toMatchObject({ complete: true });
  const again = JSON.parse((await run("import", inPlace("archive.zip"), "--json")).stdout);
  expect(again).toMatchObject({ created: false, name: archive.owner.name, report: { complete: true } });
  expect(again.changes.net_messages).toMatchObject({ added: 0, changed: 0 });

  const created = JSON.parse((await run("keys", "create", "--scopes", "full_access", "--json")).stdout);
  const server = await startProgram(place);
  const client = createClient(server.url, surface.service, created.key);
  expect((await client.rest("GET /profile")).body).toMatchObject({ own: true, name: archive.owner.name });
  expect((await client.rest("GET /connections?limit=100")).body.data).toHaveLength(archive.connections.length);
  await server.stop();

  const unconfirmed = await run("accounts", "remove", again.account_id);
  expect(unconfirmed).toMatchObject({ code: 1, stderr: expect.stringContaining("--yes") });
  expect((await run("accounts", "remove", "acc_none", "--yes")).stderr).toContain("Unknown account");
  const own = JSON.parse(
    (await run("keys", "create", "--name", "own", "--account", again.account_id, "--json")).stdout,
  );
  const removed = await run("accounts", "remove", again.account_id, "--yes");
  expect(removed).toMatchObject({ code: 0, stdout: expect.stringContaining(`Removed ${again.account_id}.`) });
  expect(removed.stdout).toContain(`  ${own.id} (own)\nTo revoke them, run the command "keys revoke <id>".`);
  const file = readFileSync(databaseFile());
  // Only the id of the account remains, in the key; calls with this key return not_found.
  for (const text of [archive.connections[0]?.person.key, archive.owner.name, "Head of Testing"])
    expect(file.includes(text ?? ""), text).toBe(false);
});

test("archives of two people, and single files, are refused with instructions", async () => {
  const other = syntheticArchive({ seed: "somebody else" });
  await writeZip(inPlace("other-person.zip"), other.files);
  const two = await run("import", inPlace("archive.zip"), inPlace("other-person.zip"));
  expect(two).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("have different owners") });
  for (const { owner } of [archive, other]) expect(two.stderr).toContain(owner.name);
  writeFileSync(inPlace("Connections.csv"), archive.files.get("Connections.csv") ?? "");
  const single = await run("import", inPlace("Connections.csv"));
  expect(single).toMatchObject({ code: 1, stderr: expect.stringContaining("or the folder that contains the file") });
});

test("an unreadable file that would not be stored does not block an import; an older archive is reported", async () => {
  const strange = new Map([...archive.files, ["SearchQueries.csv", Buffer.from("Eins,Zwei\n1,2\n")]]);
  await writeZip(inPlace("strange.zip"), strange);
  const { code, stdout } = await run("import", inPlace("strange.zip"));
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("Imported as the account") });
  expect(stdout).toMatch(/Partly read\n {2}SearchQueries\.csv: 0 of 0 rows understood/);
  const day = Date.UTC(2026, 0, 1);
  await writeZip(inPlace("older.zip"), syntheticArchive({ until: day }).files);
  const older = await run("import", inPlace("older.zip"));
  expect(older).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("This archive is older than the stored data"),
  });
  expect(older.stdout).toContain("connections, and follows were not imported, because newer ones are stored.");
});

test("archives that are damaged, hostile or missing are refused and leave nothing", async () => {
  writeFileSync(inPlace("no.zip"), "This is not a zip file.");
  const whole = readFileSync(inPlace("archive.zip"));
  writeFileSync(inPlace("half.zip"), whole.subarray(0, whole.length / 2));
  await writeZip(inPlace("other.zip"), new Map([["picture.txt", Buffer.from("Hello")]]));
  const rows = () =>
    new Database(databaseFile(), { readonly: true }).prepare("select count(*) as n from sb_accounts").get();
  const before = rows();
  for (const name of ["no.zip", "half.zip", "other.zip", "missing.zip"]) {
    const { code, stderr } = await run("import", inPlace(name));
    expect({ code, stderr }, name).toEqual({ code: 1, stderr: expect.stringMatching(/^error: /) });
  }
  expect(rows()).toEqual(before);
});

/** Returns the path of the database file; the settings of the place name it in `DATABASE_URL`. */
function databaseFile(): string {
  return String(place.env["DATABASE_URL"]).replace("sqlite:", "");
}
