// Generated from spec/tools/messaging/export_conversations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ExportJob } from "../../schemas.ts";

/** The validated arguments of `export_conversations`, without `account_id` and `preview`. */
export interface ExportConversationsInput {
  /** csv: formulas are escaped. */
  format: "csv" | "json";
  /** Only messages sent at or after this time. */
  since?: string;
}

/** The error codes that `export_conversations` can return. */
export type ExportConversationsErrorCode = CommonErrorCode;

/** Export conversations: Prepare a file with the messages of all conversations. */
export type ExportConversationsHandler<Context> = (
  input: ExportConversationsInput,
  context: Context,
) => Promise<ExportJob>;

/** The data of `export_conversations` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "export_conversations",
    title: "Export conversations",
    description: "Prepare a file with the messages of all conversations.",
    category: "messaging",
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
    arguments: ["format", "since", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "One row for each message, including messages of archived and snoozed conversations. Deleted messages are omitted. The file is prepared after the call; download_export returns its state and, for 24 hours after it is ready, its content. The file contains at most 100,000 rows. In CSV, texts that a spreadsheet would run as formulas are prefixed with an apostrophe.",
    synonyms: [
      "download my messages and inbox",
      "back up, archive or save all chats, texts and DMs to a file",
      "copy of my correspondence, transcripts, chat history",
      "CSV, spreadsheet, Excel, thread, discussion",
      "legal copy of all my correspondence",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/exports/conversations",
      tool: "export_conversations",
      operationId: "export_conversations",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["format", "since", "account_id"],
      fixed: {},
    },
  ],
};
