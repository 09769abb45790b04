import type SqliteDatabase from "better-sqlite3";

/** How long a batch takes in further work before it commits, in milliseconds: everything else waits meanwhile. */
const batchMs = 25;

interface Job {
  /** It may be lost with the last moments before a crash of the machine, so that it alone waits for no disk. */
  readonly isLight: boolean;
  readonly work: () => Promise<unknown>;
  readonly succeed: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Shares commits on the one connection that writes. Whatever waits when a batch begins runs in one transaction, one after
 * another, each in a savepoint: work that fails is undone alone. All are answered after the one commit, so that what was
 * acknowledged is on disk, and the disk is waited for once. When the commit fails, all of the batch fail with its error.
 * A batch of light work alone outlives this process at once, and a crash of the machine only after the next other commit.
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
      // Begun as a reader, a transaction that writes after another process did would fail at once instead of waiting.
      begin: connection.prepare("begin immediate"),
      savepoint: connection.prepare("savepoint work"),
      release: connection.prepare("release work"),
      undo: connection.prepare("rollback to work"),
      commit: connection.prepare("commit"),
      rollback: connection.prepare("rollback"),
    };
  }

  /** Runs work that writes through the connection; resolves with its result once that is committed. */
  join<Result>(work: () => Promise<Result>, { isLight = false } = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      const succeed = resolve as (result: unknown) => void; // gets what work returns
      this.#waiting.push({ isLight, work, succeed, fail: reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Each batch begins after the sockets that are ready were read: the calls that they bring share it. */
  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate);
      await this.#runBatch();
    }
    this.#running = null;
  }

  async #runBatch(): Promise<void> {
    const end = performance.now() + batchMs;
    const isLight = this.#waiting.every((job) => job.isLight);
    const batch = this.#waiting.splice(0, 1);
    const answers: (() => void)[] = [];
    try {
      this.#waitForDisk(!isLight);
      this.#statements.begin.run();
      // The batch grows while it is walked.
      for (const job of batch) {
        answers.push(await this.#attempt(job));
        const [next] = this.#waiting;
        const fits = next !== undefined && (next.isLight || !isLight) && performance.now() < end;
        if (fits) batch.push(...this.#waiting.splice(0, 1));
      }
      this.#beforeCommit();
      this.#statements.commit.run();
    } catch (error) {
      // A full disk and the like have ended the transaction by themselves.
      if (this.#connection.inTransaction) this.#statements.rollback.run();
      for (const { fail } of batch) fail(error);
      return;
    }
    for (const answer of answers) answer();
  }

  /** With a write-ahead log, a commit of the level NORMAL does not wait. */
  #waitForDisk(waits: boolean): void {
    if (waits === this.#waitsForDisk) return;
    this.#connection.pragma(`synchronous = ${waits ? "FULL" : "NORMAL"}`);
    this.#waitsForDisk = waits;
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
