// Generated from spec/tools/network/annotate_connection.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Connection } from "../../schemas.ts";

/** The validated arguments of `annotate_connection`, without `account_id` and `preview`. */
export interface AnnotateConnectionInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** All tags. */
  tags?: readonly string[];
  /** null: delete it. */
  note?: string | null;
}

/** The error codes that `annotate_connection` can return. */
export type AnnotateConnectionErrorCode = "not_connected" | CommonErrorCode;

/** Annotate connection: Set the account's private tags and note on a connection. */
export type AnnotateConnectionHandler<Context> = (
  input: AnnotateConnectionInput,
  context: Context,
) => Promise<Connection>;

/** The data of `annotate_connection` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "annotate_connection",
    title: "Annotate connection",
    description: "Set the account's private tags and note on a connection. Give at least one of tags and note.",
    category: "network",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "tags", "note", "account_id", "preview"],
    structuredArguments: ["tags"],
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
    ],
    errors: ["not_connected"],
    details: "Omitted fields keep their values; `tags` replaces all tags. Tags and note are stored by this service and are not visible on the network. get_connections filters by tag.",
    synonyms: [
      "tag, label or private note on a contact",
      "CRM notes",
      "remember, write down or jot where we met, something about a person",
      "remind myself who a contact is, memo",
      "categorize my contacts",
      "friend, acquaintance, network, circle, people I know or am linked to",
      "keep in mind about a contact, VIP, met at a fair",
      "comment for myself about somebody, keyword, category, nickname",
      "make a note that somebody prefers something",
    ],
  },
  routes: [
    {
      method: "PATCH",
      path: "/connections/{profile_id}",
      tool: "annotate_connection",
      operationId: "annotate_connection",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["tags", "note", "account_id", "preview"],
      fixed: {},
    },
  ],
};
