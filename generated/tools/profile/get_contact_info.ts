// Generated from spec/tools/profile/get_contact_info.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ContactInfo } from "../../schemas.ts";

/** The validated arguments of `get_contact_info`, without `account_id` and `preview`. */
export interface GetContactInfoInput {
  /** Member id, handle or URL. */
  profile_id: string;
}

/** The error codes that `get_contact_info` can return. */
export type GetContactInfoErrorCode = CommonErrorCode;

/**
 * Get contact info: Read the contact details that a member shares with the account: email, phone, website, birthday.
 */
export type GetContactInfoHandler<Context> = (
  input: GetContactInfoInput,
  context: Context,
) => Promise<ContactInfo>;

/** The data of `get_contact_info` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_contact_info",
    title: "Get contact info",
    description: "Read the contact details that a member shares with the account: email, phone, website, birthday.",
    category: "profile",
    effect: "read",
    idempotent: true,
    safety: "profile_view",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline", "/email", "/phone", "/website"],
    errors: [],
    details: "Members share their website with everyone, and email, phone and birthday with their connections. Reading another member's details records a profile view.",
    synonyms: [
      "e-mail of contacts, addresses of contacts for an export",
      "email address",
      "phone number",
      "website and birthday of a contact",
      "how can I reach, call, mail or phone somebody",
      "telephone, mobile, contact details of a person",
      "mobile number, mail address, how to get hold of a person",
      "call somebody, address, birthday",
      "e-mail, cell, WhatsApp, Skype of a person",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/profiles/{profile_id}/contact-info",
      tool: "get_contact_info",
      operationId: "get_contact_info",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
