import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { Failure } from "../contract/failure.ts";
import { isWriteFailure, storeUnavailable, toPostgresFailure } from "./store-failure.ts";

const poolSize = 10;
/** Maximum time to open a connection, or to wait for a free one in the pool, in milliseconds. */
export const connectMs = 5_000;
/** How long a query may take until the server is probed, in milliseconds. */
const silentMs = 3_000;

/**
 * A connection pool with errors that callers can act on: `store_unavailable` if the server cannot be reached or used,
 * otherwise the driver's error. Queries may run for any length of time while the server responds to new connections. If
 * it does not, they fail within about 10 seconds. In texts, the character U+0000, which PostgreSQL cannot store, becomes
 * U+FFFD.
 */
export class ResponsivePool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #connectionString: string;
  readonly #onWriteFailure: (failure: Failure) => void;
  readonly #lost = new WeakSet<pg.PoolClient>();
  /** Start times of the running queries. */
  readonly #running = new Map<pg.PoolClient, number>();
  readonly #timer: NodeJS.Timeout;
  #isProbing = false;

  /** @param onWriteFailure called when the state of the server, such as a full disk, makes it reject a write. */
  constructor(options: pg.PoolConfig & { connectionString: string }, onWriteFailure: (failure: Failure) => void) {
    this.#connectionString = options.connectionString;
    this.#onWriteFailure = onWriteFailure;
    this.#pool = new pg.Pool({ ...options, max: poolSize, connectionTimeoutMillis: connectMs });
    // The pool replaces an idle connection that the server closes. If the failure persists, the next query reports it.
    this.#pool.on("error", () => undefined);
    // Without a listener, a connection that is lost between two queries of a transaction would end the process.
    this.#pool.on("connect", (client) => {
      client.on("error", () => this.#lost.add(client));
      client.on("end", () => this.#lost.add(client));
    });
    this.#timer = setInterval(() => void this.#endSilentQueries(), silentMs);
    this.#timer.unref();
  }

  async connect(): Promise<PostgresPoolClient> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw toPostgresFailure(error, true);
    }
    const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      this.#running.set(client, performance.now());
      try {
        return await client.query(text, values.some(hasNul) ? values.map(withoutNul) : (values as unknown[])); // only read
      } catch (error) {
        throw this.#explain(error, client, text);
      } finally {
        this.#running.delete(client);
      }
    };
    // Only this form of the query function is used, because no cursor is configured.
    return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pool.end();
  }

  #explain(error: unknown, client: pg.PoolClient, text: string): unknown {
    const isLost = this.#lost.has(client);
    if (isLost && text === "commit") return storeUnavailable(lostCommit, error);
    const failure = toPostgresFailure(error, isLost);
    if (failure instanceof Failure && isWriteFailure(error)) this.#onWriteFailure(failure);
    return failure;
  }

  /** Disconnects queries whose server no longer responds. */
  async #endSilentQueries(): Promise<void> {
    const startedBefore = performance.now() - silentMs;
    const silent = [...this.#running].filter(([, startedAt]) => startedAt < startedBefore);
    if (silent.length === 0 || this.#isProbing) return;
    this.#isProbing = true;
    const responds = await this.#responds();
    this.#isProbing = false;
    if (responds) return;
    for (const [client, startedAt] of silent)
      if (this.#running.get(client) === startedAt) void client.end().catch(() => undefined); // closes the socket
  }

  async #responds(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: connectMs,
      application_name: "switchboard probe",
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError; // the server has responded
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

const hasNul = (value: unknown): value is string => typeof value === "string" && value.includes("\0");
const withoutNul = (value: unknown): unknown => (hasNul(value) ? value.replaceAll("\0", "\uFFFD") : value);

const lostCommit = "The connection to the store was lost during the commit. The call may have taken effect.";
