import type { CompiledTool, EffectEntry, ToolEntry } from "../contract/surface.ts";

/** A handler as the executor calls it; the generated types say what goes in and out. */
export type Handler<Context> = (input: never, context: Context) => Promise<object>;

/** Everything that a call of one tool needs, found once at start. */
export interface Tool<Context> {
  readonly entry: ToolEntry;
  readonly handler: Handler<Context>;
  /** null until `loadTool` has loaded it for the first call. */
  compiled: CompiledTool | null;
  readonly load: () => Promise<CompiledTool>;
  readonly inputSchema: { readonly properties?: Readonly<Record<string, unknown>> };
  /** Codes that this tool may answer. */
  readonly errors: ReadonlySet<string>;
  /** It tells its client nothing while it runs, and asks it nothing. */
  readonly isPlain: boolean;
}

/** Loads what is compiled of a tool: once, whoever calls first. */
export async function loadTool<Context>(tool: Tool<Context>): Promise<CompiledTool> {
  // Members of a plain object are found faster than those of a module.
  const { validateInput, validateOutput, serialize } = await tool.load();
  return (tool.compiled ??= { validateInput, validateOutput, serialize });
}

/** What a call with these arguments does: the effect of its action, or the tool's own. */
export function effectOf(entry: ToolEntry, input: Readonly<Record<string, unknown>>): EffectEntry {
  if (!entry.actions) return entry;
  return entry.actions.effects[String(input[entry.actions.argument])] ?? entry;
}
