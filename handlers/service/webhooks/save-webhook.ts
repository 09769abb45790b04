import type { Webhook } from "../../../generated/schemas.ts";
import type { UpsertWebhookInput } from "../../../generated/tools/settings/upsert_webhook.ts";
import {
  addSecret,
  argumentFailure,
  deliveryJob,
  deliveryMs,
  Failure,
  OutboundError,
  retryFailed,
  webhookConsumer,
  type WebhookRow,
} from "../../../runtime/index.ts";
import { describeWebhooks } from "./describe-webhooks.ts";
import { checkSelection } from "./event-selection.ts";
import { findWebhook } from "./find-webhook.ts";
import type { WebhookContext } from "./webhook-context.ts";

const maxWebhooks = 10;

/** Creates or changes a webhook. @throws Failure `invalid_arguments`, `not_found` or `conflict`. */
export async function saveWebhook(context: WebhookContext, input: UpsertWebhookInput): Promise<Webhook> {
  if (input.events) checkSelection(input.events, context.surface);
  const url = input.url === undefined ? undefined : checkUrl(context, input.url);
  await lockAccount(context);
  const webhooks = await readWebhooks(context);
  const sameUrl = webhooks.find((row) => row.url === url);
  const before = input.webhook_id === undefined ? sameUrl : await findWebhook(context, input.webhook_id);
  if (before && sameUrl && sameUrl.id !== before.id) throw urlInUse(sameUrl);
  if (!before && webhooks.length >= maxWebhooks) throw tooMany();
  const changes = changesOf(input, url);
  const created = before ? null : { ...newWebhook(context), ...changes };
  const { id } = created ?? (before as WebhookRow); // one of the two exists
  const isRotated = created !== null || input.rotate_secret;
  const rotated = isRotated ? addSecret(context.secrets, id, before ?? null, context.now()) : null;
  const row = await store(context, created, id, { ...changes, ...rotated?.stored });
  if (input.retry_failed) await retryFailed(context.db, id, context.now(), context.now() + deliveryMs);
  if (row.active === 1) await context.jobs.expedite({ kind: deliveryJob, key: id, payload: { id } });
  if (rotated) context.encryptResponse();
  const [described] = await describeWebhooks(context, [row], rotated?.secret);
  if (!described) throw new Error("a webhook was not described");
  return described;
}

/** Returns the webhooks of the call's account, the oldest first. */
export function readWebhooks({ db, account }: Pick<WebhookContext, "db" | "account">): Promise<WebhookRow[]> {
  return db
    .selectFrom("sb_webhooks")
    .selectAll()
    .where("account_id", "=", account.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/**
 * Locks the account, so that only one call at a time changes its webhooks: their number is limited, their URLs are unique,
 * and the consumer that stores deliveries for them runs only while the account has webhooks.
 */
export async function lockAccount({ db, dialect, account }: WebhookContext): Promise<void> {
  if (dialect !== "postgres") return; // SQLite has one writer at a time
  await db.selectFrom("sb_accounts").select("id").where("id", "=", account.id).forNoKeyUpdate().execute();
}

const newWebhook = ({ account, newId, now }: WebhookContext): WebhookRow => ({
  id: newId("whk"),
  account_id: account.id,
  url: "",
  events: "[]",
  active: 1,
  disabled_reason: null,
  secret: "",
  former_secret: null,
  former_until: null,
  failing_since: null,
  unreachable: 0,
  paused_until: null,
  created_at: now(),
  updated_at: now(),
});

/**
 * The columns that a call changes. If the call contains `active: true` or a URL, even an unchanged one, the webhook's
 * earlier failures no longer count.
 */
function changesOf({ events, active }: UpsertWebhookInput, url: string | undefined): Partial<WebhookRow> {
  const isFresh = active === true || url !== undefined;
  return {
    ...(url !== undefined && { url }),
    ...(events && { events: JSON.stringify(events) }),
    ...(active !== undefined && { active: active ? 1 : 0, disabled_reason: null }),
    ...(isFresh && { failing_since: null, unreachable: 0, paused_until: null }),
  };
}

/** Inserts a new webhook, or changes an existing one. */
async function store(
  { db, account, now, consumeEvents }: WebhookContext,
  created: WebhookRow | null,
  id: string,
  changes: Partial<WebhookRow>,
): Promise<WebhookRow> {
  if (created) {
    await consumeEvents(webhookConsumer, true);
    return db
      .insertInto("sb_webhooks")
      .values({ ...created, ...changes })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return db
    .updateTable("sb_webhooks")
    .set({ ...changes, updated_at: now() })
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function checkUrl({ outbound }: WebhookContext, url: string): string {
  try {
    return outbound.checkUrl(url).href;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw argumentFailure("/url", error.message, error.hint);
  }
}

const urlInUse = ({ id }: WebhookRow): Failure =>
  new Failure("conflict", {
    detail: `The webhook ${id} already has this URL.`,
    hint: "Change that webhook by its webhook_id (list_webhooks shows it), or use another URL.",
  });

const tooMany = (): Failure =>
  new Failure("conflict", {
    detail: `The account has ${maxWebhooks} webhooks, the maximum.`,
    hint: "Delete one with delete_webhook first.",
  });
