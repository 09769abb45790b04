/**
 * The output of the generator: the tools, routes, prompts, resources and tables of one service as plain data, with
 * precompiled validators and serializers. The runtime has no other information about a service.
 */
export interface Surface {
  readonly service: ServiceEntry;
  readonly scopes: readonly ScopeEntry[];
  readonly limits: LimitsEntry;
  readonly errors: Readonly<Record<string, ErrorEntry>>;
  /** In spec order. */
  readonly tools: readonly ToolEntry[];
  readonly routes: readonly RouteEntry[];
  readonly prompts: readonly PromptEntry[];
  readonly resources: readonly ResourceEntry[];
  /** Omitted if the service declares no events. */
  readonly events?: readonly EventEntry[];
  readonly mcp: McpLists;
  /** Loads the code compiled from schemas, by tool and by resource with JSON content. */
  readonly compiled: {
    readonly tools: Readonly<Record<string, () => Promise<CompiledTool>>>;
    readonly resources: Readonly<Record<string, () => Promise<CompiledSchema>>>;
  };
}

export interface ServiceEntry {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  /** How the tools fit together: the `instructions` of the MCP server. */
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

/** The effect of a call on state; `safety` is a category of the daily limits, or null. */
export interface EffectEntry {
  readonly effect: "read" | "write" | "destructive";
  readonly idempotent: boolean;
  readonly safety: string | null;
  /** Whether calls fail if the account is not connected to its network. */
  readonly requiresConnection: boolean;
}

/** The exports of the generated module of one tool. */
export interface ToolModule {
  readonly entry: ToolEntry;
  readonly routes: readonly RouteEntry[];
}

export interface ToolEntry extends EffectEntry {
  readonly name: string;
  readonly title: string;
  /** The description of `tools/list`: the summary, the constraints of the arguments and a deprecation. */
  readonly description: string;
  readonly category: string;
  readonly live: boolean;
  readonly scopes: readonly string[];
  readonly timeoutMs: number;
  readonly maxBodyBytes: number;
  /** The array argument whose items consume one unit each; null if each call consumes one unit. */
  readonly safetyUnits: string | null;
  readonly keepsRecords: boolean;
  /** Whether the tool sends progress and log messages to the client while it runs. */
  readonly reports: boolean;
  readonly actions: { readonly argument: string; readonly effects: Readonly<Record<string, EffectEntry>> } | null;
  /** Names of the arguments, in the order of the schema. */
  readonly arguments: readonly string[];
  /** Names of the arguments whose only type is object or array. */
  readonly structuredArguments: readonly string[];
  /** Property names of the objects inside the arguments, by JSON pointer with `*` for the indexes of arrays. */
  readonly nestedArguments?: Readonly<Record<string, readonly string[]>>;
  /** Arguments that MCP clients of 2026-07-28 repeat in the header `Mcp-Param-<header>`. */
  readonly headers: readonly HeaderEntry[];
  /** URIs of the resources that a successful call changes; `{name}` is replaced by the argument of that name. */
  readonly changes: readonly string[];
  /** The parts of the output that MCP returns as content blocks; null for the whole output as JSON text. */
  readonly contents: readonly ContentEntry[] | null;
  /** The places of the output with texts that other people may have written: JSON pointers in which `*` is any index. */
  readonly thirdParty?: readonly string[];
  /** Error codes that the tool declares, without the common ones. */
  readonly errors: readonly string[];
  /** Older names of arguments and the current ones. */
  readonly renamedArguments?: Readonly<Record<string, string>>;
  /** Longer text in Markdown, if the tool has one. */
  readonly details?: string;
  /** Other words for what the tool does, for searches. Omitted if there are none. */
  readonly synonyms?: readonly string[];
  /** Present on an older name, which has no handler of its own. */
  readonly replacedBy?: ReplacementEntry;
}

/** How an older name calls a newer tool. */
export interface ReplacementEntry {
  readonly tool: string;
  /** Arguments of the newer tool that have a fixed value or another name in the older tool. Other arguments are passed unchanged. */
  readonly input: Readonly<Record<string, { readonly value: unknown } | { readonly from: string }>>;
  /** Property names from the root of the newer tool's output to the output of the older name. */
  readonly output: readonly string[];
}

export interface HeaderEntry {
  readonly argument: string;
  readonly header: string;
}

export type ContentKind = "text" | "image" | "audio" | "resource" | "link";

export interface ContentEntry {
  readonly kind: ContentKind;
  /** Property names from the output's root. */
  readonly path: readonly string[];
}

export interface RouteEntry {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `service.paths.rest`, with `{parameter}` segments. */
  readonly path: string;
  readonly tool: string;
  readonly operationId: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** The types of path and query parameters; a parameter without an entry is a string. */
  readonly parameterTypes: Readonly<Record<string, ParameterEntry>>;
  readonly bodyProperties: readonly string[];
  /** The argument that a body of this media type contains. Other bodies are JSON. */
  readonly textBody?: { readonly argument: string; readonly mediaType: string };
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Present if the route or an argument is deprecated. */
  readonly deprecation?: DeprecationHeaders;
}

/** Response headers as alternating names and values: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), `Link`. */
export interface DeprecationHeaders {
  /** Headers of every response of the route, or null. */
  readonly route: readonly string[] | null;
  /** Headers of responses to calls with a deprecated argument, by argument. */
  readonly arguments: Readonly<Record<string, readonly string[]>>;
}

/** A type that a path or query parameter can be converted to. */
export type TextType = "string" | "integer" | "number" | "boolean" | "null";

/**
 * The types of a single value, preferred first, or the types of each item of a list. The last entry applies to all
 * other items. A list is sent by repeating the parameter, once for each item.
 */
export type ParameterEntry =
  { readonly value: readonly TextType[] } | { readonly items: readonly (readonly TextType[])[] };

export interface PromptEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly arguments: readonly ArgumentEntry[];
  /** The tools that the messages ask the model to use. A caller needs the scopes of all of them. */
  readonly tools: readonly string[];
  readonly messages: readonly MessageEntry[];
}

