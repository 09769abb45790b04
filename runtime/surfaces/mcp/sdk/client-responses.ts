import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "../../../store/store.ts";

/** How often it is looked whether answers have come, in milliseconds. */
const pollMs = 100;

interface Waiter {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Bounds the parameters of one statement. */
const idsPerQuery = 500;

/** Calls of this process that wait for answers in the store, all of them with one look at a time. */
export class ClientResponses {
  readonly #store: Pick<Store, "reader">;
  readonly #waiters = new Map<string, Waiter>();
  #isPolling = false;

  constructor(store: Pick<Store, "reader">) {
    this.#store = store;
  }

  /** The answers to the questions with these ids, as JSON, in their order, when all have come; until `forget` at most. */
  collect(ids: readonly string[]): Promise<readonly string[]> {
    const answers = ids.map(
      (id) => new Promise<string>((resolve, reject) => this.#waiters.set(id, { resolve, reject })),
    );
    void this.#poll();
    return Promise.all(answers);
  }

  /** Nobody waits for these any longer. */
  cancel(ids: readonly string[]): void {
    for (const id of ids) this.#waiters.delete(id);
  }

  /** Reads questions of this process only: those of other nodes are answered there. */
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
