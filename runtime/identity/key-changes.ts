import type { Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";

/** Counts the changes of keys by calls, so that cached keys are read again. */
export interface KeyChanges {
  readonly version: number;
  /** Makes this process read the keys again. Call it after the commit. */
  count(): void;
  /** Makes the other nodes read the keys again after the commit of `tx`; without PostgreSQL, they notice it in 5 seconds. */
  announce(tx: Kysely<RuntimeTables>): Promise<void>;
  /** Stops to listen for changes of other nodes. */
  close(): void;
}

const channel = "keys";

export function createKeyChanges(store: Pick<Store, "listen" | "notify">): KeyChanges {
  let version = 0;
  const count = (): void => void (version += 1);
  const close = store.listen(channel, count);
  return {
    get version() {
      return version;
    },
    count,
    announce: (tx) => store.notify(tx, channel),
    close,
  };
}
