import type { Store } from "../store/store.ts";
import { deleteAllClaimed, type Claim } from "./job-rows.ts";
import { LeaseLostError } from "./job.ts";

interface Waiting {
  readonly claim: Claim;
  readonly succeed: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Completes jobs that have not called `complete`, by deleting them in batches. Jobs that end while a batch is being
 * written form the next one. A job is deleted only if it still belongs to its claim. On SQLite, the deletion does not
 * wait for the disk: after a crash of the machine, the job may run again.
 */
export class Completions {
  readonly #store: Pick<Store, "relaxedWriter">;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(store: Pick<Store, "relaxedWriter">) {
    this.#store = store;
  }

  /**
   * Resolves when the job is deleted.
   * @throws LeaseLostError if the job no longer belongs to this claim.
   */
  add(claim: Claim): Promise<void> {
    return new Promise((succeed, fail) => {
      this.#waiting.push({ claim, succeed, fail });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate); // other jobs end in the same turn of the event loop
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const claims = batch.map(({ claim }) => claim);
        const deleted = await deleteAllClaimed(this.#store.relaxedWriter, claims);
        for (const { claim, succeed, fail } of batch) {
          if (deleted.has(claim)) succeed();
          else fail(new LeaseLostError(claim.id));
        }
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#isWriting = false;
  }
}
