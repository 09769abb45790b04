import type { Clock } from "../clock.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import type { Outbound, OutboundResponse } from "../outbound/outbound.ts";
import { parseRetryAfter } from "../outbound/retry-after.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { WebhookRow } from "../store/tables.ts";
import { readSecrets } from "./secrets.ts";
import { signatureHeaders } from "./sign.ts";

/** The response of a receiver to a request, or the reason why there is none. */
export interface WebhookResponse {
  /** Whether the status is 2xx. */
  readonly ok: boolean;
  /** Null if there was no response. */
  readonly status: number | null;
  /** Time until the end of the response, or until the failure, in milliseconds. */
  readonly ms: number;
  /** The start of the body. */
  readonly body: string;
  /** The reason why the event was not accepted; null if `ok` is true. */
  readonly error: string | null;
  /** The delay that the receiver requests, in milliseconds. */
  readonly retryAfterMs: number;
}

export interface SendServices {
  readonly outbound: Outbound;
  readonly secrets: SecretBox;
  readonly clock: Clock;
  /** Name and version of this service, for the header User-Agent. */
  readonly userAgent: string;
}

const timeoutMs = 10_000;
const maxBytes = 4_096;

/**
 * Sends a signed request to a webhook. Rejects if `signal` is aborted, or if a secret of the webhook cannot be decrypted;
 * the reason why a request failed is in the returned `error`.
 */
export async function sendWebhook(
  { outbound, secrets, clock, userAgent }: SendServices,
  webhook: Pick<WebhookRow, "id" | "url" | "secret" | "former_secret" | "former_until">,
  { id, body }: { readonly id: string; readonly body: string },
  signal?: AbortSignal,
): Promise<WebhookResponse> {
  const now = clock();
  const headers = {
    "content-type": "application/json",
    "user-agent": userAgent,
    ...signatureHeaders(id, body, { secrets: readSecrets(secrets, webhook, now), now }),
  };
  const started = performance.now();
  const ms = (): number => Math.round(performance.now() - started);
  try {
    const limits = { timeoutMs, maxBytes, truncates: true, ...(signal && { signal }) };
    const response = await outbound.fetch(webhook.url, { method: "POST", headers, body, ...limits });
    return describe(response, ms(), clock());
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ok: false, status: null, ms: ms(), body: "", error: error.message, retryAfterMs: 0 };
  }
}

function describe({ status, headers, body }: OutboundResponse, ms: number, now: number): WebhookResponse {
  const ok = status >= 200 && status <= 299;
  const isRedirect = status >= 300 && status <= 399;
  const error = isRedirect
    ? "The receiver responded with a redirect; redirects are not followed."
    : "The receiver refused the event.";
  const seconds = parseRetryAfter(headers["retry-after"], now) ?? 0;
  // Control characters, which PostgreSQL or terminals do not accept, are of no use here.
  const text = body.toString("utf8").replaceAll(/[^\P{C}\n\t]/gu, "");
  return { ok, status, ms, body: text, error: ok ? null : error, retryAfterMs: seconds * 1_000 };
}
