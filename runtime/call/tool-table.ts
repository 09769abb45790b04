import type { Surface, ToolEntry } from "../contract/surface.ts";
import { PAGE_ARGUMENTS } from "./cursors.ts";
import { pageArgumentsOf, replacementHandler } from "./replacement.ts";
import type { Handler, Tool } from "./tool.ts";

/**
 * Combines the entries of the tools with their handlers, which `requireHandlers` has checked.
 * @throws Error at start if generated code is missing.
 */
export function createToolTable<Context>(
  surface: Surface,
  handlers: Readonly<Record<string, Handler<Context>>>,
): ReadonlyMap<string, Tool<Context>> {
  const common = Object.keys(surface.errors).filter((code) => surface.errors[code]?.common);
  const build = (entry: ToolEntry, handler: Handler<Context>): Tool<Context> => toTool(surface, entry, handler, common);
  const current = new Map(
    surface.tools
      .filter(({ replacedBy }) => !replacedBy)
      .map((entry) => [
        entry.name,
        build(entry, handlers[entry.name] as Handler<Context>), // checked before
      ]),
  );
  return new Map(
    surface.tools.map((entry) => {
      const newer = current.get(entry.replacedBy?.tool ?? entry.name);
      if (!newer) throw new Error(`tool "${entry.name}" is replaced by a tool that does not exist`);
      return [entry.name, entry.replacedBy ? build(entry, replacementHandler(entry.replacedBy, newer)) : newer];
    }),
  );
}

function toTool<Context>(
  surface: Surface,
  entry: ToolEntry,
  handler: Handler<Context>,
  commonErrors: readonly string[],
): Tool<Context> {
  const load = surface.compiled.tools[entry.name];
  if (!load) {
    throw new Error(`tool "${entry.name}" is not completely generated; run "npx switchboard generate"`);
  }
  const errors = new Set([...commonErrors, ...entry.errors]);
  return {
    entry,
    handler,
    compiled: null,
    load,
    errors,
    isPlain: !entry.reports && !errors.has("input_required"),
    pageArguments: entry.replacedBy ? pageArgumentsOf(entry.replacedBy) : PAGE_ARGUMENTS,
  };
}
