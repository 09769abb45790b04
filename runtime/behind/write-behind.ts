import type { Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { BatchBuffer } from "./batch-buffer.ts";

/**
 * Writes the facts of one kind, oldest first, in a transaction that may run again. A fact is what `CallContext.later` received.
 * The transaction does not wait for the disk.
 */
export type FactWriter = (tx: Kysely<RuntimeTables>, facts: readonly unknown[]) => Promise<void>;

/** A fact that a call has noted. */
export interface Fact {
  readonly kind: string;
  readonly fact: unknown;
}

/** Facts that calls leave behind: no call waits for their rows, and a crash may lose those of the last second. */
export interface WriteBehind {
  /** Buffers the facts of a call that has succeeded. */
  add(facts: readonly Fact[]): void;
  /** Writes the buffered facts. @throws the first error of a writer; its facts stay buffered. */
  flush(): Promise<void>;
}

const factsPerBatch = 500;
/** Per kind. If the store fails for so long that more facts are waiting, the oldest ones are dropped. */
const maxFacts = 10_000;

/**
 * Creates the buffers, one for each kind.
 * @param onDrop called with a kind and the number of facts that are lost.
 */
export function createWriteBehind(
  store: Pick<Store, "transaction">,
  writers: Readonly<Record<string, FactWriter>>,
  onDrop: (kind: string, facts: number) => void,
): WriteBehind {
  const buffers = new Map(
    Object.entries(writers).map(([kind, write]) => [
      kind,
      new BatchBuffer<unknown>({
        write: (facts) => store.transaction((tx) => write(tx, facts), { isRelaxed: true }),
        itemsPerBatch: factsPerBatch,
        maxItems: maxFacts,
        onDrop: (facts) => onDrop(kind, facts),
      }),
    ]),
  );
  return {
    add: (facts) => {
      for (const { kind, fact } of facts) {
        const buffer = buffers.get(kind);
        if (!buffer) throw new Error(`no writer for facts of kind "${kind}"`);
        buffer.add(fact);
      }
    },
    flush: async () => void (await Promise.all([...buffers.values()].map((buffer) => buffer.flush()))),
  };
}
