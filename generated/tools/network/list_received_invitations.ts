// Generated from spec/tools/network/list_received_invitations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, InvitationPage, Limit } from "../../schemas.ts";

/** The validated arguments of `list_received_invitations`, without `account_id` and `preview`. */
export interface ListReceivedInvitationsInput {
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_received_invitations` can return. */
export type ListReceivedInvitationsErrorCode = CommonErrorCode;

/** List received invitations: List received invitations. Older name for list_invitations with direction received. */
export type ListReceivedInvitationsHandler<Context> = (
  input: ListReceivedInvitationsInput,
  context: Context,
) => Promise<InvitationPage>;

/** The data of `list_received_invitations` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_received_invitations",
    title: "List received invitations",
    description: "List received invitations. Older name for list_invitations with direction received.",
    category: "network",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["full_access", "legacy"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["limit", "cursor", "account_id"],
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
    replacedBy: {
      tool: "list_invitations",
      input: { direction: { value: "received" }, detail: { value: "full" } },
      output: [],
    },
  },
  routes: [
    {
      method: "GET",
      path: "/invitations/received",
      tool: "list_received_invitations",
      operationId: "list_received_invitations",
      pathParameters: [],
      queryParameters: ["limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
