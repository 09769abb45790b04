// Generated from spec/tools/support/get_support_ticket.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SupportTicket } from "../../schemas.ts";

/** The validated arguments of `get_support_ticket`, without `account_id` and `preview`. */
export interface GetSupportTicketInput {
  /** From list_support_tickets. */
  ticket_id: string;
}

/** The error codes that `get_support_ticket` can return. */
export type GetSupportTicketErrorCode = CommonErrorCode;

/** Get support ticket: Read one support ticket with its replies. */
export type GetSupportTicketHandler<Context> = (
  input: GetSupportTicketInput,
  context: Context,
) => Promise<SupportTicket>;

/** The data of `get_support_ticket` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_support_ticket",
    title: "Get support ticket",
    description: "Read one support ticket with its replies.",
    category: "support",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["ticket_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    synonyms: [
      "answers to a ticket",
      "what did support or the help desk answer, reply or write",
      "open, read or show my request, complaint or problem report",
      "state of a ticket, is it solved",
      "view, see, check, look at, display, case, issue, bug",
      "any news on my problem, response of the support people",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/support/tickets/{ticket_id}",
      tool: "get_support_ticket",
      operationId: "get_support_ticket",
      pathParameters: ["ticket_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
