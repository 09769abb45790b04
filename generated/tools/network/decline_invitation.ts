// Generated from spec/tools/network/decline_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** The validated arguments of `decline_invitation`, without `account_id` and `preview`. */
export interface DeclineInvitationInput {
  /** From list_invitations. */
  invitation_id: string;
}

/** The error codes that `decline_invitation` can return. */
export type DeclineInvitationErrorCode = "excluded" | "conflict" | CommonErrorCode;

/** Decline invitation: Decline a received invitation. Older name for respond_to_invitation with action decline. */
export type DeclineInvitationHandler<Context> = (
  input: DeclineInvitationInput,
  context: Context,
) => Promise<Invitation>;

/** The data of `decline_invitation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "decline_invitation",
    title: "Decline invitation",
    description: "Decline a received invitation. Older name for respond_to_invitation with action decline.",
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
    replacedBy: { tool: "respond_to_invitation", input: { action: { value: "decline" } }, output: [] },
  },
  routes: [
    {
      method: "POST",
      path: "/invitations/{invitation_id}/decline",
      tool: "decline_invitation",
      operationId: "decline_invitation",
      pathParameters: ["invitation_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: {},
    },
  ],
};
