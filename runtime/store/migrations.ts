import type { Migrations } from "./migrate.ts";
import { auditMigrations } from "./migrations/audit-migrations.ts";
import { callMigrations } from "./migrations/call-migrations.ts";
import { eventMigrations } from "./migrations/event-migrations.ts";
import { foundationMigrations } from "./migrations/foundation-migrations.ts";
import { identityMigrations } from "./migrations/identity-migrations.ts";
import { limitMigrations } from "./migrations/limit-migrations.ts";
import { oauthMigrations } from "./migrations/oauth-migrations.ts";
import { webhookMigrations } from "./migrations/webhook-migrations.ts";

/** The migrations of the runtime's tables, by subject. They run in the order of their names. */
export const runtimeMigrations: Migrations = {
  ...foundationMigrations,
  ...callMigrations,
  ...limitMigrations,
  ...eventMigrations,
  ...auditMigrations,
  ...identityMigrations,
  ...oauthMigrations,
  ...webhookMigrations,
};
