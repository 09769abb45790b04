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

/**
 * Creates a draft. By default, it has the account's working hours, no cap, and stops on a reply. If the account has a draft
 * without leads with the same name and setup, for example from the first attempt of a repeated call, returns that one.
 * @returns the draft's id.
 */
export async function createCampaign(
  context: CampaignContext,
  columns: SetupColumns & { readonly name: string },
): Promise<string> {
  const { db, account, now, newId } = context;
  const { timezone, working_hours } = await readAccountSettings(context);
  const defaults = {
    steps: "[]",
    schedule: JSON.stringify({ timezone, ...working_hours }),
    daily_cap: null,
    weekly_cap: null,
    stop_on: JSON.stringify(["replied"]),
    lead_list_id: null,
  };
  const setup = { ...defaults, ...columns };
  const same = await findSameDraft(context, setup);
  if (same !== null) return same;
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

async function findSameDraft({ db, account }: CampaignContext, setup: Required<SetupColumns>): Promise<string | null> {
  const columns = Object.entries(setup) as [keyof SetupColumns, string | number | null][]; // the columns of the table
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
