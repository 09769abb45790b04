// Generated from spec/tools/settings/manage_warm_up.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { WarmUp } from "../../schemas.ts";

/** The validated arguments of `manage_warm_up`, without `account_id` and `preview`. */
export interface ManageWarmUpInput {
  /** Action. */
  action: "get" | "start" | "stop";
  /** Length of the warm-up. Default: the current length if a warm-up is running, otherwise 14. */
  days?: number;
}

/** The error codes that `manage_warm_up` can return. */
export type ManageWarmUpErrorCode = CommonErrorCode;

/** Manage warm up: Read, start or stop the warm-up, in which a new account's daily limits rise gradually. */
export type ManageWarmUpHandler<Context> = (
  input: ManageWarmUpInput,
  context: Context,
) => Promise<WarmUp>;

/** The data of `manage_warm_up` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "manage_warm_up",
    title: "Manage warm up",
    description: "Read, start or stop the warm-up, in which a new account's daily limits rise gradually. action: get or action: stop excludes days.",
    category: "settings",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: {
      argument: "action",
      effects: {
        get: { effect: "read", idempotent: true, safety: null, requiresConnection: false },
        start: { effect: "write", idempotent: true, safety: null, requiresConnection: false },
        stop: { effect: "write", idempotent: true, safety: null, requiresConnection: false },
      },
    },
    arguments: ["action", "days", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: ["switchboard://account/info", "switchboard://account/usage"],
    contents: null,
    errors: [],
    details: "The daily limits start at 20% of the safety limits and rise linearly to 100%, in 14 days unless `days` is given. If a lower daily limit has been set for the account, it still applies. `start` during a warm-up changes only its length, not its first day. `stop` ends it, so that the full limits apply immediately.",
    synonyms: [
      "ramp up a new account slowly",
      "my account is new, fresh or young, start slowly, carefully, gently",
      "increase limits step by step, gradually, avoid being banned or restricted",
      "warm up phase",
      "build up slowly, avoid suspicion, gentle start",
      "slow start, ramp",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/settings/warm-up",
      tool: "manage_warm_up",
      operationId: "manage_warm_up",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: { action: "get" },
    },
    {
      method: "POST",
      path: "/settings/warm-up",
      tool: "manage_warm_up",
      operationId: "start_warm_up",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["days", "account_id", "preview"],
      fixed: { action: "start" },
    },
    {
      method: "DELETE",
      path: "/settings/warm-up",
      tool: "manage_warm_up",
      operationId: "stop_warm_up",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: { action: "stop" },
    },
  ],
};
