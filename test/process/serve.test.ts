import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { openStore } from "../../runtime/index.ts";
import { createClient } from "../support/client.ts";
import { startPostgres } from "../support/postgres.ts";
import {
  createInstallation,
  createPlace,
  createSeededPlace,
  runProgram,
  startProgram,
  type Place,
} from "../support/program.ts";
import { eventually } from "../support/eventually.ts";

const bootstrapKey = "swb_a-key-that-the-operator-chose";
const clientFor = (url: string, key: string) => createClient(url, surface.service, key);

/** Runs a printed curl line unchanged. */
function runCurl(line: string, env: Readonly<Record<string, string>> = {}): { data: unknown[] } {
  const text = execFileSync("sh", ["-c", line], { encoding: "utf8", env: { PATH: process.env["PATH"], ...env } });
  return JSON.parse(text) as { data: unknown[] };
}

/** Opens a connection, to write the lines of a request one by one. */
function openSocket(port: number) {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let received = "";
  socket.on("data", (text: string) => (received += text));
  const receives = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(received)) resolve();
      };
      socket.on("data", look).once("close", () => reject(new Error(`closed after ${received}`)));
      look();
    });
  const write = (...lines: string[]): void => void socket.write(lines.map((line) => `${line}\r\n`).join(""));
  return { receives, write };
}

interface ClientConfiguration {
  readonly mcpServers: Readonly<Record<string, { url: string; headers: Record<string, string> }>>;
}

test("the first start prints a working key, curl line and client configuration, and the second start prints no key", async () => {
  const place = createPlace();
  const first = await startProgram(place);
  const [, key = ""] = await first.shows(/^ {2}(swb_\S{40,})$/m);
  const [, curl = ""] = await first.shows(/^ {2}(curl .*)$/m);
  expect(runCurl(curl).data).toHaveLength(3);

  const [text] = await first.shows(/^\{\n[\s\S]*"mcpServers"[\s\S]*^\}$/m);
  const { url, headers } = (JSON.parse(text) as ClientConfiguration).mcpServers["switchboard"] ?? {
    url: "",
    headers: {},
  };
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  expect(await client.callTool({ name: "get_profile", arguments: {} })).toMatchObject({
    structuredContent: { id: "prf_demo_0001" },
  });
  await client.close();
  expect((await first.stop()).code).toBe(0);

  const second = await startProgram(place);
  expect((await clientFor(second.url, key).rest("GET /profile")).status).toBe(200);
  const { code, stdout } = await second.stop();
  expect(code).toBe(0);
  expect(stdout).toContain("switchboard keys list, npx switchboard keys create");
  expect(stdout).not.toMatch(/swb_|curl/);
});

test("a key set by the operator works with its scopes and is never printed", async () => {
  const place = createSeededPlace({
    SWITCHBOARD_BOOTSTRAP_KEY: bootstrapKey,
    SWITCHBOARD_BOOTSTRAP_SCOPES: "read_only, content",
    LOG_LEVEL: "trace",
  });
  const server = await startProgram(place);
  const [, curl = ""] = await server.shows(/^ {2}(curl .*)$/m);
  expect(runCurl(curl, { SWITCHBOARD_BOOTSTRAP_KEY: bootstrapKey }).data).toHaveLength(3);

  const client = clientFor(server.url, bootstrapKey);
  const message = { profile_id: "prf_demo_0002", text: "Hello" };
  expect((await client.call("send_message", message)).error).toMatchObject({ code: "out_of_scope" });
  expect((await client.rest("POST /posts", { text: "" })).status).toBe(400);
  expect((await client.call("get_profile", { profile_id: "prf_none" })).error).toMatchObject({ code: "not_found" });
  expect((await client.rest("GET /profile", undefined, { key: "swb_some-other-secret" })).status).toBe(401);

  const { stdout, stderr } = await server.stop();
  expect(stdout + stderr).not.toMatch(/a-key-that-the-operator-chose|some-other-secret|Bearer swb/);
  const log = stderr
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(log.map(({ msg }) => msg)).toContain("ready");
});

test("SIGTERM lets a running call finish, fails readiness and exits with 0", async () => {
  const server = await startProgram(createSeededPlace({ SWITCHBOARD_BOOTSTRAP_KEY: bootstrapKey }));
  const { port } = new URL(server.url);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const body = JSON.stringify({ profile_id: "prf_demo_0002", text: "Sent while stopping" });
  const readiness = openSocket(Number(port));
  const call = openSocket(Number(port));

  readiness.write("GET /readyz HTTP/1.1", "Host: localhost");
  call.write(
    "POST /api/v1/messages HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${bootstrapKey}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
    "",
  );
  await call.receives(/^HTTP\/1\.1 100 Continue/);
  server.signal("SIGTERM");
  await server.shows(/calls in progress finish first/);
  readiness.write("");
  await readiness.receives(/^HTTP\/1\.1 503 [\s\S]*"stopping"/);
  await eventually(() => expect(fetch(`${server.url}/readyz`)).rejects.toThrow("fetch failed"));
  call.write(body);
  await call.receives(/\nHTTP\/1\.1 200 OK[\s\S]*\nConnection: close[\s\S]*"Sent while stopping"/);
  expect((await server.finished).code).toBe(0);
});

