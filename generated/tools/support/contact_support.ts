// Generated from spec/tools/support/contact_support.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SupportTicket } from "../../schemas.ts";

/** The validated arguments of `contact_support`, without `account_id` and `preview`. */
export interface ContactSupportInput {
  /** The problem in one line. */
  subject: string;
  /** What was tried, expected and observed. */
  text: string;
  /** high: you cannot work until this is fixed. */
  severity: "low" | "normal" | "high";
  /** Request id of the call. */
  request_id?: string;
}

/** The error codes that `contact_support` can return. */
export type ContactSupportErrorCode = CommonErrorCode;

/** Contact support: Open a support ticket; a request id attaches the matching audit record. */
export type ContactSupportHandler<Context> = (
  input: ContactSupportInput,
  context: Context,
) => Promise<SupportTicket>;

/** The data of `contact_support` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "contact_support",
    title: "Contact support",
    description: "Open a support ticket; a request id attaches the matching audit record.",
    category: "support",
    effect: "write",
    idempotent: false,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["subject", "text", "severity", "request_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    renamedArguments: { body: "text" },
    details: "The request id must be that of a REST or MCP call that the caller may see; any other returns `not_found`.",
    synonyms: [
      "report a problem or bug, ask for help, open a ticket",
      "talk to or write to a human, agent, team, help desk or customer service",
      "complain, feedback, feature request, something is broken or does not work",
      "case, issue",
      "escalate, nobody can log in, ask the makers of this service",
      "speak with someone from the team, question to the vendor",
      "talk to a person at support, file a complaint",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/support/tickets",
      tool: "contact_support",
      operationId: "contact_support",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["subject", "text", "severity", "request_id", "account_id", "preview"],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          body: [
            "Deprecation",
            "@1795305600",
            "Link",
            "</docs/tools/support/contact_support>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
  ],
};
