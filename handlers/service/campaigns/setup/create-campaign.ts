import { readAccountSettings } from "../../settings/account-settings.ts";
import type { CampaignContext } from "./campaign-record.ts";

/** The columns of a campaign's setup. JSON columns are texts, as in the store. */
export interface SetupColumns {
  readonly name?: string;
  readonly daily_cap?: number | null;
  readonly weekly_cap?: number | null;
  readonly lead_list_id?: string | null;
  readonly steps?: string;
  readonly schedule?: string;
  readonly stop_on?: string;
}

/** Creates a draft. By default, it has the account's working hours, no cap, and stops on a reply. Returns its id. */
export async function createCampaign(
  context: CampaignContext,
  columns: SetupColumns & { readonly name: string },
): Promise<string> {
  const { db, account, now, newId } = context;
  const id = newId("cpn");
  const { timezone, working_hours } = await readAccountSettings(context);
  const defaults = {
    steps: "[]",
    schedule: JSON.stringify({ timezone, ...working_hours }),
    daily_cap: null,
    weekly_cap: null,
    stop_on: JSON.stringify(["replied"]),
    lead_list_id: null,
  };
  const times = { launched_at: null, paused_at: null, completed_at: null, archived_at: null };
  await db
    .insertInto("svc_campaigns")
    .values({
      id,
      account_id: account.id,
      status: "draft",
      status_reason: null,
      principal_id: null,
      launch_token_hash: null,
      created_at: now(),
      updated_at: now(),
      ...times,
      ...defaults,
      ...columns,
    })
    .execute();
  return id;
}
