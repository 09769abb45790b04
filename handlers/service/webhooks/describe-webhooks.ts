import type { Webhook, WebhookFailure, WebhookDeliveryCounts } from "../../../generated/schemas.ts";
import type { CallContext, WebhookRow } from "../../../runtime/index.ts";
import { isoTime, isoTimeOrNull } from "../../time/iso-time.ts";

type Context = Pick<CallContext, "db" | "account" | "now">;

const weekMs = 7 * 86_400_000;

/**
 * Describes webhooks of the call's account with their delivery statistics. `secret` is null unless it has just been
 * created.
 */
export async function describeWebhooks(
  context: Context,
  rows: readonly WebhookRow[],
  secret: string | null = null,
): Promise<Webhook[]> {
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      url: row.url,
      events: JSON.parse(row.events) as string[], // written by saveWebhook
      active: row.active === 1,
      disabled_reason: row.disabled_reason as Webhook["disabled_reason"], // written by recordAttempts
      secret,
      failing_since: isoTimeOrNull(row.failing_since),
      deliveries: await readDeliveryCounts(context, row.id),
      last_failure: await readLastFailure(context, row.id),
      created_at: isoTime(row.created_at),
    })),
  );
}

async function readDeliveryCounts({ db, account, now }: Context, webhookId: string): Promise<WebhookDeliveryCounts> {
  const rows = await db
    .selectFrom("sb_webhook_deliveries")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count"), fn.max("finished_at").as("last_at")])
    .where("webhook_id", "=", webhookId)
    .where("account_id", "=", account.id)
    .where("created_at", ">", now() - weekMs)
    .groupBy("status")
    .execute();
  const count = (status: string): number => rows.find((row) => row.status === status)?.count ?? 0;
  const last = rows.find(({ status }) => status === "delivered")?.last_at ?? null;
  return {
    pending: count("pending"),
    delivered: count("delivered"),
    failed: count("failed"),
    last_delivered_at: isoTimeOrNull(last),
  };
}

async function readLastFailure({ db, account }: Context, webhookId: string): Promise<WebhookFailure> {
  const row = await db
    .selectFrom("sb_webhook_deliveries")
    .select(["id", "type", "attempts", "error", "response_status", "due_at"])
    .where("webhook_id", "=", webhookId)
    .where("account_id", "=", account.id)
    .where("status", "in", ["pending", "failed"])
    .where("attempts", ">", 0)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    event: row.type,
    attempts: row.attempts,
    error: row.error ?? "",
    response_status: row.response_status,
    next_attempt_at: isoTimeOrNull(row.due_at),
  };
}
