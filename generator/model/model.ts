import type { Schema } from "../language/key-types.ts";
import type { ConstraintsModel } from "../language/constraints.ts";
import type { ContentKind, Effect } from "../language/tool.ts";

export type { ConstraintsModel, Effect, Schema };
export type { ParameterModel } from "../schema/query.ts";

/**
 * The checked specification as plain data: what every emitter reads. `JSON.stringify` can print it, nothing in it refers
 * back, and nothing is left to resolve except shared schemas, which are named once and referred to as `{ $ref: "Name" }`.
 */
export interface Model {
  readonly service: ServiceModel;
  readonly scopes: readonly ScopeModel[];
  readonly limits: LimitsModel;
  /** In the order of `errors.yaml`. */
  readonly errors: readonly ErrorModel[];
  /** Shared schemas by name, sorted; includes the page and list schemas that tool outputs imply. */
  readonly schemas: readonly NamedSchema[];
  /** In spec order: categories as `service.yaml` lists them, tools as their category lists them. */
  readonly tools: readonly ToolModel[];
  readonly prompts: readonly PromptModel[];
  readonly resources: readonly ResourceModel[];
  /** Names of the handlers that propose values for arguments, sorted. */
  readonly completions: readonly string[];
}

export interface ServiceModel {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  readonly uriScheme: string;
  readonly keyPrefix: string;
  readonly paths: { readonly mcp: string; readonly rest: string; readonly docs: string };
  readonly license: { readonly name: string; readonly identifier: string };
  /** Its entry of the MCP registry, or null where it has none. */
  readonly registry: RegistryModel | null;
  readonly categories: readonly CategoryModel[];
}

export interface RegistryModel {
  /** Reversed domain and name: `com.example/my-service`. */
  readonly name: string;
  /** Where it is deployed, without the path; null where everybody runs it themselves. */
  readonly url: string | null;
  readonly websiteUrl: string | null;
  /** Address on GitHub or GitLab. */
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
  /** The scope that a new key holds. */
  readonly isDefault: boolean;
  /** Names of the tools it holds, in spec order. */
  readonly tools: readonly string[];
}

export interface LimitsModel {
  readonly safety: readonly {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    /** Units per account and day. */
    readonly daily: number;
  }[];
  readonly warmUp: { readonly startPercent: number; readonly days: number };
  readonly plans: readonly {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly perMinute: number;
    readonly burst: number;
    /** Seconds in which calls at the rate of `perMinute` make up one burst, rounded up: the window of the plan's quota. */
    readonly windowSeconds: number;
    readonly isDefault: boolean;
  }[];
}

export interface ErrorModel {
  readonly code: string;
  readonly status: number;
  /** Where MCP carries it: a JSON-RPC error whose code is `status`, or a tool result with `isError`. */
  readonly mcp: "error" | "tool_result";
  readonly retryable: boolean;
  /** May happen on any tool, so tools do not declare it. */
  readonly common: boolean;
  readonly title: string;
  readonly text: string;
  readonly hint: string;
}

/** Since when callers should stop using something. Dates are days of UTC: `2026-11-01`. */
export interface DeprecationModel {
  readonly since: string;
  /** The last day on which it works, or null where none is set. */
  readonly removedAfter: string | null;
  /** Name of what to use instead, or null. */
  readonly use: string | null;
}

export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
}

/** What a call does to state, as a whole or for one value of the tool's `action` argument. */
export interface EffectModel {
  readonly effect: Effect;
  readonly idempotent: boolean;
  /** Safety category, or null where a call costs nothing. */
  readonly safety: string | null;
}

