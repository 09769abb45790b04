export interface ServiceEntry {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  /** How the tools work together: the `instructions` of the MCP server. */
  readonly instructions: string;
  readonly uriScheme: string;
  readonly keyPrefix: string;
  readonly paths: { readonly mcp: string; readonly rest: string; readonly docs: string };
}

/** A scope. Each tool lists the scopes that contain it. */
export interface ScopeEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly isDefault: boolean;
}

export interface LimitsEntry {
  readonly safety: readonly SafetyEntry[];
  /** Kinds of networks whose accounts have only the daily limits. */
  readonly dailyOnly: readonly string[];
  readonly warmUp: { readonly startPercent: number; readonly days: number };
  readonly plans: readonly PlanEntry[];
}

/** Units of a category that an account may consume per day, in 7 days and in 30 days. */
export interface SafetyEntry {
  readonly name: string;
  readonly title: string;
  readonly daily: number;
  readonly weekly?: number;
  readonly monthly?: number;
}

export interface PlanEntry {
  readonly name: string;
  readonly title: string;
  readonly perMinute: number;
  /** Calls of one burst: the capacity of the token bucket, and the quota that headers report. */
  readonly burst: number;
  /** Seconds until an empty bucket is full: the window of the quota. */
  readonly windowSeconds: number;
  readonly isDefault: boolean;
}

/** An entry of `errors.yaml`. `mcp` states how MCP reports it: as a JSON-RPC error, or as a tool result with `isError`. */
export interface ErrorEntry {
  readonly status: number;
  readonly mcp: "error" | "tool_result";
  readonly retryable: boolean;
  /** Whether any tool may return it without declaring it. */
  readonly common: boolean;
  readonly title: string;
  readonly text: string;
  readonly hint: string;
}

/** A type of event that the service declares. */
export interface EventEntry {
  /** Such as `message.received`. */
  readonly name: string;
  readonly title: string;
  /** The property of the payload with the id of the object that the event is about. Default: it is about the account. */
  readonly object?: string;
  /** The URIs, or URI templates, of the resources that the event changes. Default: none. */
  readonly changes?: readonly string[];
}
