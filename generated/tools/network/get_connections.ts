// Generated from spec/tools/network/get_connections.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ConnectionPage, Cursor, Detail, Limit } from "../../schemas.ts";

/** The validated arguments of `get_connections`, without `account_id` and `preview`. */
export interface GetConnectionsInput {
  /** Words in name or headline. */
  keyword?: string;
  /** Employer's name or company id. */
  company?: string;
  /** Current job title. */
  title?: string;
  /** Place of residence. */
  location?: string;
  /** Industry's name. */
  industry?: string;
  /** Private tag. */
  tag?: string;
  /** Connected at or after this time. */
  connected_since?: string;
  /** recent: newest first; last_interaction: latest contact first; dormant: longest without contact. */
  sort: "recent" | "name" | "last_interaction" | "dormant";
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_connections` can return. */
export type GetConnectionsErrorCode = CommonErrorCode;

/** Get connections: List first-degree connections with filters, tags and last interaction. */
export type GetConnectionsHandler<Context> = (
  input: GetConnectionsInput,
  context: Context,
) => Promise<ConnectionPage>;

/** The data of `get_connections` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_connections",
    title: "Get connections",
    description: "List first-degree connections with filters, tags and last interaction.",
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
    arguments: [
      "keyword",
      "company",
      "title",
      "location",
      "industry",
      "tag",
      "connected_since",
      "sort",
      "detail",
      "limit",
      "cursor",
      "account_id",
    ],
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
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "Filters are combined with \"and\". Text filters ignore case and match whole words or their beginnings. The sort order `dormant` omits connections with whom there has never been contact.",
    synonyms: [
      "my contacts, friends, address book",
      "people I know, people I am connected with, whom do I know in a city or at a company",
      "new connections since a date",
      "dormant contacts, whom I have not talked or written to for a long time",
      "reconnect, stay in touch, neglected contacts",
      "list my network, contacts with a tag",
      "show, view, see, check, overview, all, which, acquaintance, circle, people I know or am linked to",
      "filter my network by place, company, title or tag",
      "whom have I lost touch with",
      "list my contacts, my contacts in an industry, ex-colleagues, customers",
      "friends list, people by city, newest contacts",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/connections",
      tool: "get_connections",
      operationId: "get_connections",
      pathParameters: [],
      queryParameters: [
        "keyword",
        "company",
        "title",
        "location",
        "industry",
        "tag",
        "connected_since",
        "sort",
        "detail",
        "limit",
        "cursor",
        "account_id",
      ],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