export interface ToolModel extends EffectModel {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly summary: string;
  /** Longer text for the documentation page alone (Markdown), or null. */
  readonly details: string | null;
  /** Listed by the default `tools/list`. */
  readonly live: boolean;
  readonly documented: boolean;
  /** Reaches a world beyond this service's own store: the MCP annotation `openWorldHint`. */
  readonly openWorld: boolean;
  readonly scopes: readonly string[];
  readonly deprecated: DeprecationModel | null;
  /** By argument. */
  readonly deprecatedInputs: Readonly<Record<string, DeprecationModel>>;
  /** The tool that this older name calls, or null. */
  readonly replacedBy: ReplacementModel | null;
  readonly timeoutMs: number;
  readonly maxBodyBytes: number;
  /** Name of the array argument of which each item costs one unit, or null: one unit a call. */
  readonly safetyUnits: string | null;
  /** A read that keeps records of its own, so that it runs in a transaction like a write. */
  readonly keepsRecords: boolean;
  /** It tells its client how it goes while it runs: progress, log messages. */
  readonly reports: boolean;
  /** Effects by the value of one argument (`action`), or null. The tool's own effect is then the strongest of them. */
  readonly actions: { readonly argument: string; readonly effects: Readonly<Record<string, EffectModel>> } | null;
  readonly routes: readonly RouteModel[];
  /** PascalCase of the name: `SendMessage`. Types are `${typeName}Input`, `${typeName}Output`, `${typeName}Handler`. */
  readonly typeName: string;
  /** Object schema with the implicit arguments added as its last properties; `$ref`s by name. */
  readonly input: Schema;
  /** Which arguments can and must be given together. */
  readonly constraints: ConstraintsModel;
  /** Always `{ $ref: Name }` to an object schema of `Model.schemas`. */
  readonly output: { readonly $ref: string };
  /** The output is written in place: nothing else refers to its schema. */
  readonly ownsOutput: boolean;
  /** Arguments that MCP clients of 2026-07-28 repeat in a header, `Mcp-Param-<header>`, for what routes by headers. */
  readonly headers: readonly HeaderModel[];
  /** Names of the resources that a successful call changes. */
  readonly changes: readonly string[];
  /** Where in the output MCP clients find content blocks, or null: the whole output as JSON text. */
  readonly contents: readonly ContentModel[] | null;
  /** Declared and common failures, in the order of `errors.yaml`. */
  readonly errors: readonly ErrorModel[];
  readonly examples: readonly ExampleModel[];
}

/** How an older name calls a newer tool. */
export interface ReplacementModel {
  readonly tool: string;
  /** Arguments of the newer tool that are fixed, or renamed from one of the older name. */
  readonly input: Readonly<Record<string, { readonly value: unknown } | { readonly from: string }>>;
  /** Property names from the root of the newer tool's output to what the older name returns. */
  readonly output: readonly string[];
}

export interface HeaderModel {
  readonly argument: string;
  readonly header: string;
}

export interface ContentModel {
  readonly kind: ContentKind;
  /** Property names from the output's root. */
  readonly path: readonly string[];
}

export interface ExampleModel {
  readonly title: string;
  /** Calls that come before it; `{{steps.<as>.<path>}}` in a later input stands for a value of such a call's answer. */
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
  /** Inputs taken from the query, each a value or a list of values; `account_id` is among them unless the path holds it. */
  readonly queryParameters: readonly string[];
  /** Inputs taken from the JSON body; empty for GET and DELETE. `preview` is among them where the route changes something. */
  readonly bodyProperties: readonly string[];
  /** Arguments that this route fixes; callers cannot send them. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Of this route alone, or of its tool. */
  readonly deprecated: DeprecationModel | null;
  /** What a call through this route does: that of the fixed action, or the tool's. */
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

/** An argument of a prompt, or a parameter of a resource's address: it travels as text. */
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
  /** Whole address, `switchboard://account/info`, or with parameters a template (RFC 6570, level 1): `notes://note/{id}`. */
  readonly uri: string;
  /** In the order of the address; empty for a resource with a fixed address. */
  readonly parameters: readonly ArgumentModel[];
  readonly mimeType: string;
  /** PascalCase of the name: `AccountInfo`. */
  readonly typeName: string;
  /** What it holds: a JSON object, a text, or bytes. */
  readonly content: "json" | "text" | "binary";
  /** `{ $ref: Name }`: the shape of the JSON it holds, or null where it holds none. */
  readonly output: { readonly $ref: string } | null;
}
