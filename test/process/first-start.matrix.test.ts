import { copyFileSync, existsSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { createClient } from "../support/client.ts";
import { createPlace, launch, type Place } from "../support/program.ts";

const members = 1_000;

/** Starts `serve` and returns as soon as the port is open. */
async function openProgram(place: Place) {
  const { child, shows, finished } = launch(place, ["serve"], {});
  child.stdin.end();
  const [, url = ""] = await shows(/"address":"(http[^"]+)"/);
  const readiness = async () => {
    const response = await fetch(`${url}/readyz`);
    return { code: response.status, ...((await response.json()) as { status: string }) };
  };
  /** Polls readiness until it matches, and returns all statuses that it had. */
  const waitUntil = async (
    isReached: (status: string) => boolean,
    check = () => Promise.resolve(),
  ): Promise<Set<string>> => {
    const seen = new Set<string>();
    for (;;) {
      await check();
      const { code, status } = await readiness();
      expect(code).toBe(status === "ok" ? 200 : 503);
      seen.add(status);
      if (isReached(status)) return seen;
      await pause(10); // leaves the processor to the server
    }
  };
  return { child, url, shows, finished, waitUntil };
}

function countMembers(file: string): unknown {
  const database = new Database(file);
  const count = database.prepare("select count(*) from net_members").pluck().get();
  database.close();
  return count;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const isSeeding = (status: string): boolean => /^seeding, [1-9]\d*%$/.test(status);

test("during the first start, the port is open, readiness shows the progress, and calls get 503 on both surfaces", async () => {
  const place = createPlace({ SWITCHBOARD_DEMO_MEMBERS: String(members) });
  const server = await openProgram(place);
  await server.waitUntil(isSeeding);
  const client = createClient(server.url, surface.service, "swb_any");
  const expected = { code: "store_unavailable", status: 503, retryable: true, retry_after_seconds: 5 };
  const overRest = await client.rest("GET /profile");
  expect(overRest).toMatchObject({ status: 503, error: expected });
  expect(overRest.error.detail).toMatch(/^The service is starting: seeding, \d+%\.$/);
  expect(overRest.headers.get("content-type")).toBe("application/problem+json");
  const overMcp = await client.rpc("tools/list");
  expect(overMcp).toMatchObject({ status: 503, error: { code: 503, data: expected } });
  for (const { headers } of [overRest, overMcp]) expect(headers.get("retry-after")).toBe("5");
  expect((await fetch(`${server.url}/docs`)).status).toBe(503);

  let slowest = 0;
  let mostLogBytes = 0;
  const seen = await server.waitUntil(
    (status) => status === "ok",
    async () => {
      const startedAt = performance.now();
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - startedAt);
      for (const suffix of ["-wal", "-journal"])
        mostLogBytes = Math.max(mostLogBytes, sizeOf(`${place.folder}/store.db${suffix}`));
    },
  );
  expect(mostLogBytes).toBeLessThan(sizeOf(`${place.folder}/store.db`) / 4);
  expect(slowest).toBeLessThan(1_000);
  expect([...seen].filter(isSeeding).length).toBeGreaterThan(2);
  // Seeding ends with a checkpoint: the file contains the network without its log.
  copyFileSync(`${place.folder}/store.db`, `${place.folder}/copy.db`);
  expect(countMembers(`${place.folder}/copy.db`)).toBe(members);
  const [, key = ""] = await server.shows(/^ {2}(swb_\S{40,})$/m);
  expect((await createClient(server.url, surface.service, key).rest("GET /profile")).status).toBe(200);
  server.child.kill("SIGTERM");
  const { code, stdout } = await server.finished;
  expect(code).toBe(0);
  expect(stdout.split(key)).toHaveLength(4); // shown once, and in the two examples
  expect(existsSync(`${place.folder}/store.db-wal`)).toBe(false);
});

test("a first start that is killed while it seeds leaves nothing, and the next one seeds everything", async () => {
  const place = createPlace({ SWITCHBOARD_DEMO_MEMBERS: String(members) });
  const killed = await openProgram(place);
  await killed.waitUntil(isSeeding);
  killed.child.kill("SIGKILL");
  await killed.finished;
  const file = new Database(`${place.folder}/store.db`);
  const count = (table: string) => file.prepare(`select count(*) from ${table}`).pluck().get();
  expect([count("sb_workspaces"), count("net_members"), count("sb_keys")]).toEqual([0, 0, 0]);
  file.close();

  const key = "swb_a-key-that-the-operator-chose";
  const server = await openProgram({ ...place, env: { ...place.env, SWITCHBOARD_BOOTSTRAP_KEY: key } });
  await server.waitUntil((status) => status === "ok");
  expect((await createClient(server.url, surface.service, key).rest("GET /profile")).status).toBe(200);
  server.child.kill("SIGTERM");
  await server.finished;
  expect(countMembers(`${place.folder}/store.db`)).toBe(members);
});

test("of servers that start together on an empty file, one seeds and the other waits for it", async () => {
  const place = createPlace({ SWITCHBOARD_DEMO_MEMBERS: String(members) });
  const servers = await Promise.all([openProgram(place), openProgram(place)]);
  const seen = await Promise.all(servers.map((server) => server.waitUntil((status) => status === "ok")));
  expect(seen.filter((statuses) => [...statuses].some(isSeeding))).toHaveLength(1);
  await Promise.all(servers.map(({ shows }) => shows(/is ready at /)));
  for (const { child } of servers) child.kill("SIGTERM");
  const outputs = await Promise.all(servers.map(({ finished }) => finished));
  expect(outputs.map(({ code }) => code)).toEqual([0, 0]);
  expect(outputs.filter(({ stdout }) => stdout.includes("shown this once"))).toHaveLength(1);
  expect(countMembers(`${place.folder}/store.db`)).toBe(members);
});

test("a server waits for another process that seeds for longer than the timeout of a write", async () => {
  const place = createPlace({ SWITCHBOARD_DEMO_MEMBERS: "120" });
  const killed = await openProgram(place); // creates the tables
  await killed.waitUntil(isSeeding);
  killed.child.kill("SIGKILL");
  await killed.finished;
  const other = new Database(`${place.folder}/store.db`);
  other.exec("begin immediate");
  const lockedAt = performance.now();
  const server = await openProgram(place);
  await server.waitUntil((status) => status === "waiting for another process to seed the store");
  await server.waitUntil(() => performance.now() - lockedAt > 7_000);
  other.exec("rollback");
  other.close();
  await server.waitUntil((status) => status === "ok");
  server.child.kill("SIGTERM");
  expect((await server.finished).code).toBe(0);
  expect(countMembers(`${place.folder}/store.db`)).toBe(120);
});