/** An argument of a prompt, or a parameter of a resource URI. MCP transmits both as strings. */
export interface ArgumentEntry {
  readonly name: string;
  readonly summary: string;
  readonly type: "string" | "integer";
  readonly required: boolean;
  readonly allowed: readonly string[] | null;
  readonly defaultValue: string | number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** The name of the completion handler, or null. */
  readonly completion: string | null;
}

/** A message of a prompt; `template` and `uri` are Liquid templates, `data` is base64. */
export type MessageEntry = { readonly role: "user" | "assistant" } & (
  | { readonly type: "text"; readonly template: string }
  | { readonly type: "image" | "audio"; readonly mimeType: string; readonly data: string }
  | { readonly type: "resource"; readonly uri: string; readonly mimeType: string; readonly template: string }
);

export interface ResourceEntry {
  readonly name: string;
  /** A URI, or a URI template (RFC 6570, level 1) in which each `{name}` is an entire segment. */
  readonly uri: string;
  readonly parameters: readonly ArgumentEntry[];
  /** The tool that shows the same, of which a caller needs a scope; empty if every caller may read the resource. */
  readonly tools: readonly string[];
  readonly mimeType: string;
  readonly content: "json" | "text" | "binary";
}

/** A type of event that the service declares. */
export interface EventEntry {
  /** Such as `message.received`. */
  readonly name: string;
  readonly title: string;
  /** The property of the payload with the id of the object that the event is about. Default: it is about the account. */
  readonly object?: string;
}

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  readonly annotations: {
    readonly title?: string;
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

/** The complete entries of the MCP lists, one per callable tool, prompt, resource and resource template, in spec order. */
export interface McpLists {
  /** Loads the entries of `tools/list`. They make up two thirds of the generated data per tool, and calls do not need them. */
  readonly tools: () => Promise<readonly McpTool[]>;
  readonly prompts: readonly McpPrompt[];
  readonly resources: readonly McpResource[];
  readonly resourceTemplates: readonly McpResourceTemplate[];
}

/**
 * A precompiled ajv validator. `errors` contains the errors of the last call. An input validator called with `{
 * omitsNulls: true }` as `this` first deletes optional properties that are null but whose schema does not allow null.
 */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** The code compiled from the schemas of a tool. */
export interface CompiledTool {
  readonly validateInput: Validate;
  /** Stops at the first error. */
  readonly validateOutput: Validate;
  readonly serialize: Serialize;
}

/** The code compiled from a shared schema of responses. */
export interface CompiledSchema {
  /** Stops at the first error. */
  readonly validate: Validate;
  readonly serialize: Serialize;
}

/** Serializes a valid output as JSON, with properties in the order of the schema. */
export type Serialize = (output: object) => string;

/** One ajv error object. */
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly schemaPath: string;
}
