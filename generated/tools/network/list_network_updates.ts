// Generated from spec/tools/network/list_network_updates.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, NetworkUpdatePage } from "../../schemas.ts";

/** The validated arguments of `list_network_updates`, without `account_id` and `preview`. */
export interface ListNetworkUpdatesInput {
  /** Default: all. */
  kinds?: ReadonlyArray<"job_change" | "promotion" | "anniversary" | "birthday" | "education" | "post_milestone">;
  /** At or after this time. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_network_updates` can return. */
export type ListNetworkUpdatesErrorCode = CommonErrorCode;

/**
 * List network updates: List job changes, anniversaries, birthdays and other occasions to write to connections, newest
 * first.
 */
export type ListNetworkUpdatesHandler<Context> = (
  input: ListNetworkUpdatesInput,
  context: Context,
) => Promise<NetworkUpdatePage>;

/** The data of `list_network_updates` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_network_updates",
    title: "List network updates",
    description: "List job changes, anniversaries, birthdays and other occasions to write to connections, newest first.",
    category: "network",
    effect: "read",
    idempotent: true,
    safety: "content_poll",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["kinds", "since", "limit", "cursor", "account_id"],
    structuredArguments: ["kinds"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/data/*/text",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    synonyms: [
      "who should I congratulate this week, new jobs, anniversaries",
      "job changes, birthdays and anniversaries of connections",
      "who has a birthday today, whom to congratulate",
      "who got promoted, started a new job or position, changed companies",
      "news about my contacts and friends, reasons or occasions to write",
      "acquaintance, circle, people I know or am linked to",
      "who has an anniversary, promotion, birthday, new role",
      "good moment to write to contacts",
      "which contacts or clients moved to another employer",
      "milestones, who moved on, job news of friends",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/network/updates",
      tool: "list_network_updates",
      operationId: "list_network_updates",
      pathParameters: [],
      queryParameters: ["kinds", "since", "limit", "cursor", "account_id"],
      parameterTypes: { kinds: { items: [["string"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
