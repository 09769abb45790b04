import type { ToolEntry } from "../contract/surface.ts";

/** One client that listens for changes of an account's resources. */
export interface ChangeListener {
  readonly accountId: string;
  readonly hear: (uri: string) => void;
  /** Told when nothing more will come. */
  readonly end: () => void;
}

/** Who listens on this node, and what it hears: the calls of other nodes stay unheard. */
export class ResourceChanges {
  readonly #listeners = new Map<string, Set<ChangeListener>>();

  /** Tells the account's listeners what a call has changed; call it after the commit. */
  tell({ changes }: ToolEntry, accountId: string, input: Readonly<Record<string, unknown>>): void {
    const listeners = changes.length > 0 ? this.#listeners.get(accountId) : undefined;
    if (!listeners) return;
    for (const template of changes) {
      const uri = fillIn(template, input);
      if (uri !== null) for (const { hear } of listeners) hear(uri);
    }
  }

  /** @returns what ends the listening, without telling the listener. */
  listen(listener: ChangeListener): () => void {
    const { accountId } = listener;
    const listeners = this.#listeners.get(accountId) ?? new Set();
    this.#listeners.set(accountId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(accountId) === listeners) this.#listeners.delete(accountId);
    };
  }

  countOf(accountId: string): number {
    return this.#listeners.get(accountId)?.size ?? 0;
  }

  /** Ends all listening: the server stops. */
  endAll(): void {
    for (const { end } of [...this.#listeners.values()].flatMap((listeners) => [...listeners])) end();
  }
}

const parameter = /\{([^{}]+)\}/g;

/** The address of what was changed; null where the call left a parameter open. */
function fillIn(template: string, input: Readonly<Record<string, unknown>>): string | null {
  const names = [...template.matchAll(parameter)].map(([, name = ""]) => name);
  if (names.some((name) => input[name] === undefined || input[name] === null)) return null;
  return template.replace(parameter, (_, name: string) => encodeURIComponent(String(input[name])));
}
