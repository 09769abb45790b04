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
  /** full: return the numbers of all refused rows. */
  detail: "brief" | "full";
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
    arguments: ["lead_list_id", "csv", "detail", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "The first row contains the names of the columns. Case, spaces and punctuation do not matter.\n\n| column | meaning |\n|---|---|\n| `profile_id`, `profile_url`, `url`, `profile` or `handle` | identifies the member |\n| `company` or `company_name`, and the name: `name` or `full_name`, or `first_name` and `last_name` | together identify the member if the columns above are empty or missing |\n| `tags` or `tag` | tags to add, separated by commas or semicolons |\n| `stage`; `note` or `notes` | replace the lead's stage and note |\n| any other | custom field: `Event topic` becomes `{{custom.event_topic}}`; names may be in any script |\n\nTwo columns must not have the same name. A column without a name must be empty.\n\nEmpty cells change nothing. Cells are stored as text, even if they look like formulas. The separator can be a comma,\nsemicolon or tab: the one that splits the header into the most known columns is chosen. Rows end with CR, LF or CRLF.\n\nA file may have up to 100,000 rows (blank rows do not count), 60 columns and 15 MiB. A row may have up to 100,000\ncharacters. Longer rows, and rows with an unclosed quote, are refused; with more than 50 of them, the file is rejected. A tag or\nstage may have up to 50 characters, a note 4000, and a custom field 500; rows with longer values are refused. A row is\nalso refused if the lead would have more than 20 tags or 30 custom fields.\n\nAll rows are imported in one transaction. On SQLite, other calls that write wait until it ends. `refusals` contains the first 100 refused rows, sorted by row number. `refused_rows` contains the numbers of refused rows as ranges, grouped by explanation: up to 20\nranges each, or all with `detail: full` (over REST, in a JSON body). To get them after the import, repeat the upload with `detail: full` and `preview: true`.\n",
    synonyms: [
      "spreadsheet with everyone I met at a trade fair, get them into a list",
      "import spreadsheet",
      "Excel",
      "load contacts, people or prospects from a file, table, sheet or CRM",
      "bring in a list from Salesforce or HubSpot",
      "add many leads at once from a CSV",
      "transfer, move over, potential customer, buyer, candidate, collection, group, segment, folder",
      "attendees of an event or conference, table, Google Sheets, address list",
      "list of names from a file",
    ],
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
      bodyProperties: ["csv", "detail", "account_id", "preview"],
      textBody: { argument: "csv", mediaType: "text/csv" },
      fixed: {},
    },
  ],
};
