import type { Schema } from "../language/key-types.ts";
import type { ConditionModel, ConstraintsModel } from "../language/constraints.ts";
import type { ContentKind, Effect } from "../language/tool.ts";

export type { ConditionModel, ConstraintsModel, Effect, Schema };
export type { ParameterModel } from "../schema/query.ts";

/**
 * The checked specification as plain data, the input of every emitter. It can be serialized with `JSON.stringify` and has no
 * cycles. Shared schemas are the only references: `{ $ref: "Name" }`.
 */
export interface Model {
  readonly service: ServiceModel;
  readonly scopes: readonly ScopeModel[];
  readonly limits: LimitsModel;
  /** In the order of `errors.yaml`. */
  readonly errors: readonly ErrorModel[];
  /** Shared schemas sorted by name, including the page and list schemas derived from outputs. */
  readonly schemas: readonly NamedSchema[];
  /** In spec order: categories as `service.yaml` lists them, tools as their category lists them. */
  readonly tools: readonly ToolModel[];
  readonly prompts: readonly PromptModel[];
  readonly resources: readonly ResourceModel[];
  readonly events: readonly EventModel[];
  /** Names of the handlers that propose values for arguments, sorted. */
  readonly completions: readonly string[];
}

export interface ServiceModel {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  /** How the tools fit together, for models; null if the summary says enough. */
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
    /** The window of the plan's quota: the seconds in which `burst` calls are replenished, rounded up. */
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

/** The effect of a call, for the whole tool or for one of its actions. */
export interface EffectModel {
  readonly effect: Effect;
  readonly idempotent: boolean;
  /** The safety category, or null if calls are not counted. */
  readonly safety: string | null;
  /** Whether calls fail if the account is not connected to its network. */
  readonly requiresConnection: boolean;
}

export interface ToolModel extends EffectModel {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly summary: string;
  /** Markdown that only the documentation page contains, or null. */
  readonly details: string | null;
  /** Other words for what the tool does, for searches. */
  readonly synonyms: readonly string[];
  /** Whether the default `tools/list` contains the tool. */
  readonly live: boolean;
  readonly documented: boolean;
  /** Whether the tool interacts with external systems: the MCP annotation `openWorldHint`. */
  readonly openWorld: boolean;
  readonly scopes: readonly string[];
  readonly deprecated: DeprecationModel | null;
  /** Deprecations of arguments, by name. */
  readonly deprecatedInputs: Readonly<Record<string, DeprecationModel>>;
  /** Older names of arguments that calls may still use, with the current name as `use`. */
  readonly renamedInputs: Readonly<Record<string, DeprecationModel>>;
  /** The tool that this older name calls, or null. */
  readonly replacedBy: ReplacementModel | null;
  readonly timeoutMs: number;
  readonly maxBodyBytes: number;
  /** The array argument whose items each count as one unit, or null if a call counts as one unit. */
  readonly safetyUnits: string | null;
  /** Whether a read-only tool keeps records, so that it runs in a transaction like a write. */
  readonly keepsRecords: boolean;
  /** Whether the tool sends progress and log messages to the client while it runs. */
  readonly reports: boolean;
  /** Effects by the value of one argument, or null. The effect of the tool is the strongest of them. */
  readonly actions: { readonly argument: string; readonly effects: Readonly<Record<string, EffectModel>> } | null;
  readonly routes: readonly RouteModel[];
  /** PascalCase of the name: `SendMessage`. Types are `${typeName}Input`, `${typeName}Output`, `${typeName}Handler`. */
  readonly typeName: string;
  /** An object schema with the implicit arguments as its last properties. Each `$ref` is the name of a shared schema. */
  readonly input: Schema;
  /** The constraints between arguments. */
  readonly constraints: ConstraintsModel;
  /** Always `{ $ref: Name }` to an object schema of `Model.schemas`. */
  readonly output: { readonly $ref: string };
  /** Whether the output is an inline schema, which nothing else refers to. */
  readonly ownsOutput: boolean;
  /** Arguments that MCP clients of 2026-07-28 repeat in the header `Mcp-Param-<header>`, for routing by header. */
  readonly headers: readonly HeaderModel[];
  /** Names of the resources that a successful call changes. */
  readonly changes: readonly string[];
  /** The parts of the output that become MCP content blocks; null for one text block with the whole output as JSON. */
  readonly contents: readonly ContentModel[] | null;
  /** Declared and common errors, in the order of `errors.yaml`. */
  readonly errors: readonly ErrorModel[];
  readonly examples: readonly ExampleModel[];
}

/** How an older name calls a newer tool. */
export interface ReplacementModel {
  readonly tool: string;
  /** Arguments of the newer tool that are fixed, or renamed from one of the older name. */
  readonly input: Readonly<Record<string, { readonly value: unknown } | { readonly from: string }>>;
  /** The path of property names from the newer tool's output to the value that the older name returns. */
  readonly output: readonly string[];
}

export interface HeaderModel {
  readonly argument: string;
  readonly header: string;
}

export interface ContentModel {
  readonly kind: ContentKind;
  /** The path of property names from the root of the output. */
  readonly path: readonly string[];
}

export interface ExampleModel {
  readonly title: string;
  /** Calls before the example; `{{steps.<as>.<path>}}` in a later input is replaced by a value from such a call's result. */
  readonly setup: readonly {
    readonly as: string;
    readonly tool: string;
    readonly input: Readonly<Record<string, unknown>>;
  }[];
  readonly input: Readonly<Record<string, unknown>>;
}

export interface RouteModel {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `service.paths.rest`, with `{parameter}` segments: `/conversations/{conversation_id}/messages`. */
  readonly path: string;
  readonly operationId: string;
  /** Path parameters in order; each is a property of the tool's input. */
  readonly pathParameters: readonly string[];
  /** Arguments in the query, each a value or a list of values; includes `account_id` unless it is a path parameter. */
  readonly queryParameters: readonly string[];
  /** Arguments in the JSON body; empty for GET and DELETE. Includes `preview` unless the route is read-only. */
  readonly bodyProperties: readonly string[];
  /** The argument that a body of this media type contains; null if bodies are JSON only. */
  readonly textBody: { readonly argument: string; readonly mediaType: string } | null;
  /** Arguments that this route fixes; callers cannot send them. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The deprecation of this route, or else of its tool. */
  readonly deprecated: DeprecationModel | null;
  /** The effect of the fixed action, or else of the tool. */
  readonly effect: EffectModel;
}

export interface PromptModel {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly deprecated: DeprecationModel | null;
  readonly arguments: readonly ArgumentModel[];
  /** Tools that the messages ask the model to use. */
  readonly tools: readonly string[];
  readonly messages: readonly MessageModel[];
}

/** One message; `template` and a resource's `uri` are Liquid templates, `data` is base64. */
export type MessageModel = { readonly role: "user" | "assistant" } & (
  | { readonly type: "text"; readonly template: string }
  | { readonly type: "image" | "audio"; readonly mimeType: string; readonly data: string }
  | { readonly type: "resource"; readonly uri: string; readonly mimeType: string; readonly template: string }
);

/** An argument of a prompt, or a parameter of a resource's URI. It is sent as a string. */
export interface ArgumentModel {
  readonly name: string;
  readonly summary: string;
  readonly type: "string" | "integer";
  readonly required: boolean;
  readonly allowed: readonly string[] | null;
  readonly defaultValue: string | number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Name of the handler that proposes values, or null. */
  readonly completion: string | null;
}

export interface ResourceModel {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly deprecated: DeprecationModel | null;
  /** The URI, `switchboard://account/info`, or with parameters a URI template (RFC 6570, level 1): `notes://note/{id}`. */
  readonly uri: string;
  /** In the order of the URI template; empty for a fixed URI. */
  readonly parameters: readonly ArgumentModel[];
  /** The tool that shows the same, of which callers need a scope; null if every caller may read the resource. */
  readonly tool: string | null;
  readonly mimeType: string;
  /** PascalCase of the name: `AccountInfo`. */
  readonly typeName: string;
  /** The type of the content: a JSON object, text, or bytes. */
  readonly content: "json" | "text" | "binary";
  /** `{ $ref: Name }` for JSON content, or null. */
  readonly output: { readonly $ref: string } | null;
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
  readonly example: unknown;
}
