import type { Kysely } from "kysely";
import type { EventEntry } from "../contract/surface.ts";
import type { RuntimeTables } from "../store/tables.ts";

/** The payload of each type of event. For a service, the generator creates this type as `EventPayloads`. */
export type AnyPayloads = Readonly<Record<string, object>>;

/**
 * The cause of an event: a call of this or another account, a job, or the network of the account. If it is the network,
 * `source` says how the service learned of the event.
 */
export type EventCause =
  | { readonly request_id: string; readonly tool: string }
  | { readonly job_id: string }
  | { readonly network_id: number; readonly source?: string };

/** The type and the payload of an event. */
export type EventFact<Payloads extends AnyPayloads> = {
  [Type in keyof Payloads & string]: { readonly type: Type; readonly payload: Payloads[Type] };
}[keyof Payloads & string];

/** An event to write. */
export type NewEvent<Payloads extends AnyPayloads> = EventFact<Payloads> & {
  readonly accountId: string;
  readonly cause: EventCause;
};

/** An event for the account of a member of a network, if the member has one. */
export type MemberEvent<Payloads extends AnyPayloads> = EventFact<Payloads> & {
  /** The id of the member in its network: the `externalId` of the account. */
  readonly memberId: string;
  /** When the event happened, in epoch milliseconds. Accounts that were connected later get no event. */
  readonly at: number;
};

/** An event that has been written. */
export type WrittenEvent<Payloads extends AnyPayloads> = NewEvent<Payloads> & {
  /** The number of the event among those of its account: from 1, in commit order, without gaps. */
  readonly seq: number;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** The type of the events that notify MCP clients. The runtime writes them for tools with `changes`. */
export const resourceChanged = "resource.changed";

/** Returns the URIs, or URI templates, of the resources that events change, by the name of the event. */
export const resourcesByEvent = (declared: readonly EventEntry[]): ReadonlyMap<string, readonly string[]> =>
  new Map(declared.flatMap(({ name, changes }) => (changes ? [[name, changes]] : [])));

/** Handles the events of every account: those of one account in sequence, each account independently of the others. */
export interface EventConsumer<Payloads extends AnyPayloads = AnyPayloads> {
  readonly types: readonly (keyof Payloads & string)[];
  /**
   * Where the consumer starts if events exist when it is first deployed. Default: `end`, so that it handles only later
   * events.
   */
  readonly from?: "start" | "end";
  /** Handles only the events of accounts for which it was started (`CallContext.consumeEvents`), from the next event on. */
  readonly isOptIn?: boolean;
  /**
   * The number of failed attempts after which the consumer stops for an account, until an operator retries the job of that
   * account. Default: 10.
   */
  readonly maxAttempts?: number;
  /**
   * Handles one event. Effects in `tx` happen exactly once, because the position is stored in the same transaction. The
   * function must not wait for anything but the store: for other effects, enqueue a job in `tx`.
   */
  handle(event: WrittenEvent<Payloads>, tx: Kysely<RuntimeTables>): Promise<void>;
}

/** A consumer in the form that the runtime invokes: its events may have any type. */
export interface AnyEventConsumer extends Omit<EventConsumer, "handle"> {
  handle(event: never, tx: Kysely<RuntimeTables>): Promise<void>;
}

export type EventConsumers = Readonly<Record<string, AnyEventConsumer>>;
