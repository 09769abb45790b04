// Generated from spec/tools/messaging/export_conversations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ExportJob } from "../../schemas.ts";

/** The validated arguments of `export_conversations`, without `account_id` and `preview`. */
export interface ExportConversationsInput {
  /** csv: formulas are escaped. */
  format: "csv" | "json";
  /** Sent at or after this time. */
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
    details: "Each row is one message, with the columns conversation_id, conversation_kind, conversation_title, participants, message_id, direction, sender_id, sender_name, sent_at, subject and text. Archived and snoozed conversations are included; attachments, reactions and deleted messages are omitted. Conversations with the latest activity come first, archived ones last. The file is prepared after the call; download_export returns its state and, for 24 hours after it is ready, its content. Each call prepares another file and consumes one unit. The file is truncated after 100,000 rows or 67,108,864 UTF-16 code units. In CSV, texts that a spreadsheet would run as formulas are prefixed with an apostrophe.",
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
