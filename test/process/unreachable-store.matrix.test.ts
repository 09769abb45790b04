import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { migrate, openStore, runtimeMigrations, type Store } from "../../runtime/index.ts";
import { createClient, type Answer } from "../support/client.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { createPlace, runProgram, startProgram } from "../support/program.ts";
import { withResolvers } from "../support/with-resolvers.ts";
import { eventually } from "../support/eventually.ts";

const unavailable = { code: "store_unavailable", status: 503, retryable: true, retry_after_seconds: 5 };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function openOn(url: string): Promise<Store> {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

const select = (store: Store) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.reader);
const write = (db: Store["writer"], name: string) => db.insertInto("sb_settings").values({ name, value: "" }).execute();
const failure = (detail: string) => ({ code: "store_unavailable", details: { detail, retryAfterSeconds: 5 } });

/** Suspends the main process of the database server and the given backends. Returns a function that resumes them. */
async function freeze(store: Store, backends: readonly { readonly pid: number }[]): Promise<() => void> {
  const folder = (await sql<{ data_directory: string }>`show data_directory`.execute(store.reader)).rows[0];
  const main = readFileSync(join(folder?.data_directory ?? "", "postmaster.pid"), "utf8").split("\n")[0] ?? "";
  const processes = [main, ...backends.map(({ pid }) => String(pid))];
  const thaw = (): void => void spawnSync("kill", ["-s", "CONT", ...processes]);
  spawnSync("kill", ["-s", "STOP", ...processes]);
  onTestFinished(thaw); // in case the test fails before it resumes them
  return thaw;
}

