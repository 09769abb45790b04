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

/** A complete setup. */
export type Setup = Required<SetupColumns>;

/** Adds the defaults: the account's working hours, no caps, no lead list, and a stop on a reply. */
export async function withDefaults(
  context: CampaignContext,
  columns: SetupColumns & { readonly name: string },
): Promise<Setup> {
  const { timezone, working_hours } = await readAccountSettings(context);
  return {
    steps: "[]",
    schedule: JSON.stringify({ timezone, ...working_hours }),
    daily_cap: null,
    weekly_cap: null,
    stop_on: JSON.stringify(["replied"]),
    lead_list_id: null,
    ...columns,
  };
}

/** Creates a draft. Returns its id. */
export async function createCampaign({ db, account, now, newId }: CampaignContext, setup: Setup): Promise<string> {
  const id = newId("cpn");
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
      ...setup,
    })
    .execute();
  return id;
}

/**
 * Returns the id of a draft without leads that has this name and setup, for example from the first attempt of a repeated call;
 * null if there is none.
 */
export async function findSameDraft({ db, account }: CampaignContext, setup: Setup): Promise<string | null> {
  const columns = Object.entries(setup) as [keyof Setup, string | number | null][]; // the columns of the table
  const draft = await db
    .selectFrom("svc_campaigns")
    .select("id")
    .where("account_id", "=", account.id)
    .where("status", "=", "draft")
    .where("launched_at", "is", null)
    .where((where) => where.and(columns.map(([column, value]) => where(column, "is not distinct from", value))))
    .where((where) => {
      const leads = where.selectFrom("svc_enrollments").select("id").whereRef("campaign_id", "=", "svc_campaigns.id");
      return where.not(where.exists(leads));
    })
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return draft?.id ?? null;
}
