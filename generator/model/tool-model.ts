import type { Schema } from "../language/key-types.ts";
import type { ConstraintsModel } from "../language/constraints.ts";
import type { Effect } from "../language/effect.ts";
import type { ContentKind } from "../language/tool.ts";
import type { ErrorModel, DeprecationModel } from "./service-model.ts";

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
  /** Arguments that clients of MCP 2026-07-28 repeat in the header `Mcp-Param-<header>`, for routing by header. */
  readonly headers: readonly HeaderModel[];
  /** Names of the resources that a successful call changes. */
  readonly changes: readonly string[];
  /** The parts of the output that become MCP content blocks; null for one text block with the whole output as JSON. */
  readonly contents: readonly ContentModel[] | null;
  /** Declared and common errors, in the order of `errors.yaml`. */
  readonly errors: readonly ErrorModel[];
  readonly examples: readonly ExampleModel[];
  /** The recorded response to one of the examples, with its title. */
  readonly response: { readonly example: string; readonly output: unknown } | null;
}

/** How an older name calls a newer tool. */
export interface ReplacementModel {
  readonly tool: string;
  /** Arguments of the newer tool: each has a fixed value, or gets the value of an argument of the older name. */
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
  /**
   * Calls before the example; `{{steps.<as>.<path>}}` in a later input is replaced with a value from the result of such
   * a call.
   */
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
  /** Arguments in the JSON body, including `preview` unless the route is read-only; empty for GET and DELETE. */
  readonly bodyProperties: readonly string[];
  /** The argument that a body of this media type contains; null if bodies are JSON only. */
  readonly textBody: { readonly argument: string; readonly mediaType: string } | null;
  /** Arguments that this route fixes; callers cannot send them. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The deprecation of this route or of its tool, whichever has the earlier removal date; null if neither is deprecated. */
  readonly deprecated: DeprecationModel | null;
  /** The effect of the fixed action, or else of the tool. */
  readonly effect: EffectModel;
}
