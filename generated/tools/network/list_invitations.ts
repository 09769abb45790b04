// Generated from spec/tools/network/list_invitations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, InvitationPage, Limit } from "../../schemas.ts";

/** The validated arguments of `list_invitations`, without `account_id` and `preview`. */
export interface ListInvitationsInput {
  /** From the account's point of view. */
  direction: "sent" | "received";
  /** Default: any. */
  status?: "pending" | "accepted" | "declined" | "withdrawn";
  /** Minimum age in days. */
  older_than_days?: number;
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_invitations` can return. */
export type ListInvitationsErrorCode = CommonErrorCode;

/** List invitations: List sent or received invitations. */
export type ListInvitationsHandler<Context> = (
  input: ListInvitationsInput,
  context: Context,
) => Promise<InvitationPage>;

/** The data of `list_invitations` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_invitations",
    title: "List invitations",
    description: "List sent or received invitations.",
    category: "network",
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
    arguments: ["direction", "status", "older_than_days", "detail", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/data/*/profile/location",
      "/data/*/profile/industry",
      "/data/*/profile/current_position/title",
      "/data/*/profile/current_position/company_name",
      "/data/*/text",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "Newest first.",
    synonyms: [
      "pending, sent and received connection requests",
      "people who asked to connect",
      "who asked or wants to connect with me, add me, be my contact, new invitations and requests",
      "which of my requests, invites are still open, unanswered, not accepted",
      "invitations waiting for me, friend requests",
      "whom have I invited",
      "show, view, see, check, overview, all",
      "outstanding requests, inbox of invitations, who has not accepted my invite",
      "did a person accept my invitation yet, pending approvals",
      "open friend requests, how many invitations are pending",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/invitations",
      tool: "list_invitations",
      operationId: "list_invitations",
      pathParameters: [],
      queryParameters: ["direction", "status", "older_than_days", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { older_than_days: { value: ["integer"] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
