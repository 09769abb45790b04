import type { Migrations } from "../runtime/index.ts";
import { networkMigrations } from "./platform/embedded/tables/migrations/index.ts";
import { annotationsMigrations } from "./tables/annotations.ts";
import { outreachMigrations } from "./tables/outreach.ts";
import { postAnalyticsMigrations } from "./tables/post-analytics.ts";
import { settingsMigrations } from "./tables/settings.ts";
import { supportMigrations } from "./tables/support.ts";

/** The versions of all tables that are not the runtime's. */
export const migrations: Migrations = {
  ...networkMigrations,
  ...settingsMigrations,
  ...postAnalyticsMigrations,
  ...supportMigrations,
  ...outreachMigrations,
  ...annotationsMigrations,
};
