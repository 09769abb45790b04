import { Failure } from "../../../../runtime/index.ts";
import { readCampaign, type CampaignContext } from "./campaign-record.ts";
import { findNameProblems } from "./check-setup.ts";
import { createCampaign } from "./create-campaign.ts";

/**
 * Creates a draft with the steps, schedule, caps and stop rules of a campaign of any status, and without leads.
 * @returns the id of the draft.
 * @throws Failure `not_found`, and `invalid_arguments` if the name is blank.
 */
export async function cloneCampaign(context: CampaignContext, id: string, name: string): Promise<string> {
  const errors = findNameProblems(name);
  if (errors.length > 0) throw new Failure("invalid_arguments", { errors });
  const { steps, schedule, daily_cap, weekly_cap, stop_on } = await readCampaign(context, id);
  return createCampaign(context, {
    name: name.trim(),
    steps: JSON.stringify(steps),
    schedule: JSON.stringify(schedule),
    daily_cap,
    weekly_cap,
    stop_on: JSON.stringify(stop_on),
    lead_list_id: null,
  });
}
