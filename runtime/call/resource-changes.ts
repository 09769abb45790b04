import type { ToolEntry } from "../contract/surface.ts";

/** A client that is subscribed to changes of an account's resources. */
export interface ChangeListener {
  readonly accountId: string;
  readonly onChange: (uri: string) => void;
  /** Called when the subscription ends. */
  readonly onEnd: () => void;
}

/** The subscriptions of this node. They receive changes by calls on this node only. */
export class ResourceChanges {
  readonly #listeners = new Map<string, Set<ChangeListener>>();

  /** Notifies the account's listeners of the resources that a call has changed. Call it after the commit. */
  notify({ changes }: ToolEntry, accountId: string, input: Readonly<Record<string, unknown>>): void {
    const listeners = changes.length > 0 ? this.#listeners.get(accountId) : undefined;
    if (!listeners) return;
    for (const template of changes) {
      const uri = fillIn(template, input);
      if (uri !== null) for (const { onChange } of listeners) onChange(uri);
    }
  }

  /** Adds a listener. @returns a function that removes it without calling `onEnd`. */
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

  /** Ends all subscriptions when the server stops. */
  endAll(): void {
    for (const { onEnd } of [...this.#listeners.values()].flatMap((listeners) => [...listeners])) onEnd();
  }
}

const parameter = /\{([^{}]+)\}/g;

/** Returns the URI of the changed resource, or null if the call omits a parameter. */
function fillIn(template: string, input: Readonly<Record<string, unknown>>): string | null {
  const names = [...template.matchAll(parameter)].map(([, name = ""]) => name);
  if (names.some((name) => input[name] === undefined || input[name] === null)) return null;
  return template.replace(parameter, (_, name: string) => encodeURIComponent(String(input[name])));
}
