import type { Kysely } from "kysely";
import type { ReachedLimit, SafetyUse } from "../limits/safety.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { CallRequest } from "./call-request.ts";
import type { CallServices } from "./call-services.ts";
import type { CallEvent } from "./steps/call-run.ts";

const type = "limit.reached";

/**
 * Returns the events of the limits that a call has reached: `limit.reached` once a day for each, if the service declares it.
 * They must be written in the transaction `tx`.
 */
export async function limitEvents(
  { safety, surface }: Pick<CallServices, "safety" | "surface">,
  tx: Kysely<RuntimeTables>,
  use: SafetyUse,
  reached: readonly ReachedLimit[],
): Promise<readonly CallEvent[]> {
  if (reached.length === 0 || !surface.events?.some(({ name }) => name === type)) return [];
  return (await safety.claim(tx, use, reached)).map(({ window, limit, resetAt }) => ({
    type,
    payload: { category: use.category, window, limit, resets_at: new Date(resetAt).toISOString() },
  }));
}

interface LimitedCall<Context> {
  readonly request: Pick<CallRequest<Context>, "tool" | "requestId">;
  readonly use: SafetyUse;
  readonly reached: readonly ReachedLimit[];
}

/** Writes the events of the limits that a call has reached, for calls that write no other events in the transaction. */
export async function emitLimitEvents<Context>(
  services: Pick<CallServices, "safety" | "surface" | "events">,
  tx: Kysely<RuntimeTables>,
  { request: { tool, requestId }, use, reached }: LimitedCall<Context>,
): Promise<void> {
  const cause = { request_id: requestId, tool: tool.entry.name };
  const events = await limitEvents(services, tx, use, reached);
  if (events.length > 0)
    await services.events.emit(tx, ...events.map((event) => ({ ...event, accountId: use.account.id, cause })));
}
