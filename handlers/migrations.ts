import type { Migrations } from "../runtime/index.ts";
import { networkMigrations } from "./platform/embedded/tables/migrations/index.ts";
import { outreachMigrations } from "./tables/outreach.ts";
import { settingsMigrations } from "./tables/settings.ts";

/** The versions of all tables that are not the runtime's. */
export const migrations: Migrations = { ...networkMigrations, ...settingsMigrations, ...outreachMigrations };
