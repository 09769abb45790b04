import type { Migrations } from "../../runtime/index.ts";
import { networkMigrations } from "../network/mirror/tables/migrations/index.ts";
import { annotationsMigrations } from "../service/annotations/tables.ts";
import { outreachMigrations } from "../service/campaigns/tables.ts";
import { postAnalyticsMigrations } from "../service/analytics/tables.ts";
import { settingsMigrations } from "../service/settings/tables.ts";
import { supportMigrations } from "../service/tickets/tables.ts";

/** The versions of all tables that are not the runtime's. */
export const migrations: Migrations = {
  ...networkMigrations,
  ...settingsMigrations,
  ...postAnalyticsMigrations,
  ...supportMigrations,
  ...outreachMigrations,
  ...annotationsMigrations,
};
