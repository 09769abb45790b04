// Generated from spec/tools/campaigns/export_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ExportJob } from "../../schemas.ts";

/** The validated arguments of `export_leads`, without `account_id` and `preview`. */
export interface ExportLeadsInput {
  /** csv: formulas are escaped. */
  format: "csv" | "json";
  /** Only leads on this list. */
  lead_list_id?: string;
  /** Only leads that this campaign has enrolled. */
  campaign_id?: string;
  /** Without leads on the do-not-contact list. */
  omit_excluded: boolean;
}

/** The error codes that `export_leads` can return. */
export type ExportLeadsErrorCode = CommonErrorCode;

/** Export leads: Prepare a file with leads and their campaign history. */
export type ExportLeadsHandler<Context> = (
  input: ExportLeadsInput,
  context: Context,
) => Promise<ExportJob>;

/** The data of `export_leads` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "export_leads",
    title: "Export leads",
    description: "Prepare a file with leads and their campaign history.",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: "export",
    requiresConnection: true,
    live: true,
    scopes: ["full_access", "export"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: true,
    reports: false,
    actions: null,
    arguments: ["format", "lead_list_id", "campaign_id", "omit_excluded", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Columns: lead_id, profile_id, name, headline, title, company, location, url, tags, stage, note, custom, campaigns, excluded, created_at, updated_at. `excluded` is the entry of the do-not-contact list that excludes the lead. The file is prepared after the call; download_export returns its state and, for 24 hours after it is ready, its content. Oldest leads first. The file is truncated after 100,000 rows or 67,108,864 UTF-16 code units. In CSV, texts that a spreadsheet would run as formulas are prefixed with an apostrophe.",
    synonyms: [
      "download leads, CSV for the CRM",
      "prospects as a spreadsheet, Excel or file",
      "save or back up my lead data",
      "get all leads out for Salesforce or HubSpot",
      "copy, potential customer, buyer, candidate",
      "hand over my prospects to a colleague or CRM",
      "list of prospects as a table",
      "CRM export",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/exports/leads",
      tool: "export_leads",
      operationId: "export_leads",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["format", "lead_list_id", "campaign_id", "omit_excluded", "account_id"],
      fixed: {},
    },
  ],
};
