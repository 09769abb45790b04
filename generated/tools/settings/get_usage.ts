// Generated from spec/tools/settings/get_usage.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Usage } from "../../schemas.ts";

/** The validated arguments of `get_usage`, without `account_id` and `preview`. */
export interface GetUsageInput {
  /** Days before today to include. */
  days: number;
}

/** The error codes that `get_usage` can return. */
export type GetUsageErrorCode = CommonErrorCode;

/** Get usage: Today's used and remaining units of the safety limits, today's calls, and usage of earlier days. */
export type GetUsageHandler<Context> = (
  input: GetUsageInput,
  context: Context,
) => Promise<Usage>;

/** The data of `get_usage` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_usage",
    title: "Get usage",
    description: "Today's used and remaining units of the safety limits, today's calls, and usage of earlier days.",
    category: "settings",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["days", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Check the usage before outreach. Days are in the account's time zone. Calls are counted by tool and surface, over all keys of the account. The resource `switchboard://account/usage` has the same content, with the last 7 days.",
    synonyms: [
      "how many invitations, invites, messages or searches may, can I still send today",
      "quota, remaining limits, API calls",
      "how much have I used, is left, am I at my limit",
      "allowance, units, credits, budget of today",
      "am I sending too much, close to being restricted",
      "headroom left before I hit the ceiling, how many more today, budget used up",
      "invites, searches and messages left today",
      "counter, how close am I to the limit, rate limit",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/usage",
      tool: "get_usage",
      operationId: "get_usage",
      pathParameters: [],
      queryParameters: ["days", "account_id"],
      parameterTypes: { days: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
