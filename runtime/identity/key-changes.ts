import type { Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";

/** Counts the changes to keys, so that cached keys are reloaded. */
export interface KeyChanges {
  readonly version: number;
  /** Makes this process read the keys again. Call it after the commit. */
  invalidate(): void;
  /** Makes all processes read the keys again after the commit of `tx`. */
  announce(tx: Kysely<RuntimeTables>): Promise<void>;
  /** Calls a function after each change by any process. @returns a function that removes it. */
  listen(onChange: () => void): () => void;
  /** Stops listening for changes by other nodes. */
  close(): void;
}

const channel = "keys";

/** Makes all nodes reload the keys after a transaction that changes one. */
export const announceKeys = (store: Pick<Store, "notify">, tx: Kysely<RuntimeTables>): Promise<void> =>
  store.notify(tx, channel);

export function createKeyChanges(store: Pick<Store, "listen" | "notify">): KeyChanges {
  let version = 0;
  const listeners = new Set<() => void>();
  const invalidate = (): void => {
    version += 1;
    for (const onChange of listeners) onChange();
  };
  const close = store.listen(channel, invalidate);
  return {
    get version() {
      return version;
    },
    invalidate,
    announce: (tx) => announceKeys(store, tx),
    listen: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    close,
  };
}
