import type { Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { BatchBuffer } from "./batch-buffer.ts";

/**
 * Writes the deferred records of one kind, oldest first, in a transaction that may run again. The transaction does not wait for
 * the disk.
 */
export type DeferredWriter = (tx: Kysely<RuntimeTables>, records: readonly unknown[]) => Promise<void>;

/** A record that a call has passed to `CallContext.later`. */
export interface DeferredRecord {
  readonly kind: string;
  readonly record: unknown;
}

/** Stores deferred records shortly after their calls. No call waits for them, and a crash may lose those of the last second. */
export interface WriteBehind {
  /** Buffers the records of a call that has succeeded. */
  add(records: readonly DeferredRecord[]): void;
  /** Writes the buffered records. @throws the first error of a writer; its records stay buffered. */
  flush(): Promise<void>;
}

const recordsPerBatch = 500;
/** Maximum number of records per kind that are kept while writing fails; the oldest are dropped. */
const maxRecords = 10_000;

/**
 * Creates the buffers, one for each kind.
 * @param onDrop called with a kind and the number of records that are lost.
 */
export function createWriteBehind(
  store: Pick<Store, "transaction">,
  writers: Readonly<Record<string, DeferredWriter>>,
  onDrop: (kind: string, records: number) => void,
): WriteBehind {
  const buffers = new Map(
    Object.entries(writers).map(([kind, write]) => [
      kind,
      new BatchBuffer<unknown>({
        write: (records) => store.transaction((tx) => write(tx, records), { isRelaxed: true }),
        itemsPerBatch: recordsPerBatch,
        maxItems: maxRecords,
        onDrop: (records) => onDrop(kind, records),
      }),
    ]),
  );
  return {
    add: (records) => {
      for (const { kind, record } of records) {
        const buffer = buffers.get(kind);
        if (!buffer) throw new Error(`no writer for deferred records of kind "${kind}"`);
        buffer.add(record);
      }
    },
    flush: async () => void (await Promise.all([...buffers.values()].map((buffer) => buffer.flush()))),
  };
}
