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
  const removed = await run("accounts", "remove", again.account_id, "--yes", "--json");
  expect(JSON.parse(removed.stdout)).toEqual({ id: again.account_id, removed: true });
  const file = readFileSync(databaseFile());
  for (const text of [archive.connections[0]?.person.key, again.account_id, "Head of Testing"])
    expect(file.includes(text ?? ""), text).toBe(false);
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

/** The store of the settings. */
function databaseFile(): string {
  return String(place.env["DATABASE_URL"]).replace("sqlite:", "");
}
