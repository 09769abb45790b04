export interface BatchBufferOptions<Item> {
  /** Writes a batch in one transaction. If it throws, the items stay buffered. */
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** A batch of this size is written immediately. */
  readonly itemsPerBatch: number;
  /** Maximum number of items that are kept while writing fails; the oldest are dropped. */
  readonly maxItems: number;
  /** Called with the number of dropped items. */
  readonly onDrop?: (items: number) => void;
}

/** Collects items and writes them in batches, one batch at a time. A crash loses the items since the last `flush`. */
export class BatchBuffer<Item> {
  readonly #options: BatchBufferOptions<Item>;
  #buffered: Item[] = [];
  /** Items that are being written. */
  #inFlight: Item[] = [];
  #flushing: Promise<unknown> = Promise.resolve();
  /** A flush that has not started. */
  #next: Promise<void> | null = null;

  constructor(options: BatchBufferOptions<Item>) {
    this.#options = options;
  }

  add(item: Item): void {
    const { itemsPerBatch, maxItems, onDrop } = this.#options;
    const count = this.#buffered.push(item);
    if (count > maxItems) {
      this.#buffered.shift();
      onDrop?.(1);
    }
    if (count % itemsPerBatch === 0) this.flush().catch(() => undefined); // the next flush reports the error
  }

  /** Returns the newest item that matches and is not yet written. */
  findLast(matches: (item: Item) => boolean): Item | undefined {
    return this.#buffered.findLast(matches) ?? this.#inFlight.findLast(matches);
  }

  /**
   * Writes the buffered items. Called several times a second and before the store closes.
   * @throws the error of `write`; the items stay buffered.
   */
  flush(): Promise<void> {
    if (this.#next) return this.#next;
    this.#next = this.#flushing.then(() => {
      this.#next = null;
      return this.#writeBuffered();
    });
    this.#flushing = this.#next.catch(() => undefined); // reported to the caller; the items stay buffered
    return this.#next;
  }

  async #writeBuffered(): Promise<void> {
    if (this.#buffered.length === 0) return;
    const batch = (this.#inFlight = this.#buffered);
    this.#buffered = [];
    try {
      await this.#options.write(batch);
    } catch (error) {
      this.#restore(batch);
      throw error;
    } finally {
      this.#inFlight = [];
    }
  }

  #restore(batch: readonly Item[]): void {
    const { maxItems, onDrop } = this.#options;
    const all = [...batch, ...this.#buffered];
    this.#buffered = all.slice(-maxItems);
    if (all.length > maxItems) onDrop?.(all.length - maxItems);
  }
}