test("a restart of the database causes 503 on both surfaces, never 500, and loses or duplicates nothing", async () => {
  const url = await postgres.createDatabase("restarted");
  const place = createPlace({ DATABASE_URL: url });
  const server = await startProgram(place);
  const made = await runProgram(place, ["keys", "create", "--scopes", "core", "--plan", "high_volume", "--json"]);
  const { key } = JSON.parse(made.stdout) as { key: string };
  const client = createClient(server.url, surface.service, key);
  const send = (number: number): Promise<Answer> => {
    const input = { profile_id: "prf_demo_0002", text: `Fault ${number}` };
    const idempotencyKey = `fault-${number}`;
    return number % 2 === 0
      ? client.rest("POST /messages", input, { idempotencyKey })
      : client.call("send_message", input, { idempotencyKey });
  };
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  await send(0);
  const interrupted = Promise.all(numbers.map(send));
  await postgres.halt();
  for (const { error } of await interrupted) if (error) expect(error).toMatchObject({ ...unavailable });

  const read = await client.rest("GET /account");
  expect(read).toMatchObject({ status: 503, error: unavailable });
  expect(read.headers.get("retry-after")).toBe("5");
  expect((await client.call("get_account")).error).toMatchObject(unavailable);
  const resource = await client.rpc("resources/read", { uri: "switchboard://account/usage" });
  expect(resource.error).toMatchObject({ code: 503, data: unavailable });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  // Keys that are not cached are looked up. A valid key must not become an unknown one.
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const options = { key: `swb_another-key-${attempt}` };
    const { error } = await (attempt % 2 === 0
      ? client.rest("GET /account", undefined, options)
      : client.call("get_account", {}, options));
    expect(error).toMatchObject(unavailable);
  }
  const token = { grant_type: "refresh_token", refresh_token: "unknown", client_id: "unknown" };
  for (const response of await Promise.all([
    fetch(`${server.url}/oauth/authorize?client_id=unknown&response_type=code`),
    fetch(`${server.url}/oauth/authorize?client_id=unknown&response_type=code`, { headers: { Accept: "text/html" } }),
    fetch(`${server.url}/oauth/token`, { method: "POST", body: new URLSearchParams(token) }),
  ])) {
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await response.text()).toContain("The store cannot be reached.");
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const unready = await fetch(`${server.url}/readyz`);
  expect([unready.status, await unready.json()]).toEqual([503, { status: "The store cannot be reached." }]);

  await postgres.resume();
  await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200));
  for (const answer of await Promise.all(numbers.map(send))) expect(answer).toMatchObject({ status: 200 });
  const store = await openOn(url);
  const stored = await sql<{ text: string; copies: number }>`select text, count(*) as copies from net_messages
    where text like 'Fault %' group by text`.execute(store.reader);
  expect(stored.rows).toHaveLength(numbers.length);
  for (const { copies } of stored.rows) expect(copies).toBe(1);

  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where pid <> pg_backend_pid()
    and datname = current_database()`.execute(store.reader);
  const thaw = await freeze(store, rows);
  const frozen = await fetch(`${server.url}/readyz`);
  expect([frozen.status, await frozen.json()]).toEqual([503, { status: "The store does not respond." }]);
  thaw();
  await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200));
  expect((await server.stop()).code).toBe(0);
});

test("a lost connection rolls its transaction back, and the next transaction gets a new connection", async () => {
  const store = await openOn(await postgres.createDatabase("lost"));
  await migrate(store, runtimeMigrations);
  const terminated = store.transaction(async (tx) => {
    await write(tx, "undone");
    const [row] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows;
    await sql`select pg_terminate_backend(${row?.pid}, 5000)`.execute(store.writer);
    await write(tx, "undone too");
  });
  await expect(terminated).rejects.toMatchObject({ code: "store_unavailable" });
  await store.transaction((tx) => write(tx, "later"));
  expect(await store.reader.selectFrom("sb_settings").select("name").execute()).toEqual([{ name: "later" }]);
});

test("a server without free connections, and a pool without free connections, are unavailable", async () => {
  await postgres.createDatabase("crowded");
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query("create role visitor login password 'visitor'");
  await admin.query("alter database crowded connection limit 0");
  await admin.end();
  const crowded = Object.assign(new URL(postgres.url), {
    pathname: "crowded",
    username: "visitor",
    password: "visitor",
  });
  await expect(select(await openOn(crowded.href))).rejects.toMatchObject(
    failure("The store accepts no more connections."),
  );

  const store = await openOn(postgres.url);
  const { promise, resolve } = withResolvers();
  const holders = Array.from({ length: 10 }, () =>
    store.transaction(async (tx) => {
      await sql`select 1`.execute(tx);
      await promise;
    }),
  );
  await expect(select(store)).rejects.toMatchObject(failure("The store cannot be reached."));
  resolve();
  await Promise.all(holders);
  expect((await select(store)).rows).toHaveLength(1);
});

test("a query fails when the server has stopped responding, but may run long while the server responds", async () => {
  const store = await openOn(postgres.url);
  const thaw = await freeze(store, (await select(store)).rows);
  await expect(select(store)).rejects.toMatchObject(failure("The store cannot be reached."));
  thaw();
  expect((await sql<{ ok: boolean }>`select pg_sleep(7) is not null as ok`.execute(store.reader)).rows).toHaveLength(1);
});

test("while the server accepts only reads, writes are unavailable and the store is not ready, until a probe succeeds", async () => {
  const store = await openOn(await postgres.createDatabase("standby"));
  await migrate(store, runtimeMigrations);
  const admin = await openOn(postgres.url);
  const setReadOnly = async (value: "on" | "off"): Promise<void> => {
    await sql`alter system set default_transaction_read_only = ${sql.raw(value)}`.execute(admin.writer);
    await sql`select pg_reload_conf()`.execute(admin.writer);
  };
  const readOnly = failure("The store is read-only.");
  await setReadOnly("on");
  onTestFinished(() => setReadOnly("off"));
  await eventually(() => expect(write(store.writer, "rejected")).rejects.toMatchObject(readOnly));
  expect((await select(store)).rows).toHaveLength(1);
  await expect(store.ping()).rejects.toMatchObject(readOnly);
  await setReadOnly("off");
  await eventually(() => store.ping());
});
