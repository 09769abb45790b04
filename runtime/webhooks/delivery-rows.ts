import { sql, type Kysely } from "kysely";
import type { Dialect } from "../store/store.ts";
import type { RuntimeTables, WebhookDeliveryRow, WebhookRow } from "../store/tables.ts";

type Db = Kysely<RuntimeTables>;

/** No delivery is attempted after `expires_at`. Deliveries stay visible for a week after that time. */
const retentionMs = 7 * 86_400_000;
/** Limits how long other writers wait; the rest is deleted by the next run. */
const maxDeleted = 5_000;

/** Returns a webhook. */
export function readWebhook(db: Db, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom("sb_webhooks").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns a webhook, and on PostgreSQL locks it until the transaction ends. */
export function lockWebhook(tx: Db, dialect: Dialect, id: string): Promise<WebhookRow | undefined> {
  return tx
    .selectFrom("sb_webhooks")
    .selectAll()
    .where("id", "=", id)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Selects the pending deliveries of a webhook that have no earlier pending delivery about the same object. */
const nextDeliveries = (db: Db, webhookId: string) =>
  db
    .selectFrom("sb_webhook_deliveries as delivery")
    .where("delivery.webhook_id", "=", webhookId)
    .where("delivery.status", "=", "pending")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("sb_webhook_deliveries as earlier")
            .select(sql.lit(1).as("one"))
            .whereRef("earlier.webhook_id", "=", "delivery.webhook_id")
            .whereRef("earlier.object", "=", "delivery.object")
            .where("earlier.status", "=", "pending")
            .whereRef("earlier.seq", "<", "delivery.seq"),
        ),
      ),
    );

/** Returns deliveries that can be sent now, in the order of their events, at most one for each object. */
export function readDue(db: Db, webhookId: string, now: number, limit: number): Promise<WebhookDeliveryRow[]> {
  return nextDeliveries(db, webhookId)
    .selectAll("delivery")
    .where("delivery.due_at", "<=", now)
    .orderBy("delivery.seq")
    .limit(limit)
    .execute();
}

/** Returns when the next delivery of a webhook is due, or null. */
export async function nextDueAt(db: Db, webhookId: string): Promise<number | null> {
  const row = await nextDeliveries(db, webhookId)
    .select(({ fn }) => fn.min("delivery.due_at").as("due_at"))
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Ends the pending deliveries whose time has passed, for example while a webhook was not active. */
export async function failExpired(db: Db, webhookId: string, now: number): Promise<void> {
  await db
    .updateTable("sb_webhook_deliveries")
    .set((set) => ({
      ...{ status: "failed", due_at: null, finished_at: now },
      error: set.fn.coalesce("error", set.val("The event could not be sent in time.")),
    }))
    .where("webhook_id", "=", webhookId)
    .where("status", "=", "pending")
    .where("expires_at", "<=", now)
    .execute();
}

/** Makes the failed deliveries of a webhook pending again. Returns their number. */
export async function retryFailed(db: Db, webhookId: string, now: number, expiresAt: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("sb_webhook_deliveries")
    .set({ status: "pending", attempts: 0, due_at: now, expires_at: expiresAt, finished_at: null })
    .where("webhook_id", "=", webhookId)
    .where("status", "=", "failed")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes deliveries that expired, or would have expired, more than a week ago. */
export async function deleteOldDeliveries(db: Db, now: number): Promise<void> {
  const old = db
    .selectFrom("sb_webhook_deliveries")
    .select("id")
    .where("expires_at", "<", now - retentionMs)
    .orderBy("expires_at")
    .limit(maxDeleted);
  await db.deleteFrom("sb_webhook_deliveries").where("id", "in", old).execute();
}
