import { runtimeMigrations, textOrder, type Migrations } from "../../runtime/index.ts";
import { networkMigrations } from "../network/mirror/migrations/index.ts";
import { analyticsMigrations } from "../service/analytics/tables.ts";
import { annotationMigrations } from "../service/annotations/tables.ts";
import { campaignMigrations } from "../service/campaigns/migrations.ts";
import { draftMigrations } from "../service/drafts/tables.ts";
import { exportMigrations } from "../service/exports/tables.ts";
import { inboxMigrations } from "../service/inbox/tables.ts";
import { schedulingMigrations } from "../service/scheduling/tables.ts";
import { leadMigrations } from "../service/leads/migrations.ts";
import { navigatorMigrations } from "../service/navigator/tables.ts";
import { noticeMigrations } from "../service/notices/tables.ts";
import { savedSearchMigrations } from "../service/saved-searches/tables.ts";
import { settingsMigrations } from "../service/settings/tables.ts";
import { templateMigrations } from "../service/templates/tables.ts";
import { ticketMigrations } from "../service/tickets/tables.ts";
import { writingStyleMigrations } from "../service/writing-style/tables.ts";

/**
 * The migrations of all tables except the runtime's. They run in the order of their ids. Each store records the ids of those
 * that have run.
 */
export const migrations = joinMigrations(
  {
    "network/mirror": networkMigrations,
    "service/analytics": analyticsMigrations,
    "service/annotations": annotationMigrations,
    "service/campaigns": campaignMigrations,
    "service/drafts": draftMigrations,
    "service/exports": exportMigrations,
    "service/inbox": inboxMigrations,
    "service/scheduling": schedulingMigrations,
    "service/leads": leadMigrations,
    "service/navigator": navigatorMigrations,
    "service/notices": noticeMigrations,
    "service/saved-searches": savedSearchMigrations,
    "service/settings": settingsMigrations,
    "service/templates": templateMigrations,
    "service/tickets": ticketMigrations,
    "service/writing-style": writingStyleMigrations,
    service: { svc_0006_text_order: textOrder("svc_") },
  },
  { runtime: runtimeMigrations },
);

/** Migrations by the name of the part that they belong to. */
type Parts = Readonly<Record<string, Migrations>>;

/**
 * Joins the migrations of several parts.
 * @param reserved parts whose ids must not be reused. Their migrations are not in the result.
 * @throws Error naming the id and both parts, when two parts have a migration with the same id.
 */
export function joinMigrations(parts: Parts, reserved: Parts = {}): Migrations {
  const owners = new Map<string, string>();
  for (const [part, migrationsOfPart] of Object.entries({ ...reserved, ...parts })) {
    for (const id of Object.keys(migrationsOfPart)) {
      const owner = owners.get(id);
      if (owner !== undefined) {
        throw new Error(`Migration ids must be unique: ${owner} and ${part} both have "${id}".`);
      }
      owners.set(id, part);
    }
  }
  return Object.assign({}, ...Object.values(parts)) as Migrations; // Object.assign of several sources is typed any
}
