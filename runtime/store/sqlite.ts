import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";
import {
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type CompiledQuery,
  type ConnectionProvider,
  type Dialect,
  type QueryResult,
} from "kysely";
import { isBusy, whileBusy } from "./busy.ts";
import { watchForeignCommits } from "./foreign-commits.ts";
import { GroupCommit } from "./group-commit.ts";
import { Listeners } from "./listeners.ts";
import { ReadSnapshot } from "./read-snapshot.ts";
import { SqliteConnection } from "./sqlite-connection.ts";
import { toSqliteFailure } from "./store-failure.ts";
import type { Store, StoreOptions } from "./store.ts";
import type { RuntimeTables } from "./tables.ts";
import { withTransactionHandle } from "./transaction-handle.ts";

/** Page cache of each connection. Measured: a larger cache gains nothing, and memory-mapped I/O is slower. */
const cacheKiB = 8 * 1024;
/** Page cache for a bulk load, whose rows are not inserted in the order of all indexes. */
const bulkCacheKiB = 256 * 1024;
/** Maximum size of the log after a large transaction, such as the first seed. */
const logBytes = 16 * 1024 * 1024;

/**
 * Opens an SQLite file in WAL mode with full durability: an acknowledged write survives a crash. One connection writes.
 * A second, read-only connection serves all reads from a consistent snapshot during a write. With `isBulk`, the file has a
 * rollback journal instead of a log if no other process uses it: the new pages of a transaction are then written only once.
 */
export async function openSqlite(path: string, { isBulk = false }: StoreOptions = {}): Promise<Store> {
  if (path === "" || path === ":memory:")
    throw new Error('DATABASE_URL: expected "sqlite:<file>"; in-memory databases are not supported');
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  const writing = await whileBusy(() => connect(file, isBulk ? "bulk" : "write"));
  const reading = await whileBusy(() => connect(file, "read"));
  const snapshot = new ReadSnapshot(reading);
  const commits = new GroupCommit(writing, () => snapshot.end());
  const onWriting = new SqliteConnection(writing);
  const onReading = new SqliteConnection(reading);
  const listeners = new Listeners();
  const stopWatching = watchForeignCommits(writing, () => listeners.wakeAll());
  /** Channels whose listeners will be woken after the current transaction. */
  const notified = new Set<string>();
  const inTransaction = new DirectExecutor({ provideConnection: (consumer) => consumer(onWriting) });
  const reader = createKysely(async (consumer) => {
    try {
      return await whileBusy(() => {
        snapshot.begin();
        return consumer(onReading);
      });
    } catch (error) {
      throw toSqliteFailure(error);
    }
  });
  const createWriter = (options: { readonly isRelaxed: boolean }) =>
    createKysely((consumer) => commits.join(() => consumer(onWriting), options));
  return {
    dialect: "sqlite",
    reader,
    writer: createWriter({ isRelaxed: false }),
    relaxedWriter: createWriter({ isRelaxed: true }),
    transaction: (work, options) => commits.join(() => withTransactionHandle(dialect, inTransaction, work), options),
    insertRows: (table, columns, selectRows) =>
      commits.join(
        async () =>
          onWriting.insertRows(table, columns, await withTransactionHandle(dialect, inTransaction, selectRows)),
        { isRelaxed: true },
      ),
    // Work that joins now ends after the transaction of the caller. Its result is not awaited, because that would be a deadlock.
    notify: async (_tx, channel) => {
      if (notified.has(channel)) return;
      notified.add(channel);
      const wake = (): void => {
        notified.delete(channel); // if the work below did not run
        listeners.wake(channel);
      };
      commits.join(async () => notified.delete(channel), { isRelaxed: true }).then(wake, wake);
    },
    listen: (channel, wake) => listeners.add(channel, wake),
    ping: async () => {
      await sql`select 1`.execute(reader);
      commits.checkWritable();
    },
    close: async () => {
      stopWatching();
      await commits.idle();
      reading.close();
      checkpoint(writing);
      writing.close(); // last, because the last writable connection deletes the log
    },
  };
}

const compiler = new SqliteQueryCompiler();
const adapter = new SqliteAdapter();

/** A dialect without a driver: this module opens connections and begins transactions itself. */
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => compiler,
};

/** Sends queries directly to the connection, without Kysely's plugins. */
class DirectExecutor extends DefaultQueryExecutor {
  constructor(provider: ConnectionProvider) {
    super(compiler, adapter, provider);
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.provideConnection((connection) => connection.executeQuery(query));
  }

  override withConnectionProvider(provider: ConnectionProvider): DirectExecutor {
    return new DirectExecutor(provider);
  }
}

const createKysely = (provideConnection: ConnectionProvider["provideConnection"]): Kysely<RuntimeTables> => {
  const executor = new DirectExecutor({ provideConnection });
  return new Kysely({ config: { dialect }, dialect, driver: dialect.createDriver(), executor });
};

/**
 * Moves the whole log into the database, so that the file is complete even if another process keeps the store open.
 * Closing does not fail if that process reads or writes just now, or if the disk is full: the log remains.
 */
function checkpoint(connection: SqliteDatabase.Database): void {
  try {
    connection.pragma("wal_checkpoint(TRUNCATE)");
  } catch {
    // the next process that opens the store applies the log
  }
}

function connect(file: string, use: "read" | "write" | "bulk"): SqliteDatabase.Database {
  const connection = new SqliteDatabase(file, { readonly: use === "read", timeout: 0 });
  try {
    if (use !== "read") {
      if (use === "write" || !useRollbackJournal(connection)) connection.pragma("journal_mode = WAL");
      connection.pragma("synchronous = FULL");
      connection.pragma("foreign_keys = ON");
      connection.pragma(`journal_size_limit = ${logBytes}`);
    }
    connection.pragma(`cache_size = -${use === "bulk" ? bulkCacheKiB : cacheKiB}`);
    if (use !== "bulk") connection.pragma("temp_store = MEMORY"); // a bulk load sorts the rows of each index, in files if many
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Returns false if another process has the file open, which SQLite does not allow. */
function useRollbackJournal(connection: SqliteDatabase.Database): boolean {
  try {
    return connection.pragma("journal_mode = DELETE", { simple: true }) === "delete";
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
