// Generated from spec/tools/network/cancel_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** The validated arguments of `cancel_invitation`, without `account_id` and `preview`. */
export interface CancelInvitationInput {
  /** From list_invitations, direction sent. */
  invitation_id: string;
}

/** The error codes that `cancel_invitation` can return. */
export type CancelInvitationErrorCode = "conflict" | CommonErrorCode;

/** Cancel invitation: Withdraw a pending invitation that the account sent. */
export type CancelInvitationHandler<Context> = (
  input: CancelInvitationInput,
  context: Context,
) => Promise<Invitation>;

/** The data of `cancel_invitation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "cancel_invitation",
    title: "Cancel invitation",
    description: "Withdraw a pending invitation that the account sent.",
    category: "network",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
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
    errors: ["conflict"],
    details: "The member cannot be invited again for 21 days.",
    synonyms: [
      "withdraw or take back a connection request",
      "undo, revoke or retract an invite I sent by mistake",
      "I no longer want to connect with them, request to the wrong person",
      "recall, rescind, pull back, friend request",
      "call back a request that is still pending",
      "I invited the wrong person",
      "delete a sent request",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/invitations/{invitation_id}",
      tool: "cancel_invitation",
      operationId: "cancel_invitation",
      pathParameters: ["invitation_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
