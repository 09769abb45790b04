import type { Schema } from "../language/key-types.ts";

export interface ServiceModel {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  /** How the tools work together, for AI models; null if the summary is sufficient. */
  readonly instructions: string | null;
  /** Whether the service sends its events to webhooks. */
  readonly webhooks: boolean;
  readonly uriScheme: string;
  readonly keyPrefix: string;
  readonly paths: { readonly mcp: string; readonly rest: string; readonly docs: string };
  readonly license: { readonly name: string; readonly identifier: string };
  /** The entry in the MCP registry, or null. */
  readonly registry: RegistryModel | null;
  readonly categories: readonly CategoryModel[];
}

export interface RegistryModel {
  /** Reversed domain and name: `com.example/my-service`. */
  readonly name: string;
  /** The origin of the deployment; null if users run the service themselves. */
  readonly url: string | null;
  readonly websiteUrl: string | null;
  /** The URL of the repository on GitHub or GitLab. */
  readonly repository: string | null;
}

export interface CategoryModel {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
}

export interface ScopeModel {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** Whether new API keys have this scope. */
  readonly isDefault: boolean;
  /** Names of the tools in the scope, in spec order. */
  readonly tools: readonly string[];
}

export interface LimitsModel {
  readonly safety: readonly {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    /** Units per account and day. */
    readonly daily: number;
    /** Units per account in 7 days, if limited. */
    readonly weekly?: number;
    /** Units per account in 30 days, if limited. */
    readonly monthly?: number;
  }[];
  /** Kinds of networks whose accounts have only the daily limits. */
  readonly dailyOnly: readonly string[];
  readonly warmUp: { readonly startPercent: number; readonly days: number };
  readonly plans: readonly {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly perMinute: number;
    readonly burst: number;
    /** The window of the plan's rate limit: the seconds in which `burst` calls are replenished, rounded up. */
    readonly windowSeconds: number;
    readonly isDefault: boolean;
  }[];
}

export interface ErrorModel {
  readonly code: string;
  readonly status: number;
  /** How MCP returns the error: as a JSON-RPC error with `status` as its code, or as a tool result with `isError`. */
  readonly mcp: "error" | "tool_result";
  readonly retryable: boolean;
  /** Whether every tool can return the error, so that tools do not declare it. */
  readonly common: boolean;
  readonly title: string;
  readonly text: string;
  readonly hint: string;
}

/** A deprecation. Dates are UTC dates: `2026-11-01`. */
export interface DeprecationModel {
  readonly since: string;
  /** The last day on which the deprecated entry works, or null. */
  readonly removedAfter: string | null;
  /** The name of the replacement, or null. */
  readonly use: string | null;
}

export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
}

export interface EventModel {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The type of the payload: `MessageReceivedEvent`. */
  readonly typeName: string;
  /** An object schema, or `{ $ref: Name }`. */
  readonly payload: Schema;
  /** The property of the payload with the id of the object that the event is about; null for the account. */
  readonly object: string | null;
  /** Names of the resources that the event changes. */
  readonly changes: readonly string[];
  readonly example: unknown;
}
