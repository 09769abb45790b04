import type { Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { RuntimeTables, WebhookRow } from "../store/tables.ts";
import type { SendServices } from "./send-webhook.ts";

/** A webhook that a delivery job has just disabled. */
export interface DisabledWebhook extends Pick<WebhookRow, "id" | "account_id" | "url"> {
  readonly reason: "failing" | "gone";
  readonly jobId: string;
}

/** Called when a webhook is disabled, in the transaction that disables it. */
export type OnDisabled = (tx: Kysely<RuntimeTables>, webhook: DisabledWebhook) => Promise<void>;

export interface DeliveryServices extends SendServices {
  readonly store: Store;
  readonly onDisabled: OnDisabled;
}
