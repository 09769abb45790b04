import type { DeleteLeadListHandler } from "../../../generated/tools/campaigns/delete_lead_list.ts";
import type { ServiceContext } from "../../context.ts";
import { deleteLeadList } from "../../service/campaigns/setup/delete-lead-list.ts";

export const delete_lead_list: DeleteLeadListHandler<ServiceContext> = async (
  { lead_list_id, delete_leads },
  context,
) => {
  await deleteLeadList(context, lead_list_id, delete_leads);
  return { id: lead_list_id, deleted: true };
};
