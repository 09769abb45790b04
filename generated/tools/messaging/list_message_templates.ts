// Generated from spec/tools/messaging/list_message_templates.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, MessageTemplatePage } from "../../schemas.ts";

/** The validated arguments of `list_message_templates`, without `account_id` and `preview`. */
export interface ListMessageTemplatesInput {
  /** Only this kind. */
  kind?: "message" | "invitation" | "inmail";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_message_templates` can return. */
export type ListMessageTemplatesErrorCode = CommonErrorCode;

/** List message templates: List message templates, latest change first, with their variables and use counts. */
export type ListMessageTemplatesHandler<Context> = (
  input: ListMessageTemplatesInput,
  context: Context,
) => Promise<MessageTemplatePage>;

/** The data of `list_message_templates` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_message_templates",
    title: "List message templates",
    description: "List message templates, latest change first, with their variables and use counts.",
    category: "messaging",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["kind", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "`use_count` counts the members for whom render_message_template rendered the template, each once.",
    synonyms: [
      "saved texts, snippets, canned responses, canned replies, standard texts",
      "which templates, boilerplate or prepared messages do I have",
      "find a reusable text",
      "which variables and placeholders does a template have",
      "show, view, see, check, overview, all, canned reply",
      "what prewritten texts are there",
      "saved replies, quick replies, macros",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/message-templates",
      tool: "list_message_templates",
      operationId: "list_message_templates",
      pathParameters: [],
      queryParameters: ["kind", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
