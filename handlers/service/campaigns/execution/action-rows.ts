import type { Kysely, Updateable } from "kysely";
import type { LeadTables } from "../../leads/tables.ts";
import type { CampaignScope } from "../setup/campaign-record.ts";
import type { CampaignActionRow, CampaignTables } from "../tables.ts";
import type { LoadedAction } from "./prepare-action.ts";

/** Reads an action with the data of its lead; null if it no longer exists. */
export async function loadAction(db: Kysely<CampaignTables & LeadTables>, id: string): Promise<LoadedAction | null> {
  const row = await db
    .selectFrom("svc_campaign_actions as a")
    .innerJoin("svc_enrollments as e", "e.id", "a.enrollment_id")
    .innerJoin("svc_leads as l", "l.id", "e.lead_id")
    .selectAll("a")
    .select("l.custom")
    .where("a.id", "=", id)
    .executeTakeFirst();
  return row ? { ...row, custom: JSON.parse(row.custom) as Record<string, unknown> } : null; // written by us
}

/** Changes an action unless its status has changed since it was read. */
export async function updateAction(
  { db }: CampaignScope,
  { id, status }: LoadedAction,
  change: Updateable<CampaignActionRow>,
): Promise<void> {
  await db.updateTable("svc_campaign_actions").set(change).where("id", "=", id).where("status", "=", status).execute();
}
