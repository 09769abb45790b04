// Generated from the specification format by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One failure. `mcp` says where MCP carries it: a JSON-RPC error, or a tool result with `isError`. */
export interface ErrorEntry {
  readonly status: number;
  readonly mcp: "error" | "tool_result";
  readonly retryable: boolean;
  readonly title: string;
  readonly text: string;
  readonly hint: string;
}

/** What a call does to state; `safety` is a category of the daily limits. */
export interface EffectEntry {
  readonly effect: "read" | "write" | "destructive";
  readonly idempotent: boolean;
  readonly safety: string | null;
}

export interface ToolEntry extends EffectEntry {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly live: boolean;
  readonly scopes: readonly string[];
  readonly timeoutMs: number;
  readonly maxBodyBytes: number;
  /** The array argument of which each item costs one unit, or null: one unit a call. */
  readonly safetyUnits: string | null;
  readonly keepsRecords: boolean;
  readonly reports: boolean;
  /** Effects by the value of one argument. */
  readonly actions: { readonly argument: string; readonly effects: Readonly<Record<string, EffectEntry>> } | null;
  /** Arguments that MCP clients of 2026-07-28 repeat in the header `Mcp-Param-<header>`. */
  readonly headers: readonly HeaderEntry[];
  /** Addresses of the resources that a successful call changes; `{name}` stands for the argument of that name. */
  readonly changes: readonly string[];
  /** Where in the output MCP clients find content blocks; null: the whole output as JSON text. */
  readonly contents: readonly ContentEntry[] | null;
  /** Codes of `errors`, common ones included. */
  readonly errors: readonly string[];
}

export interface HeaderEntry {
  readonly argument: string;
  readonly header: string;
}

export interface ContentEntry {
  readonly kind: "text" | "image" | "audio" | "resource" | "link";
  /** Property names from the output's root. */
  readonly path: readonly string[];
}

export interface RouteEntry {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below the REST path, with `{parameter}` segments. */
  readonly path: string;
  readonly tool: string;
  readonly operationId: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** Query parameters whose value is a list. */
  readonly listParameters: readonly string[];
  readonly bodyProperties: readonly string[];
  /** Arguments that the route fixes. */
  readonly fixed: Readonly<Record<string, unknown>>;
}

export interface PromptEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly arguments: readonly ArgumentEntry[];
  readonly messages: readonly MessageEntry[];
}

/** An argument of a prompt, or a parameter of a resource's address. */
export interface ArgumentEntry {
  readonly name: string;
  readonly summary: string;
  readonly type: "string" | "integer";
  readonly required: boolean;
  readonly allowed: readonly string[] | null;
  readonly defaultValue: string | number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** The handler that proposes values. */
  readonly completion: string | null;
}

/** A message of a prompt; `template` and `uri` are Liquid templates, `data` is base64. */
export type MessageEntry = { readonly role: "user" | "assistant" } & (
  | { readonly type: "text"; readonly template: string }
  | { readonly type: "image" | "audio"; readonly mimeType: string; readonly data: string }
  | { readonly type: "resource"; readonly uri: string; readonly mimeType: string; readonly template: string }
);

/** A permission scope with the names of the tools that it holds. */
export interface ScopeEntry {
  readonly name: string;
  readonly isDefault: boolean;
  readonly tools: readonly string[];
}

export interface ServiceEntry {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly uriScheme: string;
  readonly keyPrefix: string;
  readonly paths: { readonly mcp: string; readonly rest: string; readonly docs: string };
}

export interface LimitsEntry {
  /** Units per account and day. */
  readonly safety: readonly { readonly name: string; readonly title: string; readonly daily: number }[];
  readonly warmUp: { readonly startPercent: number; readonly days: number };
  readonly plans: readonly {
    readonly name: string;
    readonly title: string;
    readonly perMinute: number;
    readonly burst: number;
    /** Seconds in which a whole burst is free again. */
    readonly windowSeconds: number;
    readonly isDefault: boolean;
  }[];
}

export interface ResourceEntry {
  readonly name: string;
  /** With parameters, a template (RFC 6570, level 1). */
  readonly uri: string;
  readonly parameters: readonly ArgumentEntry[];
  readonly mimeType: string;
  readonly content: "json" | "text" | "binary";
}

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

export interface McpPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
}

export interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
}

export interface McpResourceTemplate {
  readonly uriTemplate: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
}

/** The entries of the MCP lists, in spec order. */
export interface McpLists {
  readonly tools: readonly McpTool[];
  readonly prompts: readonly McpPrompt[];
  readonly resources: readonly McpResource[];
  readonly resourceTemplates: readonly McpResourceTemplate[];
}

/**
 * A precompiled ajv validator. After a refusal `errors` says why: read it before the next call. One of an input that is called
 * with `{ omitsNulls: true }` as `this` deletes optional properties that are null where their schema does not allow null.
 */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** Writes an answer that its validator let pass as JSON, members in the order of the schema. */
export type Serialize = (answer: object) => string;

/** One error object of ajv. */
export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