test("all invalid settings are reported together with the expected values, and nothing is written", async () => {
  const place = createPlace({
    PORT: "abc",
    DATABASE_URL: "mysql://root:topsecret@localhost/db",
    SWITCHBOARD_PUBLIC_URL: "switchboard.example",
    SWITCHBOARD_DEMO_MEMBERS: "12",
    SWITCHBOARD_BOOTSTRAP_KEY: "short",
    SWITCHBOARD_BOOTSTRAP_SCOPES: "core,evrything",
    LOG_LEVEL: "loud",
  });
  const { code, stdout, stderr } = await runProgram(place, ["serve"]);
  expect(code).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trimEnd().split("\n")).toEqual([
    "error: Invalid settings:",
    "  PORT: expected an integer from 0 to 65535",
    '  DATABASE_URL: expected "sqlite:<file>" or "postgres://user:password@host:5432/database"',
    "  SWITCHBOARD_PUBLIC_URL: expected an http or https URL without user, query and fragment",
    "  SWITCHBOARD_DEMO_MEMBERS: expected 0, or an integer from 60 to 1000000",
    "  SWITCHBOARD_BOOTSTRAP_KEY: expected at least 24 ASCII characters without spaces",
    `  SWITCHBOARD_BOOTSTRAP_SCOPES: expected one or more of ${surface.scopes.map(({ name }) => name).join(", ")}`,
    "  LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent",
  ]);
});

test.each([
  [
    "a database that cannot be reached",
    { DATABASE_URL: "postgres://me:topsecret@localhost:1/db" },
    /^error: DATABASE_URL: Cannot connect to a PostgreSQL server at postgres:\/\/localhost:1\/db\. /,
  ],
  [
    "a file that is not a database",
    { DATABASE_URL: `sqlite:${import.meta.filename}` },
    /^error: DATABASE_URL: .*serve\.test\.ts is not an SQLite database\. Name another file\.$/m,
  ],
  [
    "a host of another machine",
    { HOST: "192.0.2.1" },
    /^error: HOST: 192\.0\.2\.1 is not an address of this machine\. /,
  ],
])("%s is reported in one line", async (_title, settings, expected) => {
  const { code, stderr } = await runProgram(createPlace(settings), ["serve"]);
  expect(code).toBe(1);
  expect(stderr).toMatch(expected);
  expect(stderr.trimEnd()).not.toMatch(/\n|topsecret/);
});

test("a port in use is reported, and the key is printed by the start that succeeds", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo; // bound to TCP above
  const place = createPlace({ SWITCHBOARD_DEMO_MEMBERS: "0" });
  const { code, stdout, stderr } = await runProgram(place, ["serve"], { env: { PORT: String(port) } });
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toBe(`error: PORT: ${port} on 127.0.0.1 is in use. Choose another port, or 0 for a free one.\n`);
  const server = await startProgram(place);
  await server.shows(/^ {2}swb_\S{40,}$/m);
});

test("settings are read from the package's .env, and those of the environment take precedence", async () => {
  const installation = createInstallation();
  const main = join(installation, "dist/main.js");
  const unset = { SWITCHBOARD_DEMO_MEMBERS: undefined, DATABASE_URL: undefined, PORT: undefined };
  const place = { ...createPlace(unset), main };
  const lines = [
    "PORT=1",
    "DATABASE_URL=sqlite:./kept/here.db",
    "SWITCHBOARD_DEMO_MEMBERS=60",
    `SWITCHBOARD_BOOTSTRAP_KEY="${bootstrapKey}"`,
  ];
  writeFileSync(join(installation, ".env"), lines.join("\n"));
  const server = await startProgram(place, { PORT: "0" });
  expect((await clientFor(server.url, bootstrapKey).rest("GET /profile")).status).toBe(200);
  await server.stop();
  expect(
    await countRows({ ...place, env: { DATABASE_URL: `sqlite:${join(installation, "kept/here.db")}` } }, "net_members"),
  ).toBe(60);
});

test("an empty network has the account's own member", async () => {
  const server = await startProgram(
    createPlace({ SWITCHBOARD_DEMO_MEMBERS: "0", SWITCHBOARD_BOOTSTRAP_KEY: bootstrapKey }),
  );
  const client = clientFor(server.url, bootstrapKey);
  const { body: profile } = await client.rest("GET /profile");
  expect((await client.call("search_people", { keyword: profile.name })).error).toBeUndefined();
  expect((await client.call("create_post", { text: "Nobody is here yet" })).body).toMatchObject({
    author: { id: profile.id },
  });
});

test("two nodes that start concurrently on an empty database seed it once and create one key", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const place = createPlace({
    DATABASE_URL: await postgres.createDatabase("nodes"),
    SWITCHBOARD_BOOTSTRAP_KEY: bootstrapKey,
  });
  const nodes = await Promise.all([startProgram(place), startProgram(place)]);
  for (const { url } of nodes) expect((await clientFor(url, bootstrapKey).rest("GET /profile")).status).toBe(200);
  for (const node of nodes) expect((await node.stop()).code).toBe(0);
  expect(await countRows(place, "sb_keys")).toBe(1);
  expect(await countRows(place, "net_members")).toBe(120);
});

async function countRows({ env }: Place, table: "sb_keys" | "net_members"): Promise<number> {
  const store = await openStore(env["DATABASE_URL"] ?? "");
  const rows = await store.reader
    .selectFrom(table as "sb_keys")
    .select("id")
    .execute(); // both tables have the column `id`
  await store.close();
  return rows.length;
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "a %s that is followed by a SIGINT stops the server as if it came alone",
  async (name) => {
    const place = createSeededPlace();
    const server = await startProgram(place);
    server.signal(name);
    await server.shows(/"msg":"stopping/); // signals of the same kind that are not handled yet are merged
    server.signal("SIGINT"); // as npm does, which passes on the SIGINT of a terminal
    const { code, stderr } = await server.finished;
    expect([code, stderr]).toEqual([0, expect.stringContaining('"msg":"stopped"')]);
    expect(readdirSync(place.folder)).toEqual(["store.db"]);
  },
);
