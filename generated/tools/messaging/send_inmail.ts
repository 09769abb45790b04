// Generated from spec/tools/messaging/send_inmail.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** The validated arguments of `send_inmail`, without `account_id` and `preview`. */
export interface SendInmailInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Subject line. */
  subject: string;
  /** Plain text. */
  text: string;
}

/** The error codes that `send_inmail` can return. */
export type SendInmailErrorCode = "excluded" | "no_inmail_credits" | "already_connected" | CommonErrorCode;

/**
 * Send InMail: Send one InMail to a member who is not a connection; uses one credit unless the member has an open
 * profile.
 */
export type SendInmailHandler<Context> = (
  input: SendInmailInput,
  context: Context,
) => Promise<Message>;

/** The data of `send_inmail` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "send_inmail",
    title: "Send InMail",
    description: "Send one InMail to a member who is not a connection; uses one credit unless the member has an open profile.",
    category: "messaging",
    effect: "write",
    idempotent: false,
    safety: "inmail",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "subject", "text", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/sender_name",
      "/subject",
      "/text",
      "/attachments/*/filename",
      "/attachments/*/alt_text",
      "/reactions/*/emoji",
      "/reactions/*/name",
    ],
    errors: ["excluded", "no_inmail_credits", "already_connected"],
    renamedArguments: { recipient_id: "profile_id" },
    details: "Opens an InMail conversation with the subject as its title. `get_account` returns the remaining credits. The account's own profile returns `invalid_arguments`.",
    synonyms: [
      "message a stranger, somebody who is not a connection",
      "cold message with a subject",
      "write to or contact someone I do not know, am not connected with, outside my network",
      "mail with credits, premium",
      "message a recruiter, CEO or candidate directly without an invitation",
      "text, chat line, DM",
      "approach or pitch a stranger, person outside my network",
      "introduce myself to a decision maker",
      "reach somebody outside my contacts, without a connection",
      "InMail to a hiring manager",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/inmails",
      tool: "send_inmail",
      operationId: "send_inmail",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "subject", "text", "account_id", "preview"],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          recipient_id: [
            "Deprecation",
            "@1795305600",
            "Link",
            "</docs/tools/messaging/send_inmail>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
  ],
};
