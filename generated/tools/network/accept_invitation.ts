// Generated from spec/tools/network/accept_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** The validated arguments of `accept_invitation`, without `account_id` and `preview`. */
export interface AcceptInvitationInput {
  /** From list_invitations. */
  invitation_id: string;
}

/** The error codes that `accept_invitation` can return. */
export type AcceptInvitationErrorCode = "excluded" | "conflict" | CommonErrorCode;

/** Accept invitation: Accept a received invitation. Older name for respond_to_invitation with action accept. */
export type AcceptInvitationHandler<Context> = (
  input: AcceptInvitationInput,
  context: Context,
) => Promise<Invitation>;

/** The data of `accept_invitation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "accept_invitation",
    title: "Accept invitation",
    description: "Accept a received invitation. Older name for respond_to_invitation with action accept.",
    category: "network",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: false,
    scopes: ["full_access", "legacy"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["invitation_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/profile/handle",
      "/profile/name",
      "/profile/headline",
      "/profile/location",
      "/profile/industry",
      "/profile/current_position/title",
      "/profile/current_position/company_name",
      "/text",
    ],
    errors: ["excluded", "conflict"],
    replacedBy: { tool: "respond_to_invitation", input: { action: { value: "accept" } }, output: [] },
  },
  routes: [
    {
      method: "POST",
      path: "/invitations/{invitation_id}/accept",
      tool: "accept_invitation",
      operationId: "accept_invitation",
      pathParameters: ["invitation_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: {},
    },
  ],
};
