import type { Kysely } from "kysely";
import type { RuntimeTables, WebhookDeliveryRow, WebhookRow } from "../store/tables.ts";
import { lockWebhook } from "./delivery-rows.ts";
import type { DeliveryServices } from "./delivery-services.ts";
import { retryDelayMs } from "./retry-delay.ts";
import type { WebhookResponse } from "./send-webhook.ts";

/** An attempt to deliver an event. */
export interface Attempt {
  readonly delivery: WebhookDeliveryRow;
  readonly response: WebhookResponse;
}

/** What a delivery job has attempted in one batch. */
interface AttemptsOfJob {
  readonly webhookId: string;
  readonly jobId: string;
  readonly attempts: readonly Attempt[];
}

/** A webhook is disabled after failing for this long without any success. */
const maxFailingMs = 5 * 86_400_000;
/** The pause after requests without a response: 5 s, doubled after each one up to 5 min. */
const firstPauseMs = 5_000;
const maxPauseMs = 300_000;

/**
 * Records the results of attempts, and updates the webhook: it pauses if none of the requests got a response, and is
 * disabled if its receiver rejects further events (410) or has failed for five days.
 * @returns whether the webhook can receive events now.
 */
export async function recordAttempts(
  tx: Kysely<RuntimeTables>,
  { store, clock, onDisabled }: DeliveryServices,
  { webhookId, jobId, attempts }: AttemptsOfJob,
): Promise<boolean> {
  const now = clock();
  const webhook = await lockWebhook(tx, store.dialect, webhookId);
  if (!webhook) return false; // deleted meanwhile, with its deliveries
  for (const { delivery, response } of attempts)
    await tx
      .updateTable("sb_webhook_deliveries")
      .set(afterAttempt(delivery, response, now))
      .where("id", "=", delivery.id)
      .execute();
  const responses = attempts.map(({ response }) => response);
  const state = afterResponses(webhook, responses, now);
  const isFailing = state.failing_since !== null && state.failing_since <= now - maxFailingMs;
  const isGone = responses.some(({ status }) => status === 410);
  const reason = isGone ? "gone" : isFailing ? "failing" : null;
  const isDisabled = reason !== null && webhook.active === 1;
  const change = isDisabled ? { ...state, active: 0, disabled_reason: reason } : state;
  await tx.updateTable("sb_webhooks").set(change).where("id", "=", webhookId).execute();
  if (isDisabled) await onDisabled(tx, { ...webhook, reason, jobId });
  return webhook.active === 1 && !isDisabled && state.paused_until === null;
}

function afterAttempt(
  delivery: WebhookDeliveryRow,
  { ok, status, ms, error, retryAfterMs }: WebhookResponse,
  now: number,
): Partial<WebhookDeliveryRow> {
  const attempts = delivery.attempts + 1;
  const response = { attempts, response_status: status, response_ms: ms, error };
  const dueAt = now + Math.max(retryDelayMs(attempts), retryAfterMs);
  if (ok) return { ...response, status: "delivered", due_at: null, finished_at: now };
  if (dueAt >= delivery.expires_at || status === 410)
    return { ...response, status: "failed", due_at: null, finished_at: now };
  return { ...response, due_at: dueAt };
}

type State = Pick<WebhookRow, "failing_since" | "unreachable" | "paused_until">;

function afterResponses(webhook: WebhookRow, responses: readonly WebhookResponse[], now: number): State {
  const failingSince = responses.some(({ ok }) => ok) ? null : (webhook.failing_since ?? now);
  if (responses.some(({ status }) => status !== null))
    return { failing_since: failingSince, unreachable: 0, paused_until: null };
  const unreachable = webhook.unreachable + 1;
  const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(unreachable - 1, 10));
  return { failing_since: failingSince, unreachable, paused_until: now + pauseMs };
}
