// Generated from spec/tools/messaging/render_message_template.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { RenderedMessage } from "../../schemas.ts";

/** The validated arguments of `render_message_template`, without `account_id` and `preview`. */
export interface RenderMessageTemplateInput {
  /** From list_message_templates. */
  template_id: string;
  /** Member to write to: id, handle or URL. */
  profile_id?: string;
  /** Values of variables. */
  variables?: ReadonlyArray<{
    /** Such as first_name or custom.event. */
    name: string;
    /** Value. */
    value: string;
  }>;
}

/** The error codes that `render_message_template` can return. */
export type RenderMessageTemplateErrorCode = CommonErrorCode;

/**
 * Render message template: Render a template for one member, and report empty variables and the length compared with
 * the limit.
 */
export type RenderMessageTemplateHandler<Context> = (
  input: RenderMessageTemplateInput,
  context: Context,
) => Promise<RenderedMessage>;

/** The data of `render_message_template` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "render_message_template",
    title: "Render message template",
    description: "Render a template for one member, and report empty variables and the length compared with the limit.",
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
    keepsRecords: true,
    reports: false,
    actions: null,
    arguments: ["template_id", "profile_id", "variables", "account_id"],
    structuredArguments: ["variables"],
    nestedArguments: { "/variables/*": ["name", "value"] },
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/subject", "/text"],
    errors: [],
    details: "Values come from `variables` first, then from the member's profile and, for a lead, its custom fields. Without `profile_id`, only `variables` are used. Nothing is sent: pass the text to send_message, send_invitation or send_inmail.",
    synonyms: [
      "fill in placeholders",
      "personalize a text",
      "preview a template for a person",
      "is the note too long",
      "how would or does a canned text or snippet look for somebody",
      "use a template, insert the name, test the variables",
      "canned reply, standard text, boilerplate",
      "try a template on a real person before sending",
      "same text to a new contact with their name in it",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/message-templates/{template_id}/render",
      tool: "render_message_template",
      operationId: "render_message_template",
      pathParameters: ["template_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "variables", "account_id"],
      fixed: {},
    },
  ],
};
