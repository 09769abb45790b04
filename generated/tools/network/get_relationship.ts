// Generated from spec/tools/network/get_relationship.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Relationship } from "../../schemas.ts";

/** The validated arguments of `get_relationship`, without `account_id` and `preview`. */
export interface GetRelationshipInput {
  /** Member id, handle or URL. */
  profile_id: string;
}

/** The error codes that `get_relationship` can return. */
export type GetRelationshipErrorCode = CommonErrorCode;

/**
 * Get relationship: Read the relationship between the account and a member: degree, pending invitation, follows, mutual
 * connections, last messages, tags, note, lead lists and campaigns.
 */
export type GetRelationshipHandler<Context> = (
  input: GetRelationshipInput,
  context: Context,
) => Promise<Relationship>;

/** The data of `get_relationship` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_relationship",
    title: "Get relationship",
    description: "Read the relationship between the account and a member: degree, pending invitation, follows, mutual connections, last messages, tags, note, lead lists and campaigns.",
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
    arguments: ["profile_id", "account_id"],
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
      "/pending_invitation/text",
      "/mutual_connections/*/handle",
      "/mutual_connections/*/name",
      "/mutual_connections/*/headline",
      "/last_messages/*/sender_name",
      "/last_messages/*/excerpt",
    ],
    errors: [],
    synonyms: [
      "how am I connected with a person",
      "mutual connections, find who can introduce me, warm introduction",
      "do I know this person, guy or woman, how do we know each other",
      "have we talked, met or written before",
      "shared or common contacts, friends in common, how are we linked",
      "is somebody already a connection, did I invite them, do they follow me",
      "history with a person",
      "acquaintance, network, circle, people I know or am linked to",
      "path to a person through somebody I know, who could put in a word, degree",
      "did we ever talk",
      "when did we last speak or talk, a person and I",
      "my notes on a person, what do I have on somebody",
      "second degree, friends in common, who knows a person",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/relationships/{profile_id}",
      tool: "get_relationship",
      operationId: "get_relationship",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
