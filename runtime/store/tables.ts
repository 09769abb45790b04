import type { AuditTables } from "./tables/audit-tables.ts";
import type { CallTables } from "./tables/call-tables.ts";
import type { EventTables } from "./tables/event-tables.ts";
import type { IdentityTables } from "./tables/identity-tables.ts";
import type { JobTables } from "./tables/job-tables.ts";
import type { LimitTables } from "./tables/limit-tables.ts";
import type { WebhookTables } from "./tables/webhook-tables.ts";

export type { AuditRow, AuditSealRow } from "./tables/audit-tables.ts";
export type { IdempotencyRow, CallRow, StepRow } from "./tables/call-tables.ts";
export type { EventRow } from "./tables/event-tables.ts";
export type { AccountRow, KeyRow, PersonRow, GrantRow, OAuthRecordRow } from "./tables/identity-tables.ts";
export type { JobRow } from "./tables/job-tables.ts";
export type { UsageRow, CallCountRow } from "./tables/limit-tables.ts";
export type { WebhookRow, WebhookDeliveryRow } from "./tables/webhook-tables.ts";

/** The runtime's tables. Times are epoch milliseconds, lists and objects are JSON text, booleans are 0 or 1. */
export interface RuntimeTables
  extends IdentityTables, LimitTables, CallTables, AuditTables, JobTables, EventTables, WebhookTables {}
