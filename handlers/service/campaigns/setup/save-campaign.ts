import type { UpsertCampaignInput } from "../../../../generated/tools/campaigns/upsert_campaign.ts";
import { Failure } from "../../../../runtime/index.ts";
import { describeLeadLists, readLeadLists } from "../../leads/lead-lists.ts";
import { readAccountSettings } from "../../settings/account-settings.ts";
import { lockCampaign, type CampaignContext } from "./campaign-record.ts";
import { checkSetup } from "./check-setup.ts";

/**
 * Creates a draft, or changes a campaign and makes it a draft again. Omitted properties are not changed; a new campaign has
 * the account's working hours, no cap, and stops on a reply.
 * @returns the campaign's id.
 * @throws Failure `invalid_arguments` with all problems, `not_found` if the account has no such campaign or lead list, and
 * `campaign_not_editable`.
 */
export async function saveCampaign(context: CampaignContext, input: UpsertCampaignInput): Promise<string> {
  const { campaign_id, name, daily_cap, lead_list_id, ...rest } = input;
  const { setup, problems } = checkSetup(rest);
  if (name.trim() === "") problems.unshift({ pointer: "/name", detail: "The name is blank." });
  const unknownList = lead_list_id === undefined ? null : await findListProblem(context, lead_list_id);
  if (problems.length > 0)
    throw new Failure("invalid_arguments", {
      errors: [...problems, ...(unknownList ? [{ pointer: "/lead_list_id", ...unknownList }] : [])],
    });
  const { steps, schedule, stop_on } = setup;
  const columns = {
    name: name.trim(),
    ...(daily_cap !== undefined && { daily_cap }),
    ...(lead_list_id !== undefined && { lead_list_id }),
    ...(steps && { steps: JSON.stringify(steps) }),
    ...(schedule && { schedule: JSON.stringify(schedule) }),
    ...(stop_on && { stop_on: JSON.stringify(stop_on) }),
  };
  if (campaign_id !== undefined) await requireEditable(context, campaign_id);
  if (unknownList) throw new Failure("not_found", unknownList);
  return campaign_id === undefined ? create(context, columns) : change(context, campaign_id, columns);
}

interface Columns {
  readonly name: string;
  readonly daily_cap?: number | null;
  readonly lead_list_id?: string;
  readonly steps?: string;
  readonly schedule?: string;
  readonly stop_on?: string;
}

async function create(context: CampaignContext, columns: Columns): Promise<string> {
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

async function requireEditable(context: CampaignContext, id: string): Promise<void> {
  const { status } = await lockCampaign(context, id);
  if (status !== "draft" && status !== "ready" && status !== "paused")
    throw new Failure("campaign_not_editable", { detail: `The campaign is ${status} and cannot be changed.` });
}

async function change(context: CampaignContext, id: string, columns: Columns): Promise<string> {
  await context.db
    .updateTable("svc_campaigns")
    .set({ ...columns, status: "draft", status_reason: null, paused_at: null, updated_at: context.now() })
    .where("id", "=", id)
    .execute();
  return id;
}

/** The problem with a lead list that the account does not have; null if it has the list. */
async function findListProblem(
  context: CampaignContext,
  id: string,
): Promise<{ readonly detail: string; readonly hint: string } | null> {
  const list = await context.db
    .selectFrom("svc_lead_lists")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", context.account.id)
    .executeTakeFirst();
  if (list) return null;
  return { detail: "The account has no such lead list.", hint: describeLeadLists(await readLeadLists(context)) };
}
