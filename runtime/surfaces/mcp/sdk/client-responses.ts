import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "../../../store/store.ts";

/** Polling interval, in milliseconds. */
const pollMs = 100;

interface Waiter {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Limits the number of parameters of one statement. */
const idsPerQuery = 500;

/** Polls the store for the responses that calls of this process wait for, with one query for all of them. */
export class ClientResponses {
  readonly #store: Pick<Store, "reader">;
  readonly #waiters = new Map<string, Waiter>();
  #isPolling = false;

  constructor(store: Pick<Store, "reader">) {
    this.#store = store;
  }

  /** Resolves with the JSON responses to the questions with these ids, in this order, when all have arrived. */
  collect(ids: readonly string[]): Promise<readonly string[]> {
    const answers = ids.map(
      (id) => new Promise<string>((resolve, reject) => this.#waiters.set(id, { resolve, reject })),
    );
    void this.#poll();
    return Promise.all(answers);
  }

  /** Stops waiting for these responses. */
  cancel(ids: readonly string[]): void {
    for (const id of ids) this.#waiters.delete(id);
  }

  /** Resolves the waiters of this process whose responses have arrived. */
  async #readResponses(ids: readonly string[]): Promise<void> {
    const rows = await this.#store.reader
      .selectFrom("sb_questions")
      .select(["id", "answer"])
      .where("id", "in", ids)
      .where("answer", "is not", null)
      .execute();
    for (const { id, answer } of rows) {
      if (answer === null) continue;
      this.#waiters.get(id)?.resolve(answer);
      this.#waiters.delete(id);
    }
  }

  async #poll(): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    try {
      for (; this.#waiters.size > 0; await wait(pollMs, undefined, { ref: false })) {
        const ids = [...this.#waiters.keys()];
        for (let at = 0; at < ids.length; at += idsPerQuery) await this.#readResponses(ids.slice(at, at + idsPerQuery));
      }
    } catch (error) {
      for (const { reject } of this.#waiters.values()) reject(error);
    } finally {
      this.#isPolling = false;
    }
  }
}
