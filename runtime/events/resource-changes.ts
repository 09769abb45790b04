import type { Logger } from "pino";
import type { Store } from "../store/store.ts";
import { changesChannel } from "./event-log.ts";
import { readEvents, readHead } from "./event-rows.ts";
import type { EventRow } from "../store/tables.ts";
import type { EventEntry } from "../contract/surface.ts";
import { resourceChanged, resourcesByEvent } from "./event.ts";
import { fillUri } from "./fill-uri.ts";

/** A client that is subscribed to changes to an account's resources. */
export interface ChangeListener {
  readonly accountId: string;
  /** The kind of its stream. The number of streams of each kind is limited. */
  readonly stream: "subscription" | "session";
  /** The number of the last event before the subscription, from `lastEventNumber`. */
  readonly after: number;
  /** @param seq the number of the event. */
  readonly onChange: (uri: string, seq: number) => void;
  /** Called if the lists of tools, prompts and resources may have changed, before the subscription ends. */
  readonly onListsChanged?: () => void;
  /** Called when the subscription ends. */
  readonly onEnd: () => void;
}

/** The subscriptions of one account. */
interface Feed {
  /** The number of the last event that each listener has seen. */
  readonly listeners: Map<ChangeListener, number>;
  readonly stopListening: () => void;
  isReading: boolean;
  /** Whether there may be changes that the current read misses. */
  isStale: boolean;
}

/**
 * Polling interval for changes by other processes on the same SQLite file, and the pause after a read that failed. PostgreSQL sends
 * notifications instead of being polled.
 */
const pollMs = 1_000;
const maxChanges = 1_000;

/**
 * The subscriptions of this node. Changes are events, written by the transactions that make them, so the clients of
 * each node receive the changes made on all nodes.
 */
export class ResourceChanges {
  /**
   * Whether `endAll` tells the listeners that the lists may have changed. True if another version of the service may replace
   * this one.
   */
  readonly announcesLists: boolean;
  readonly #store: Store;
  readonly #log: Logger;
  /** The resources that events change. */
  readonly #byEvent: ReadonlyMap<string, readonly string[]>;
  readonly #feeds = new Map<string, Feed>();
  #poll: NodeJS.Timeout | null = null;

  constructor(store: Store, log: Logger, declared: readonly EventEntry[], announcesLists = false) {
    this.#byEvent = resourcesByEvent(declared);
    this.announcesLists = announcesLists;
    this.#store = store;
    this.#log = log;
  }

  /** Returns the number of the account's last event. Await it before confirming a subscription, and pass it to `listen`. */
  lastEventNumber(accountId: string): Promise<number> {
    return readHead(this.#store.reader, accountId);
  }

  /** Adds a listener. @returns a function that removes it without calling `onEnd`. */
  listen(listener: ChangeListener): () => void {
    const { accountId, after } = listener;
    const feed = this.#feeds.get(accountId) ?? this.#open(accountId);
    feed.listeners.set(listener, after);
    void this.#read(accountId, feed); // changes since `after`
    return () => {
      feed.listeners.delete(listener);
      if (feed.listeners.size === 0 && this.#feeds.get(accountId) === feed) this.#close(accountId, feed);
    };
  }

  countOf(accountId: string, stream: ChangeListener["stream"]): number {
    const listeners = this.#feeds.get(accountId)?.listeners.keys() ?? [];
    return [...listeners].filter((listener) => listener.stream === stream).length;
  }

  /** Ends all subscriptions when the server stops. */
  endAll(): void {
    for (const listener of [...this.#feeds.values()].flatMap(({ listeners }) => [...listeners.keys()])) {
      if (this.announcesLists) listener.onListsChanged?.();
      listener.onEnd();
    }
  }

  #open(accountId: string): Feed {
    const wake = (): void => void this.#read(accountId, feed);
    const stopListening = this.#store.listen(changesChannel(accountId), wake);
    const feed: Feed = { listeners: new Map(), stopListening, isReading: false, isStale: false };
    this.#feeds.set(accountId, feed);
    if (this.#store.dialect === "sqlite") this.#poll ??= setInterval(() => this.#readAll(), pollMs).unref();
    return feed;
  }

  #close(accountId: string, feed: Feed): void {
    this.#feeds.delete(accountId);
    feed.stopListening();
    if (this.#feeds.size > 0 || !this.#poll) return;
    clearInterval(this.#poll);
    this.#poll = null;
  }

  #readAll(): void {
    for (const [accountId, feed] of this.#feeds) void this.#read(accountId, feed);
  }

  async #read(accountId: string, feed: Feed): Promise<void> {
    feed.isStale = true;
    if (feed.isReading) return;
    feed.isReading = true;
    try {
      while (feed.isStale) {
        feed.isStale = false;
        await this.#deliver(accountId, feed);
      }
    } catch (error) {
      this.#log.error({ err: error, account: accountId }, "cannot read the changes to resources");
      if (this.#feeds.get(accountId) === feed) setTimeout(() => void this.#read(accountId, feed), pollMs).unref();
    } finally {
      feed.isReading = false;
    }
  }

  async #deliver(accountId: string, feed: Feed): Promise<void> {
    const { reader } = this.#store;
    const listeners = [...feed.listeners]; // excludes listeners added during the read, whose positions may be earlier
    const head = await readHead(reader, accountId);
    const after = Math.min(...listeners.map(([, passed]) => passed));
    if (head <= after) return;
    const types = [resourceChanged, ...this.#byEvent.keys()];
    const changes = await readEvents(reader, { accountId, types, after, limit: maxChanges });
    const isComplete = changes.length < maxChanges;
    const end = isComplete ? head : after;
    const lastChanges = new Map<string, number>(); // by URI, because one notification reports all changes of a resource
    for (const event of changes) for (const uri of this.#urisOf(event)) lastChanges.set(uri, event.seq);
    const uris = [...lastChanges].sort(([, one], [, other]) => one - other);
    for (const [listener, passed] of listeners) {
      if (!feed.listeners.has(listener)) continue; // removed during the read
      feed.listeners.set(listener, Math.max(passed, end, changes.at(-1)?.seq ?? 0));
      for (const [uri, seq] of uris) if (seq > passed) listener.onChange(uri, seq);
    }
    if (!isComplete) feed.isStale = true;
  }

  /** Returns the resources that an event has changed. */
  #urisOf({ type, payload }: EventRow): readonly string[] {
    const values = JSON.parse(payload) as Readonly<Record<string, unknown>>; // an object
    if (type === resourceChanged) return [String(values["uri"])];
    return (this.#byEvent.get(type) ?? []).flatMap((template) => fillUri(template, values) ?? []);
  }
}
