import type { NewJob } from "../jobs/job.ts";
import type { CallDetails } from "./call-details.ts";
import type { CallServices } from "./call-services.ts";

/** A new job whose account is determined by the method that enqueues it. */
export type CallJob = Omit<NewJob, "accountId">;

/** Enqueues and deletes background jobs in a call's transaction. */
export class CallJobs {
  readonly #services: CallServices;
  readonly #details: CallDetails;

  constructor(services: CallServices, details: CallDetails) {
    this.#services = services;
    this.#details = details;
  }

  /** Enqueues a job of the call's account. Returns false if a job of its kind has the same key. */
  enqueue(job: CallJob): Promise<boolean> {
    const { db, account } = this.#details;
    return this.#services.jobs.enqueue(db, { ...job, accountId: account.id });
  }

  /** Enqueues a job that belongs to no account, and so survives the removal of the call's account. */
  enqueueForService(job: CallJob): Promise<boolean> {
    return this.#services.jobs.enqueue(this.#details.db, job);
  }

  /** Enqueues a job like `enqueue`. If a job of its kind with the same key is already waiting, that job becomes due earlier. */
  expedite(job: CallJob & { readonly key: string }): Promise<void> {
    const { db, account } = this.#details;
    return this.#services.jobs.expedite(db, { ...job, accountId: account.id });
  }

  /** Deletes a job if it exists. An attempt that is running can no longer complete. */
  cancel(kind: string, key: string): Promise<void> {
    return this.#services.jobs.cancel(this.#details.db, kind, key);
  }
}
