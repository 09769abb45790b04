import type { RouteEntry } from "./route-entry.ts";

/** The effect of a call on state; `safety` is a category of the safety limits, or null. */
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
  /** The description of `tools/list`: the summary, the constraints of the arguments and any deprecation notice. */
  readonly description: string;
  readonly category: string;
  /** Whether `tools/list` contains the tool by default. Even if not, it can be called, and `?tools=` can list it. */
  readonly live: boolean;
  readonly scopes: readonly string[];
  readonly timeoutMs: number;
  readonly maxBodyBytes: number;
  /** The array argument whose items consume one unit each; null if each call consumes one unit. */
  readonly safetyUnits: string | null;
  /** Whether a tool that is read-only for callers also stores internal records. Its calls then run in a transaction. */
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
  /**
   * Where the output contains texts that other people may have written: JSON pointers in which `*` is any index.
   */
  readonly thirdParty?: readonly string[];
  /** Error codes that the tool declares, without the common ones. */
  readonly errors: readonly string[];
  /** The current names of arguments, by their older names. */
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
