import type { CompiledTool, EffectEntry, ToolEntry } from "../contract/surface.ts";

/** A handler as the executor calls it; the generated types declare input and output. */
export type Handler<Context> = (input: never, context: Context) => Promise<object>;

/** The data that every call of one tool needs, resolved at start. */
export interface Tool<Context> {
  readonly entry: ToolEntry;
  readonly handler: Handler<Context>;
  /** null until the first call loads it. */
  compiled: CompiledTool | null;
  readonly load: () => Promise<CompiledTool>;
  /** The error codes that this tool may return: those that it declares, and the common ones. */
  readonly errors: ReadonlySet<string>;
  /** Whether the tool sends nothing to its client during a call: no messages and no questions. */
  readonly isPlain: boolean;
  /** Names of the arguments that select a page of a list. */
  readonly pageArguments: ReadonlySet<string>;
}

/** Loads the compiled code of a tool and caches it. */
export async function loadTool<Context>(tool: Tool<Context>): Promise<CompiledTool> {
  // Property access is faster on a plain object than on a module namespace.
  const { validateInput, validateOutput, serialize } = await tool.load();
  return (tool.compiled ??= { validateInput, validateOutput, serialize });
}

/** Returns the effect of a call with these arguments: that of its action, or that of the tool. */
export function effectOf(entry: ToolEntry, input: Readonly<Record<string, unknown>>): EffectEntry {
  if (!entry.actions) return entry;
  return entry.actions.effects[String(input[entry.actions.argument])] ?? entry;
}
