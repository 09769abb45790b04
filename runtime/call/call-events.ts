import type { Kysely } from "kysely";
import type { EffectEntry, Surface, ToolEntry } from "../contract/surface.ts";
import type { EventLog } from "../events/event-log.ts";
import { resourceChanged, type EventCause } from "../events/event.ts";
import { fillUri } from "../events/fill-uri.ts";
import { accountOf, findMemberAccounts } from "../events/member-events.ts";
import type { Account } from "../identity/accounts.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { CallEvent } from "./steps/call-run.ts";

interface EmittingCall {
  readonly tool: { readonly entry: ToolEntry };
  readonly input: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

export interface CallData {
  readonly account: Account;
  readonly effect: EffectEntry;
  /** The events of the handler, or null. */
  readonly emitted: readonly CallEvent[] | null;
}

const none: readonly never[] = [];

/**
 * Writes the events of a successful call: those that its handler emits for the call's account and for other members,
 * and the changes to resources that its tool declares. Use this function at the end of the transaction, because
 * from here on, calls of the same accounts are serialized by a row lock.
 * @returns null for a call without events.
 */
export function emitCallEvents(
  log: EventLog,
  tx: Kysely<RuntimeTables>,
  { tool: { entry }, input, requestId }: EmittingCall,
  { account, effect: { effect }, emitted }: CallData,
): Promise<void> | null {
  const changes = effect === "read" ? none : entry.changes;
  if (emitted === null && changes.length === 0) return null;
  const changed = changes.flatMap((template) => {
    const uri = fillUri(template, input);
    return uri === null ? [] : [{ type: resourceChanged, payload: { uri } }];
  });
  const cause = { request_id: requestId, tool: entry.name };
  return emitAll(log, tx, account, cause, [...(emitted ?? none), ...changed]);
}

async function emitAll(
  log: EventLog,
  tx: Kysely<RuntimeTables>,
  account: Account,
  cause: EventCause,
  events: readonly CallEvent[],
): Promise<void> {
  const others = events.flatMap(({ member }) => (isOther(account, member) ? member.memberId : []));
  const accounts = await findMemberAccounts(tx, account.networkId, others);
  const written = events.flatMap(({ type, payload, member }) => {
    const accountId = isOther(account, member) ? accountOf(accounts, member) : account.id;
    return accountId === null ? [] : { accountId, type, payload, cause };
  });
  if (written.length > 0) await log.emit(tx, ...written);
}

/**
 * Returns whether an event is for a member other than that of the call's account. Only such an event requires a query
 * for the account.
 */
const isOther = ({ externalId }: Account, member: CallEvent["member"]): member is NonNullable<CallEvent["member"]> =>
  member !== undefined && member.memberId !== externalId;

/** Returns whether any tool or event changes a resource, so that clients can subscribe. */
export const changesResources = ({ tools, events = [] }: Surface): boolean =>
  [...tools, ...events].some(({ changes = [] }) => changes.length > 0);
