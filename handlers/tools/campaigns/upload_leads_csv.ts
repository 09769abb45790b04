import type { UploadLeadsCsvHandler } from "../../../generated/tools/campaigns/upload_leads_csv.ts";
import type { ServiceContext } from "../../context.ts";
import { importCsv } from "../../service/leads/import-csv.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";
import { lockLeads } from "../../service/leads/lock-leads.ts";
import { ListReport } from "../../service/leads/list-report.ts";

export const upload_leads_csv: UploadLeadsCsvHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, csv, detail } = input;
  await lockLeads(context);
  await requireLeadList(context, lead_list_id);
  const report = new ListReport();
  await importCsv(context, lead_list_id, csv, report);
  return report.finish(context, lead_list_id, { allRows: detail === "full" });
};
