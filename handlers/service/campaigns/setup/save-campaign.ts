import type { UpsertCampaignInput } from "../../../../generated/tools/campaigns/upsert_campaign.ts";
import { Failure } from "../../../../runtime/index.ts";
import { findListProblem } from "../../leads/lead-lists.ts";
import { changeStatus, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "./campaign-record.ts";
import { checkSetup, findNameProblems } from "./check-setup.ts";
import { createCampaign, findSameDraft, withDefaults, type SetupColumns } from "./create-campaign.ts";

/**
 * Without an id, creates a draft, unless there is one without leads that has the same name and setup. With an id, changes the
 * campaign and makes it a draft again. Omitted properties are not changed; a new campaign has the defaults of `withDefaults`.
 * @returns the campaign's id.
 * @throws Failure `invalid_arguments` with all problems, `not_found` if the account has no such campaign or lead list, and
 * `campaign_not_editable`.
 */
export async function saveCampaign(context: CampaignContext, input: UpsertCampaignInput): Promise<string> {
  const { campaign_id, name, daily_cap, weekly_cap, lead_list_id, ...rest } = input;
  const { setup, problems: found } = checkSetup(rest);
  const problems = [...(name === undefined ? [] : findNameProblems(name)), ...found];
  const unknownList = typeof lead_list_id === "string" ? await findListProblem(context, lead_list_id) : null;
  if (problems.length > 0)
    throw new Failure("invalid_arguments", {
      errors: [...problems, ...(unknownList ? [{ pointer: "/lead_list_id", ...unknownList }] : [])],
    });
  const { steps, schedule, stop_on } = setup;
  const columns: SetupColumns = {
    ...(name !== undefined && { name: name.trim() }),
    ...(daily_cap !== undefined && { daily_cap }),
    ...(weekly_cap !== undefined && { weekly_cap }),
    ...(lead_list_id !== undefined && { lead_list_id }),
    ...(steps && { steps: JSON.stringify(steps) }),
    ...(schedule && { schedule: JSON.stringify(schedule) }),
    ...(stop_on && { stop_on: JSON.stringify(stop_on) }),
  };
  if (campaign_id === undefined) {
    if (unknownList) throw new Failure("not_found", unknownList);
    const complete = await withDefaults(context, { name: "", ...columns }); // a call without campaign_id has a name
    return (await findSameDraft(context, complete)) ?? createCampaign(context, complete);
  }
  const campaign = await lockCampaign(context, campaign_id);
  const status = statusAfter(campaign, "upsert_campaign");
  if (unknownList) throw new Failure("not_found", unknownList);
  await changeStatus(context, campaign, status, { ...columns, updated_at: context.now() });
  return campaign_id;
}
