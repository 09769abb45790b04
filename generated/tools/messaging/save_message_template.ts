// Generated from spec/tools/messaging/save_message_template.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { MessageTemplate } from "../../schemas.ts";

/** The validated arguments of `save_message_template`, without `account_id` and `preview`. */
export interface SaveMessageTemplateInput {
  /** Template to change, from list_message_templates. */
  template_id?: string;
  /** Unique name. */
  name?: string;
  /** What is sent with it. */
  kind?: "message" | "invitation" | "inmail";
  /** Required for an InMail. */
  subject?: string;
  /** Text with variables: {{first_name}}. */
  text?: string;
}

/** The error codes that `save_message_template` can return. */
export type SaveMessageTemplateErrorCode = "conflict" | CommonErrorCode;

/**
 * Save message template: Create a message template, or change one; unknown variables are rejected with their position.
 */
export type SaveMessageTemplateHandler<Context> = (
  input: SaveMessageTemplateInput,
  context: Context,
) => Promise<MessageTemplate>;

/** The data of `save_message_template` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "save_message_template",
    title: "Save message template",
    description: "Create a message template, or change one; unknown variables are rejected with their position. Give at least one of template_id and name. Give at least one of template_id and kind. Give at least one of template_id and text. Give an argument other than template_id, account_id and preview. kind: inmail requires subject. kind: message or kind: invitation excludes subject.",
    category: "messaging",
    effect: "write",
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
    arguments: ["template_id", "name", "kind", "subject", "text", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "Variables: `{{first_name}}`, `{{last_name}}`, `{{name}}`, `{{headline}}`, `{{title}}`, `{{company}}`, `{{industry}}`,\n`{{location}}`, and `{{custom.<field>}}` for the custom fields of leads, as in campaigns.\n\nA new template requires `name`, `kind` and `text`. With `template_id`, omitted inputs are unchanged, but changing\nthe kind of an InMail template removes its subject. Creating a template with the same name, kind, subject and text\nas an existing one returns the existing one; any other call with a name that another template already uses returns\n`conflict`. An account may have 500 templates. The text, counted with the variables as written, may have at most\n8000 characters in a message, 300 in an invitation and 1900 in an InMail; the subject 200. Campaigns store a copy of\nthe text: changing the template does not affect them.\n",
    synonyms: [
      "snippet, canned response, canned reply, standard text, boilerplate",
      "text with placeholders and the first name filled in",
      "edit, change or rename a template",
      "store, keep or write a reusable message for later use",
      "reuse the same text",
      "create, make, build, set up, prepare, compose, new, correct, fix, modify, adjust, amend, alter, revise, reword",
      "make a pattern or standard answer for similar messages",
      "save this text for reuse",
      "quick reply, macro, form letter",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/message-templates",
      tool: "save_message_template",
      operationId: "save_message_template",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["template_id", "name", "kind", "subject", "text", "account_id", "preview"],
      fixed: {},
    },
    {
      method: "PATCH",
      path: "/message-templates/{template_id}",
      tool: "save_message_template",
      operationId: "update_message_template",
      pathParameters: ["template_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["name", "kind", "subject", "text", "account_id", "preview"],
      fixed: {},
    },
  ],
};
