// Generated from spec/tools/campaigns/upload_leads_csv.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { LeadListReport } from "../../schemas.ts";

/** The validated arguments of `upload_leads_csv`, without `account_id` and `preview`. */
export interface UploadLeadsCsvInput {
  /** Lead list id (lst_...). */
  lead_list_id: string;
  /** The file with a header row. */
  csv: string;
}

/** The error codes that `upload_leads_csv` can return. */
export type UploadLeadsCsvErrorCode = CommonErrorCode;

/** Upload leads CSV: Put the rows of a CSV file on a list, with a report of each row that was refused. */
export type UploadLeadsCsvHandler<Context> = (
  input: UploadLeadsCsvInput,
  context: Context,
) => Promise<LeadListReport>;

/** The data of `upload_leads_csv` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "upload_leads_csv",
    title: "Upload leads CSV",
    description: "Put the rows of a CSV file on a list, with a report of each row that was refused.",
    category: "campaigns",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["full_access", "outbound"],
    timeoutMs: 600000,
    maxBodyBytes: 15728640,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["lead_list_id", "csv", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "The first row contains the names of the columns. Case, spaces and underscores do not matter.\n\n| column | meaning |\n|---|---|\n| `profile_id`, `profile_url`, `url`, `profile` or `handle` | identifies the member |\n| `company` with `name`, or with `first_name` and `last_name` | identifies the member if the above are empty or missing |\n| `tags` | tags to add, separated by commas or semicolons |\n| `stage`, `note` | replace the lead's stage and note |\n| any other | custom field: `Event topic` becomes `{{custom.event_topic}}` |\n\nEmpty cells change nothing. Cells are stored as text, even if they look like formulas. Cells are separated by commas, or by semicolons or tabs if the header uses them. A file has at most 100,000 rows, 60 columns and 15 MiB. All rows are imported in one\ntransaction; refused rows are reported with their number and the reason.\n",
    synonyms: ["import spreadsheet", "Excel"],
  },
  routes: [
    {
      method: "POST",
      path: "/lead-lists/{lead_list_id}/csv",
      tool: "upload_leads_csv",
      operationId: "upload_leads_csv",
      pathParameters: ["lead_list_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["csv", "account_id", "preview"],
      textBody: { argument: "csv", mediaType: "text/csv" },
      fixed: {},
    },
  ],
};
