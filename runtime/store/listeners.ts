/** Callbacks by channel. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<() => void>>();

  get channels(): readonly string[] {
    return [...this.#byChannel.keys()];
  }

  /** Adds a callback and returns the function that removes it. */
  add(channel: string, wake: () => void): () => void {
    const callbacks = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, callbacks.add(wake));
    return () => {
      callbacks.delete(wake);
      if (callbacks.size === 0) this.#byChannel.delete(channel);
    };
  }

  wake(channel: string): void {
    for (const wake of this.#byChannel.get(channel) ?? []) wake();
  }

  wakeAll(): void {
    for (const channel of this.channels) this.wake(channel);
  }
}
