import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { Kysely, sql, type ConnectionProvider } from "kysely";
import { whileBusy } from "./busy.ts";
import { watchForeignCommits } from "./foreign-commits.ts";
import { GroupCommit } from "./group-commit.ts";
import { Listeners } from "./listeners.ts";
import { ReadSnapshot } from "./read-snapshot.ts";
import { connect } from "./sqlite-connect.ts";
import { SqliteConnection } from "./sqlite-connection.ts";
import { createDirectExecutor, dialect } from "./sqlite-kysely.ts";
import { toSqliteFailure } from "./store-failure.ts";
import type { Store } from "./store.ts";
import type { RuntimeTables } from "./tables.ts";
import { withTransactionHandle } from "./transaction-handle.ts";

/**
 * Opens an SQLite file in WAL mode with full durability: an acknowledged write survives a crash. One connection writes.
 * A second, read-only connection serves all reads from a consistent snapshot during a write.
 */
export async function openSqlite(path: string): Promise<Store> {
  if (path === "" || path === ":memory:")
    throw new Error('DATABASE_URL: expected "sqlite:<file>"; in-memory databases are not supported');
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const writing = await whileBusy(() => connect(file, "write"));
  const reading = await whileBusy(() => connect(file, "read"));
  const snapshot = new ReadSnapshot(reading);
  const commits = new GroupCommit(writing, () => snapshot.end());
  const onWriting = new SqliteConnection(writing);
  const onReading = new SqliteConnection(reading);
  const listeners = new Listeners();
  const stopWatching = watchForeignCommits(writing, () => listeners.wakeAll());
  /** Channels whose listeners will be woken after the current transaction. */
  const notified = new Set<string>();
  const inTransaction = createDirectExecutor((consumer) => consumer(onWriting));
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
    // The work item that `join` adds below runs after the caller's transaction, which is still open: awaiting the item here
    // would cause a deadlock.
    notify: async (_tx, channel) => {
      if (notified.has(channel)) return;
      notified.add(channel);
      const wake = (): void => {
        notified.delete(channel); // needed if the work below was rejected before it ran
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

const createKysely = (provideConnection: ConnectionProvider["provideConnection"]): Kysely<RuntimeTables> =>
  new Kysely({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor: createDirectExecutor(provideConnection),
  });

/**
 * Moves the whole log into the database, so that the file is complete even if another process keeps the store open.
 * Closing does not fail if that process is reading or writing, or if the disk is full: the log then remains.
 */
function checkpoint(connection: SqliteDatabase.Database): void {
  try {
    connection.pragma("wal_checkpoint(TRUNCATE)");
  } catch {
    // the next process that opens the store applies the log
  }
}
