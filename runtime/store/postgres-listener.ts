import pg from "pg";
import { Listeners } from "./listeners.ts";
import { connectMs } from "./postgres-pool.ts";

/** The pause before reconnecting, in milliseconds. */
const reconnectMs = 1_000;
/** The PostgreSQL channel that all channels of this service share. The payload of a notification names its channel. */
export const postgresChannel = "switchboard";

/** Receives notifications on a separate connection, which it opens for the first listener and keeps open. */
export class PostgresListener {
  readonly #connectionString: string;
  readonly #listeners = new Listeners();
  #client: pg.Client | null = null;
  #reconnect: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  listen(channel: string, wake: () => void): () => void {
    if (!this.#client && !this.#reconnect) void this.#connect();
    return this.#listeners.add(channel, wake);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#reconnect) clearTimeout(this.#reconnect);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: "switchboard listener",
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    this.#client = client;
    client.on("notification", ({ payload }) => this.#listeners.wake(payload ?? ""));
    client.on("error", () => this.#connectAgain(client));
    client.on("end", () => this.#connectAgain(client));
    try {
      await client.connect();
      await client.query(`listen ${postgresChannel}`);
      this.#listeners.wakeAll(); // notifications before this moment are lost
    } catch {
      client.end().catch(() => undefined);
      this.#connectAgain(client);
    }
  }

  #connectAgain(lost: pg.Client): void {
    if (this.#isClosed || this.#client !== lost) return;
    this.#client = null;
    this.#reconnect = setTimeout(() => {
      this.#reconnect = null;
      void this.#connect();
    }, reconnectMs).unref();
  }
}
