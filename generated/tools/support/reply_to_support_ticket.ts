// Generated from spec/tools/support/reply_to_support_ticket.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SupportTicket } from "../../schemas.ts";

/** The validated arguments of `reply_to_support_ticket`, without `account_id` and `preview`. */
export interface ReplyToSupportTicketInput {
  /** From list_support_tickets. */
  ticket_id: string;
  /** Reply. */
  text?: string;
  /** Close the ticket. */
  close: boolean;
}

/** The error codes that `reply_to_support_ticket` can return. */
export type ReplyToSupportTicketErrorCode = "conflict" | CommonErrorCode;

/** Reply to support ticket: Reply to a support ticket; optionally close it. */
export type ReplyToSupportTicketHandler<Context> = (
  input: ReplyToSupportTicketInput,
  context: Context,
) => Promise<SupportTicket>;

/** The data of `reply_to_support_ticket` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "reply_to_support_ticket",
    title: "Reply to support ticket",
    description: "Reply to a support ticket; optionally close it. close: false requires text.",
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
    arguments: ["ticket_id", "text", "close", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "An answered ticket becomes open again. With `close`, a text is optional. A text for a closed ticket, or for one with 100 replies, returns `conflict`.",
    synonyms: [
      "answer support, close a ticket",
      "tell, write back or respond to the help desk or agent",
      "the problem is solved, fixed, done, close my case",
      "add information to a support request",
      "react, issue, bug",
      "the bug came back, more details for the support people, thanks, it works now",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/support/tickets/{ticket_id}/replies",
      tool: "reply_to_support_ticket",
      operationId: "reply_to_support_ticket",
      pathParameters: ["ticket_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "close", "account_id", "preview"],
      fixed: {},
    },
  ],
};
