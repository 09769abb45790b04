import type { ContentKind, Effect, ExampleModel, ResourceModel, RouteModel, Schema } from "./model.ts";

/** What the files of a checked specification hold, kind by kind: the YAML as `check` has established it. */

export interface ServiceFile {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  readonly uri_scheme: string;
  readonly key_prefix: string;
  readonly paths: { readonly mcp: string; readonly rest: string; readonly docs: string };
  readonly license: { readonly name: string; readonly identifier: string };
  readonly defaults: ToolDefaults;
  readonly registry?: {
    readonly name: string;
    readonly url?: string;
    readonly website_url?: string;
    readonly repository?: string;
  };
  readonly categories: Readonly<
    Record<string, { readonly title: string; readonly summary: string; readonly tools?: readonly string[] }>
  >;
}

export interface ToolDefaults {
  readonly live: boolean;
  readonly documented: boolean;
  readonly open_world: boolean;
  readonly timeout_ms: number;
  readonly max_body_bytes: number;
}

export type ScopesFile = Readonly<
  Record<
    string,
    { readonly title: string; readonly summary: string; readonly default?: boolean; readonly rule?: "all" }
  >
>;

export interface LimitsFile {
  readonly safety: Readonly<
    Record<string, { readonly title: string; readonly summary: string; readonly daily: number }>
  >;
  readonly warm_up: { readonly start_percent: number; readonly days: number };
  readonly plans: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly summary: string;
        readonly per_minute: number;
        readonly burst: number;
        readonly default?: boolean;
      }
    >
  >;
}

export type ErrorsFile = Readonly<
  Record<
    string,
    {
      readonly status: number;
      readonly mcp: "error" | "tool_result";
      readonly retryable: boolean;
      readonly common?: boolean;
      readonly title: string;
      readonly text: string;
      readonly hint: string;
    }
  >
>;

export interface EffectShape {
  readonly effect: Effect;
  readonly idempotent: boolean;
  /** A category of `limits.yaml`, or `none`. */
  readonly safety: string;
}

export interface ToolFile extends EffectShape, Partial<ToolDefaults> {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly details?: string;
  readonly scopes?: readonly string[];
  readonly safety_units?: string;
  readonly keeps_records?: boolean;
  readonly reports?: boolean;
  readonly replaced_by?: string;
  readonly actions?: { readonly argument: string; readonly effects: Readonly<Record<string, EffectShape>> };
  readonly routes: readonly RouteShape[];
  readonly input: Schema;
  readonly constraints?: ConstraintsShape;
  readonly output: OutputShape;
  /** By argument. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Names of resources. */
  readonly changes?: readonly string[];
  /** Each with one key: the kind, and a JSON pointer into the output. */
  readonly contents?: readonly Partial<Readonly<Record<ContentKind, string>>>[];
  readonly errors?: readonly string[];
  readonly examples?: readonly ExampleShape[];
}

export interface ConstraintsShape {
  readonly exactly_one_of?: readonly (readonly string[])[];
  readonly excludes?: Readonly<Record<string, readonly string[]>>;
  readonly requires?: Readonly<Record<string, readonly string[]>>;
}

export interface ExampleShape {
  readonly title: string;
  readonly setup?: ExampleModel["setup"];
  readonly input: Readonly<Record<string, unknown>>;
}

/** `METHOD /path`, alone or with an operation id and fixed arguments. */
export type RouteShape =
  string | { readonly route: string; readonly operation_id?: string; readonly fixed?: RouteModel["fixed"] };

/** A shared schema, a page or list of one, or a schema written in place. */
export type OutputShape = { readonly page_of: string } | { readonly list_of: string } | Schema;

export interface PromptFile {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly arguments?: readonly ArgumentShape[];
  readonly tools?: readonly string[];
  readonly messages: readonly MessageShape[];
}

/** An argument of a prompt, or a parameter of a resource's address. */
export interface ArgumentShape {
  readonly name: string;
  readonly summary: string;
  readonly type: "string" | "integer";
  readonly required?: boolean;
  readonly allowed?: readonly string[];
  readonly default?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly completion?: string;
}

interface MediaShape {
  readonly mime_type: string;
  readonly data: string;
}

/** Exactly one of the optional keys is there. */
export interface MessageShape {
  readonly role: "user" | "assistant";
  readonly text?: string;
  readonly image?: MediaShape;
  readonly audio?: MediaShape;
  readonly resource?: { readonly uri: string; readonly mime_type: string; readonly text: string };
}

export interface ResourceFile {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly uri: string;
  readonly mime_type: string;
  readonly parameters?: readonly ArgumentShape[];
  readonly content?: ResourceModel["content"];
  /** There when the content is JSON. */
  readonly output?: OutputShape;
}
