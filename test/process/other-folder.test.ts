import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolder, createInstallation, createPlace, runProgram, startProgram } from "../support/program.ts";

const key = "swb_a-key-for-the-other-folder";
const settings = { DATABASE_URL: undefined, SWITCHBOARD_BOOTSTRAP_KEY: key, SWITCHBOARD_DEMO_MEMBERS: "0" };

test("commands use the store of their package in any working folder, and write nothing to that folder", async () => {
  const installation = createInstallation();
  const main = join(installation, "dist/main.js");
  const store = join(installation, "data/switchboard.db");
  const place = { ...createPlace(settings), main };

  const rejected = `error: DATABASE_URL: There is no store at ${store}. Check DATABASE_URL, or start the server once to create the store.\n`;
  for (const command of ["keys create", "keys list", "keys revoke key_1", "accounts list", "call get_profile"]) {
    expect(await runProgram(place, command.split(" "))).toEqual({ code: 1, stdout: "", stderr: rejected });
    expect(existsSync(join(installation, "data"))).toBe(false);
  }

  const server = await startProgram(place);
  await server.shows(new RegExp(`^Creating the store ${store}$`, "m"));
  const elsewhere = { ...place, folder: createFolder() };
  const { code, stdout } = await runProgram(elsewhere, ["keys", "list", "--json"]);
  expect({ code, names: (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name) }).toEqual({
    code: 0,
    names: ["first key"],
  });
  expect([place.folder, elsewhere.folder].flatMap((folder) => readdirSync(folder))).toEqual([]);

  const again = await startProgram(elsewhere);
  expect((await again.stop()).stdout).not.toContain("Creating");
  await server.stop();
});

test("stdio without --url finds the server of its package's .env from any folder", async () => {
  const installation = createInstallation();
  const main = join(installation, "dist/main.js");
  const place = { ...createPlace(settings), main };
  const server = await startProgram(place);
  writeFileSync(join(installation, ".env"), `PORT=${new URL(server.url).port}\nSWITCHBOARD_KEY=${key}\n`);
  const client = { folder: createFolder(), env: {}, main };
  const request = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_account", arguments: {} } };
  const { code, stdout } = await runProgram(client, ["stdio"], { input: `${JSON.stringify(request)}\n` });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { structuredContent: { id: "acc_demo_0001" } } });
  await server.stop();
});
