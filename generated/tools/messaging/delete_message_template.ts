// Generated from spec/tools/messaging/delete_message_template.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_message_template`, without `account_id` and `preview`. */
export interface DeleteMessageTemplateInput {
  /** From list_message_templates. */
  template_id: string;
}

/** The error codes that `delete_message_template` can return. */
export type DeleteMessageTemplateErrorCode = "conflict" | CommonErrorCode;

/** Delete message template: Delete a message template that no running campaign uses. */
export type DeleteMessageTemplateHandler<Context> = (
  input: DeleteMessageTemplateInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_message_template` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_message_template",
    title: "Delete message template",
    description: "Delete a message template that no running campaign uses.",
    category: "messaging",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["template_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "A running campaign uses a template if a step of the same kind has a variant with the same subject and text. In that case, the call returns `conflict` and names the campaign.",
    synonyms: [
      "remove a snippet, canned response, canned reply or standard text",
      "get rid of, throw away or erase a saved text",
      "drop an old template",
      "discard, wipe, scrap, clear, boilerplate",
      "a canned text is outdated",
      "drop a quick reply or macro",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/message-templates/{template_id}",
      tool: "delete_message_template",
      operationId: "delete_message_template",
      pathParameters: ["template_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
