// Generated from spec/tools/settings/download_export.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ExportFile } from "../../schemas.ts";

/** The validated arguments of `download_export`, without `account_id` and `preview`. */
export interface DownloadExportInput {
  /** Export id (exp_...), from an export tool. */
  export_id: string;
  /** Where the part begins, from next_offset. */
  offset: number;
  /** Maximum length of the part. */
  max_length: number;
}

/** The error codes that `download_export` can return. */
export type DownloadExportErrorCode = CommonErrorCode;

/** Download export: Return the status of an export and, once ready, a part of its content. */
export type DownloadExportHandler<Context> = (
  input: DownloadExportInput,
  context: Context,
) => Promise<ExportFile>;

/** The data of `download_export` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "download_export",
    title: "Download export",
    description: "Return the status of an export and, once ready, a part of its content.",
    category: "settings",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["full_access", "export"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["export_id", "offset", "max_length", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/content"],
    errors: [],
    details: "A part begins at `offset`; `next_offset` of the response is the offset of the next one. Offsets and lengths are in UTF-16 code units. The parts, joined in order, are the file. The content is available for 24 hours.",
    synonyms: [
      "get the file of an export",
      "is my file, download, export or spreadsheet ready, finished",
      "fetch, open or save the exported CSV",
      "where is the export I asked for",
      "Excel, back up, copy",
      "get, fetch or pick up the CSV when it is ready",
      "where is the CSV that I asked for",
      "download my file",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/exports/{export_id}",
      tool: "download_export",
      operationId: "download_export",
      pathParameters: ["export_id"],
      queryParameters: ["offset", "max_length", "account_id"],
      parameterTypes: { offset: { value: ["integer"] }, max_length: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
