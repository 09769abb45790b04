import type SqliteDatabase from "better-sqlite3";

/** How long a batch accepts further jobs before it commits, in milliseconds. Everything else waits for the batch. */
const batchMs = 25;

interface Job {
  /** The commit does not wait for the disk; a crash of the machine may lose it. */
  readonly isRelaxed: boolean;
  readonly work: () => Promise<unknown>;
  readonly succeed: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Commits jobs in batches on the writing connection. The waiting jobs run in sequence in one transaction, each in a
 * savepoint, so that a failed job is rolled back alone. All promises resolve after the commit: acknowledged work is on
 * disk, and each batch waits for the disk once. When the commit fails, all jobs of the batch reject with its error.
 * A batch that contains only relaxed jobs is safe from a process crash as soon as it commits, and from a machine crash
 * after the next durable commit.
 */
export class GroupCommit {
  readonly #connection: SqliteDatabase.Database;
  readonly #beforeCommit: () => void;
  readonly #statements;
  readonly #waiting: Job[] = [];
  #waitsForDisk = true;
  #running: Promise<void> | null = null;

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
      const succeed = resolve as (result: unknown) => void; // called with the result of work
      this.#waiting.push({ isRelaxed, work, succeed, fail: reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when no job is waiting. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Begins each batch after one turn of the event loop, so that all requests that have arrived share it. */
  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate);
      await this.#runBatch();
    }
    this.#running = null;
  }

  async #runBatch(): Promise<void> {
    const end = performance.now() + batchMs;
    const isRelaxed = this.#waiting.every((job) => job.isRelaxed);
    const batch = this.#waiting.splice(0, 1);
    const settlers: (() => void)[] = [];
    try {
      this.#waitForDisk(!isRelaxed);
      this.#statements.begin.run();
      // The batch grows during the iteration.
      for (const job of batch) {
        settlers.push(await this.#attempt(job));
        const [next] = this.#waiting;
        const fits = next !== undefined && (next.isRelaxed || !isRelaxed) && performance.now() < end;
        if (fits) batch.push(...this.#waiting.splice(0, 1));
      }
      this.#beforeCommit();
      this.#statements.commit.run();
    } catch (error) {
      // Some errors, such as a full disk, have already ended the transaction.
      if (this.#connection.inTransaction) this.#statements.rollback.run();
      for (const { fail } of batch) fail(error);
      return;
    }
    for (const settle of settlers) settle();
  }

  /** In WAL mode, a commit with `synchronous = NORMAL` does not wait for the disk. */
  #waitForDisk(waits: boolean): void {
    if (waits === this.#waitsForDisk) return;
    this.#connection.pragma(`synchronous = ${waits ? "FULL" : "NORMAL"}`);
    this.#waitsForDisk = waits;
  }

  /**
   * Runs one job and returns the function that settles its promise.
   * @throws the job's error if it has ended the whole transaction.
   */
  async #attempt({ work, succeed, fail }: Job): Promise<() => void> {
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
      return () => fail(error);
    }
  }
}
