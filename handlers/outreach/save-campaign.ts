import type { UpsertCampaignInput } from "../../generated/tools/campaigns/upsert_campaign.ts";
import { argumentFailure, Failure } from "../../runtime/index.ts";
import { readAccountSettings } from "../settings/account-settings.ts";
import { lockCampaign, type OutreachContext } from "./campaign-record.ts";
import { checkSetup } from "./check-setup.ts";

/**
 * Creates a draft, or changes a campaign and makes it a draft again. What is left out stays as it is; a new campaign has the
 * account's working hours, no cap, and stops on a reply.
 * @returns the campaign's id.
 * @throws Failure `invalid_arguments`, `not_found` for a campaign or lead list of nobody's or another account's, and
 * `campaign_not_editable`.
 */
export async function saveCampaign(context: OutreachContext, input: UpsertCampaignInput): Promise<string> {
  const { campaign_id, name, daily_cap, lead_list_id, ...setup } = input;
  if (name.trim() === "") throw argumentFailure("/name", "The name is blank.");
  const { steps, schedule, stop_on } = checkSetup(setup);
  const columns = {
    name: name.trim(),
    ...(daily_cap !== undefined && { daily_cap }),
    ...(lead_list_id !== undefined && { lead_list_id }),
    ...(steps && { steps: JSON.stringify(steps) }),
    ...(schedule && { schedule: JSON.stringify(schedule) }),
    ...(stop_on && { stop_on: JSON.stringify(stop_on) }),
  };
  const id = campaign_id === undefined ? await create(context, columns) : await change(context, campaign_id, columns);
  if (lead_list_id !== undefined) await checkLeadList(context, lead_list_id);
  return id;
}

interface Columns {
  readonly name: string;
  readonly daily_cap?: number | null;
  readonly lead_list_id?: string;
  readonly steps?: string;
  readonly schedule?: string;
  readonly stop_on?: string;
}

async function create(context: OutreachContext, columns: Columns): Promise<string> {
  const { db, account, now, newId } = context;
  const id = newId("cpn");
  const { timezone, working_hours } = await readAccountSettings(context);
  const defaults = {
    steps: "[]",
    schedule: JSON.stringify({ timezone, ...working_hours }),
    daily_cap: null,
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

async function change(context: OutreachContext, id: string, columns: Columns): Promise<string> {
  const { status } = await lockCampaign(context, id);
  if (status !== "draft" && status !== "ready" && status !== "paused")
    throw new Failure("campaign_not_editable", { detail: `The campaign is ${status}: it cannot be changed.` });
  await context.db
    .updateTable("svc_campaigns")
    .set({ ...columns, status: "draft", status_reason: null, paused_at: null, updated_at: context.now() })
    .where("id", "=", id)
    .execute();
  return id;
}

async function checkLeadList({ db, account }: OutreachContext, id: string): Promise<void> {
  const list = await db
    .selectFrom("svc_lead_lists")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (!list) throw new Failure("not_found", { detail: "The account has no such lead list." });
}
