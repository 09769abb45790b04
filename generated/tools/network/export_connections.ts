// Generated from spec/tools/network/export_connections.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ExportJob } from "../../schemas.ts";

/** The validated arguments of `export_connections`, without `account_id` and `preview`. */
export interface ExportConnectionsInput {
  /** csv: formulas are escaped. */
  format: "csv" | "json";
  /** Only connections with this tag. */
  tag?: string;
}

/** The error codes that `export_connections` can return. */
export type ExportConnectionsErrorCode = CommonErrorCode;

/** Export connections: Prepare a file with connections, tags and notes. */
export type ExportConnectionsHandler<Context> = (
  input: ExportConnectionsInput,
  context: Context,
) => Promise<ExportJob>;

/** The data of `export_connections` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "export_connections",
    title: "Export connections",
    description: "Prepare a file with connections, tags and notes.",
    category: "network",
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
    arguments: ["format", "tag", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Columns: profile_id, name, headline, title, company, location, industry, url, connected_at, last_interaction, last_interaction_at, tags, note. The file is prepared after the call; download_export returns its state and, for 24 hours after it is ready, its content. Newest connections first. The file is truncated after 100,000 rows or 67,108,864 UTF-16 code units. In CSV, texts that a spreadsheet would run as formulas are prefixed with an apostrophe.",
    synonyms: [
      "export contacts with e-mail, address book",
      "download my contacts as CSV",
      "save, back up or copy my network, friends and address book to a file, spreadsheet or Excel",
      "list of everyone I know with email and phone",
      "acquaintance, circle, people I know or am linked to",
      "list of everybody I am linked to for my boss or phone",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/exports/connections",
      tool: "export_connections",
      operationId: "export_connections",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["format", "tag", "account_id"],
      fixed: {},
    },
  ],
};
