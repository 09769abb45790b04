// Generated from spec/tools/analytics/export_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ExportJob } from "../../schemas.ts";

/** The validated arguments of `export_analytics`, without `account_id` and `preview`. */
export interface ExportAnalyticsInput {
  /** File format. */
  format: "csv" | "json";
  /** Days up to today, or a month. */
  period: "7d" | "30d" | "90d" | "365d" | "this_month" | "last_month";
}

/** The error codes that `export_analytics` can return. */
export type ExportAnalyticsErrorCode = CommonErrorCode;

/** Export analytics: Prepare a file with the metrics of a period. */
export type ExportAnalyticsHandler<Context> = (
  input: ExportAnalyticsInput,
  context: Context,
) => Promise<ExportJob>;

/** The data of `export_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "export_analytics",
    title: "Export analytics",
    description: "Prepare a file with the metrics of a period.",
    category: "analytics",
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
    arguments: ["format", "period", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Each row has `interval`, `from`, `to`, `metric` and `value`. Rows with the interval `period` contain the counts of get_analytics, such as reactions to the account's posts. Rows with the interval `day` contain the counts of get_activity_analytics, such as reactions that the account gave. The file is prepared after the call; download_export returns its status and, for 24 hours after it is ready, its content. Each call prepares another file and consumes one unit.",
    synonyms: [
      "download a spreadsheet, CSV or Excel file of metrics",
      "save statistics, numbers and figures to a file",
      "report of my account for a presentation",
      "data dump of the performance",
      "back up, copy, traction, success, results, how well",
      "figures for a report in a table",
      "send me my results as a table",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/exports/analytics",
      tool: "export_analytics",
      operationId: "export_analytics",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["format", "period", "account_id"],
      fixed: {},
    },
  ],
};
