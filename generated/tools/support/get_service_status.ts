// Generated from spec/tools/support/get_service_status.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ServiceStatus } from "../../schemas.ts";

/** The validated arguments of `get_service_status`, without `account_id` and `preview`. */
export interface GetServiceStatusInput {}

/** The error codes that `get_service_status` can return. */
export type GetServiceStatusErrorCode = CommonErrorCode;

/** Get service status: Status of the service, store and jobs, and the account's connection and last successful call. */
export type GetServiceStatusHandler<Context> = (
  input: GetServiceStatusInput,
  context: Context,
) => Promise<ServiceStatus>;

/** The data of `get_service_status` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_service_status",
    title: "Get service status",
    description: "Status of the service, store and jobs, and the account's connection and last successful call.",
    category: "support",
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
    arguments: ["account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    synonyms: [
      "is the service up, working, healthy or down",
      "outage",
      "is everything up and running, online, available",
      "system health, is there a problem or failure, slow",
      "is my account still connected, last successful call",
      "test, try, check, verify, ping",
      "broken on the server side, incident, maintenance, latency",
      "why is nothing working, is something offline",
      "uptime, ping, health check",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/support/status",
      tool: "get_service_status",
      operationId: "get_service_status",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
