import type { Kysely } from "kysely";
import type { EffectEntry, Surface, ToolEntry } from "../contract/surface.ts";
import type { EventLog } from "../events/event-log.ts";
import { resourceChanged } from "../events/event.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { CallEvent } from "./steps/call-run.ts";

interface EmittingCall {
  readonly tool: { readonly entry: ToolEntry };
  readonly input: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

export interface CallFacts {
  readonly accountId: string;
  readonly effect: EffectEntry;
  /** The events of the handler, or null. */
  readonly emitted: readonly CallEvent[] | null;
}

const none: readonly never[] = [];

/**
 * Writes the events of a successful call: those of its handler, and the changes of resources that its tool declares. Call it
 * at the end of the transaction, because calls of the same account wait for each other from here on.
 * @returns null for a call without events.
 */
export function emitCallEvents(
  log: EventLog,
  tx: Kysely<RuntimeTables>,
  { tool: { entry }, input, requestId }: EmittingCall,
  { accountId, effect: { effect }, emitted }: CallFacts,
): Promise<void> | null {
  const changes = effect === "read" ? none : entry.changes;
  if (emitted === null && changes.length === 0) return null;
  const cause = { request_id: requestId, tool: entry.name };
  const changed = changes.flatMap((template) => {
    const uri = fillIn(template, input);
    return uri === null ? [] : [{ type: resourceChanged, payload: { uri } }];
  });
  const all = [...(emitted ?? none), ...changed];
  return log.emit(tx, ...all.map((event) => ({ ...event, accountId, cause })));
}

/** Returns whether any tool changes a resource, so that clients can subscribe. */
export const changesResources = ({ tools }: Surface): boolean => tools.some(({ changes }) => changes.length > 0);

const parameter = /\{([^{}]+)\}/g;

/** Returns the URI of the changed resource, or null if the call omits a parameter. */
function fillIn(template: string, input: Readonly<Record<string, unknown>>): string | null {
  const names = [...template.matchAll(parameter)].map(([, name = ""]) => name);
  if (names.some((name) => input[name] === undefined || input[name] === null)) return null;
  return template.replace(parameter, (_, name: string) => encodeURIComponent(String(input[name])));
}
