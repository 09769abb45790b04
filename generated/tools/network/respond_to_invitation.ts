// Generated from spec/tools/network/respond_to_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** The validated arguments of `respond_to_invitation`, without `account_id` and `preview`. */
export interface RespondToInvitationInput {
  /** From list_invitations. */
  invitation_id: string;
  /** Response. */
  action: "accept" | "decline";
  /** Sent after accepting. */
  text?: string;
}

/** The error codes that `respond_to_invitation` can return. */
export type RespondToInvitationErrorCode = "excluded" | "conflict" | CommonErrorCode;

/** Respond to invitation: Accept or decline a received invitation. */
export type RespondToInvitationHandler<Context> = (
  input: RespondToInvitationInput,
  context: Context,
) => Promise<Invitation>;

/** The data of `respond_to_invitation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "respond_to_invitation",
    title: "Respond to invitation",
    description: "Accept or decline a received invitation. action: decline excludes text.",
    category: "network",
    effect: "write",
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
    arguments: ["invitation_id", "action", "text", "account_id", "preview"],
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
    renamedArguments: { message: "text" },
    details: "Repeating the same response changes nothing and sends nothing. Once the invitation is accepted, `text` is sent to the member, and the output's `conversation_id` identifies the conversation. This message consumes no unit. If the member is on the do-not-contact list, a call with `text` returns `excluded` and accepts nothing.",
    synonyms: [
      "accept, decline, ignore or refuse a connection request",
      "say yes or no to an invite, approve, confirm or agree to connect",
      "turn down, reject or dismiss a request I received",
      "answer a request to connect",
      "reply, write back, react, friend request",
      "let a person in, deny a salesperson, requests waiting for my decision",
      "let someone connect with me, take a request, everybody who wants to connect",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/invitations/{invitation_id}/respond",
      tool: "respond_to_invitation",
      operationId: "respond_to_invitation",
      pathParameters: ["invitation_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["action", "text", "account_id", "preview"],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          message: [
            "Deprecation",
            "@1795305600",
            "Link",
            "</docs/tools/network/respond_to_invitation>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
  ],
};
