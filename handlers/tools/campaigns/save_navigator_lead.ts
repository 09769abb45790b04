import type { SaveNavigatorLeadHandler } from "../../../generated/tools/campaigns/save_navigator_lead.ts";
import type { ServiceContext } from "../../context.ts";
import { requireNavigator } from "../../service/navigator/require-navigator.ts";
import { removeNavigatorLead, saveNavigatorLead } from "../../service/navigator/saved-leads.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const save_navigator_lead: SaveNavigatorLeadHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ list: input.list });
  await requireNavigator(context);
  const id = await context.network.leads.find(input.profile_id);
  return input.saved ? saveNavigatorLead(context, id, input.list) : removeNavigatorLead(context, id);
};
