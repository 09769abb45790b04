import type SqliteDatabase from "better-sqlite3";
import { Failure } from "../contract/failure.ts";
import { whileBusy } from "./busy.ts";
import { storeUnavailable, toSqliteFailure } from "./store-failure.ts";
import { WriteHealth } from "./write-health.ts";

/** Maximum time for which a batch accepts more work items, in milliseconds. Later ones wait for the next batch. */
const maxBatchMs = 25;
/** Maximum number of waiting work items, which is reached only while another process has locked the store. */
const maxWaiting = 10_000;

interface PendingWork {
  /** Whether the commit need not wait for the disk: a crash of the machine may then lose the work. */
  readonly isRelaxed: boolean;
  readonly work: () => Promise<unknown>;
  readonly succeed: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Commits work items in batches on the writing connection. The waiting ones run in sequence in one transaction, each in a
 * savepoint, so that a failed one is rolled back alone. All promises resolve after the commit: acknowledged work is on
 * disk, and each batch waits for the disk once. When the commit fails, all work items of the batch reject with its error.
 * A batch that contains only relaxed work items is safe from a process crash as soon as it commits, and from a machine crash
 * after the next durable commit.
 *
 * While another process has locked the file, work items wait up to 5 seconds without blocking the event loop; if the file
 * is still locked then, they are rejected with `store_unavailable`. A full disk rejects them immediately.
 */
export class GroupCommit {
  readonly #connection: SqliteDatabase.Database;
  readonly #beforeCommit: () => void;
  readonly #statements;
  readonly #waiting: PendingWork[] = [];
  #waitsForDisk = true;
  #running: Promise<void> | null = null;
  readonly #health = new WriteHealth(
    () => this.join(async () => void this.#connection.pragma("user_version = 0")), // writes one page
  );

  constructor(connection: SqliteDatabase.Database, beforeCommit: () => void) {
    this.#connection = connection;
    this.#beforeCommit = beforeCommit;
    this.#statements = {
      // A transaction that begins as a reader cannot wait for another process that writes: it fails immediately.
      begin: connection.prepare("begin immediate"),
      savepoint: connection.prepare("savepoint work"),
      release: connection.prepare("release work"),
      undo: connection.prepare("rollback to work"),
      commit: connection.prepare("commit"),
      rollback: connection.prepare("rollback"),
    };
  }

  /** Runs work on the writing connection and resolves with its result after the commit. */
  join<Result>(work: () => Promise<Result>, { isRelaxed = false } = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= maxWaiting) return reject(storeUnavailable("Too much work waits for the store."));
      const succeed = resolve as (result: unknown) => void; // called with the result of work
      this.#waiting.push({ isRelaxed, work, succeed, fail: reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when no work is waiting. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** @throws Failure `store_unavailable` with the reason if the last transaction could not be written. */
  checkWritable(): void {
    this.#health.check();
  }

  /** Begins each batch after one turn of the event loop, so that all requests that have arrived share it. */
  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate);
      try {
        await whileBusy(() => this.#begin());
      } catch (error) {
        this.#failAll(this.#waiting.splice(0), error);
        continue;
      }
      await this.#runBatch();
    }
    this.#running = null;
  }

  #begin(): void {
    // An earlier rollback may have failed because of the disk.
    if (this.#connection.inTransaction) this.#statements.rollback.run();
    this.#waitForDisk(!this.#waiting.every((item) => item.isRelaxed));
    this.#statements.begin.run();
  }

  #failAll(batch: readonly PendingWork[], error: unknown): void {
    const failure = toSqliteFailure(error);
    if (failure instanceof Failure) this.#health.fail(failure);
    for (const { fail } of batch) fail(failure);
  }

  async #runBatch(): Promise<void> {
    const end = performance.now() + maxBatchMs;
    const isRelaxed = !this.#waitsForDisk;
    const batch = this.#waiting.splice(0, 1);
    const settlers: (() => void)[] = [];
    try {
      // The batch grows during the iteration.
      for (const item of batch) {
        settlers.push(await this.#attempt(item));
        const [next] = this.#waiting;
        const fits = next !== undefined && (next.isRelaxed || !isRelaxed) && performance.now() < end;
        if (fits) batch.push(...this.#waiting.splice(0, 1));
      }
      this.#beforeCommit();
      this.#statements.commit.run();
      this.#health.succeed();
    } catch (error) {
      this.#rollBack();
      this.#failAll(batch, error);
      return;
    }
    for (const settle of settlers) settle();
  }

  /** Rolls back the transaction, unless an error such as a full disk has already ended it. */
  #rollBack(): void {
    try {
      if (this.#connection.inTransaction) this.#statements.rollback.run();
    } catch {
      // the rollback is repeated before the next transaction begins
    }
  }

  /** In WAL mode, a commit with `synchronous = NORMAL` does not wait for the disk. */
  #waitForDisk(waits: boolean): void {
    if (waits === this.#waitsForDisk) return;
    this.#connection.pragma(`synchronous = ${waits ? "FULL" : "NORMAL"}`);
    this.#waitsForDisk = waits;
  }

  /**
   * Runs one work item and returns the function that settles its promise.
   * @throws the error of the work if that error has ended the whole transaction.
   */
  async #attempt({ work, succeed, fail }: PendingWork): Promise<() => void> {
    const { savepoint, release, undo } = this.#statements;
    savepoint.run();
    try {
      const result = await work();
      release.run();
      return () => succeed(result);
    } catch (error) {
      if (!this.#connection.inTransaction) throw error;
      undo.run();
      release.run();
      return () => fail(toSqliteFailure(error));
    }
  }
}
