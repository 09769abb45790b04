import type SqliteDatabase from "better-sqlite3";

/** How long a batch takes in further work before it commits, in milliseconds: everything else waits meanwhile. */
const batchMs = 25;

/** Work that may be lost with the last moments before a crash, so that its commit does not wait for the disk. */
interface LightJob {
  readonly work: () => void;
  readonly succeed: () => void;
  readonly fail: (error: unknown) => void;
}

interface Job {
  readonly work: () => Promise<unknown>;
  readonly succeed: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Shares commits on the one connection that writes. Whatever waits when a batch begins runs in one transaction, one after
 * another, each in a savepoint: work that fails is undone alone. All are answered after the one commit, so that what was
 * acknowledged is on disk, and the disk is waited for once. When the commit fails, all of the batch fail with its error.
 */
export class GroupCommit {
  readonly #connection: SqliteDatabase.Database;
  readonly #statements;
  readonly #waiting: Job[] = [];
  readonly #light: LightJob[] = [];
  #running: Promise<void> | null = null;

  constructor(connection: SqliteDatabase.Database) {
    this.#connection = connection;
    this.#statements = {
      // Begun as a reader, a transaction that writes after another process did would fail at once instead of waiting.
      begin: connection.prepare("begin immediate"),
      savepoint: connection.prepare("savepoint work"),
      release: connection.prepare("release work"),
      undo: connection.prepare("rollback to work"),
      commit: connection.prepare("commit"),
      rollback: connection.prepare("rollback"),
    };
  }

  /** Runs work that writes through the connection; resolves with its result once that is on disk. */
  join<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, succeed: resolve as (result: unknown) => void, fail: reject }); // of what work returns
      this.#running ??= this.#run();
    });
  }

  /**
   * Runs work that writes in one go, between the batches and in a transaction of its own. What it wrote outlives this process
   * at once, and a crash of the machine only after the next commit of the others.
   */
  joinLightly(work: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#light.push({ work, succeed: resolve, fail: reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Each batch begins after the sockets that are ready were read: the calls that they bring share it. */
  async #run(): Promise<void> {
    while (this.#waiting.length > 0 || this.#light.length > 0) {
      await new Promise(setImmediate);
      for (let job = this.#light.shift(); job; job = this.#light.shift()) this.#runLight(job);
      if (this.#waiting.length > 0) await this.#runBatch();
    }
    this.#running = null;
  }

  #runLight({ work, succeed, fail }: LightJob): void {
    const { begin, commit, rollback } = this.#statements;
    try {
      this.#connection.pragma("synchronous = NORMAL"); // of a write-ahead log: no wait at a commit
      begin.run();
      work();
      commit.run();
      succeed();
    } catch (error) {
      if (this.#connection.inTransaction) rollback.run();
      fail(error);
    } finally {
      this.#connection.pragma("synchronous = FULL");
    }
  }

  async #runBatch(): Promise<void> {
    const end = performance.now() + batchMs;
    const batch: Job[] = [];
    const answers: (() => void)[] = [];
    try {
      for (let job = this.#waiting.shift(); job; job = performance.now() < end ? this.#waiting.shift() : undefined) {
        batch.push(job);
        if (batch.length === 1) this.#statements.begin.run();
        answers.push(await this.#attempt(job));
      }
      this.#statements.commit.run();
    } catch (error) {
      // A full disk and the like have ended the transaction by themselves.
      if (this.#connection.inTransaction) this.#statements.rollback.run();
      for (const { fail } of batch) fail(error);
      return;
    }
    for (const answer of answers) answer();
  }

  /**
   * Does the work of one job and returns how to tell of its end.
   * @throws when it took the whole transaction with it.
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
