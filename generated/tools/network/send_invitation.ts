// Generated from spec/tools/network/send_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** The validated arguments of `send_invitation`, without `account_id` and `preview`. */
export interface SendInvitationInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Note to the member. */
  text?: string;
}

/** The error codes that `send_invitation` can return. */
export type SendInvitationErrorCode = "excluded" | "already_connected" | "invitation_pending" | "invitation_withdrawn" | CommonErrorCode;

/** Send invitation: Invite a member to connect, with an optional note of up to 300 characters. */
export type SendInvitationHandler<Context> = (
  input: SendInvitationInput,
  context: Context,
) => Promise<Invitation>;

/** The data of `send_invitation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "send_invitation",
    title: "Send invitation",
    description: "Invite a member to connect, with an optional note of up to 300 characters.",
    category: "network",
    effect: "write",
    idempotent: false,
    safety: "invitation",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "text", "account_id", "preview"],
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
    errors: ["excluded", "already_connected", "invitation_pending", "invitation_withdrawn"],
    renamedArguments: { message: "text" },
    details: "If the member has already invited the account, the call returns `invitation_pending`: accept that invitation with `respond_to_invitation`. For 21 days after the account has withdrawn an invitation, the member cannot be invited again: the call returns `invitation_withdrawn` with `retry_after_seconds`.",
    synonyms: [
      "invite a person to connect",
      "connection request, add to my network",
      "add somebody as a contact or friend, request to connect",
      "reach out to, connect with or get to know a new person, stranger",
      "link up with someone I met",
      "get connected with a conference acquaintance, personal note with the request",
      "befriend, add a colleague, ask to be connected",
      "friend request, hook up with a person",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/invitations",
      tool: "send_invitation",
      operationId: "send_invitation",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "text", "account_id", "preview"],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          message: [
            "Deprecation",
            "@1795305600",
            "Link",
            "</docs/tools/network/send_invitation>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
  ],
};
