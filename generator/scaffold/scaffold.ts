import type { Model } from "../model/model.ts";
import { readHandlerList } from "./extend-index.ts";
import { handlerKinds, type HandlerKind, type RequiredHandler } from "./handler-kind.ts";
import type { HandlerImports } from "./handler-imports.ts";
import { handlerFile, indexFile } from "./new-files.ts";

/** The changes that scaffolding would make. Paths are relative to the service's root. */
export interface ScaffoldPlan {
  /** New files: path to text. */
  readonly added: ReadonlyMap<string, string>;
  /** Changed lists of handlers: path to new text. */
  readonly changed: ReadonlyMap<string, string>;
  /** Names added to each list. */
  readonly listed: ReadonlyMap<string, readonly string[]>;
  /** Lists that could not be extended, with the reason and the missing names. */
  readonly manual: readonly { readonly file: string; readonly reason: string; readonly names: readonly string[] }[];
  /** The paths of new and existing lists that no file below `handlers/` imports. */
  readonly unused: readonly string[];
  /** Handler files and listed names that match no tool, resource or completion. */
  readonly orphaned: readonly string[];
}

/**
 * Plans the missing handler files and the missing lines of the lists. `files` maps the existing paths below `handlers/` to
 * their text. Existing files are unchanged, except for lines added to the lists.
 */
export function scaffold(model: Model, files: ReadonlyMap<string, string>, imports: HandlerImports): ScaffoldPlan {
  const added = new Map<string, string>();
  const changed = new Map<string, string>();
  const listed = new Map<string, readonly string[]>();
  const manual: { file: string; reason: string; names: readonly string[] }[] = [];
  const orphaned: string[] = [];
  for (const kind of handlerKinds(model)) {
    const { index, handlers } = kind;
    const text = files.get(index);
    const list =
      text === undefined ? { ...EMPTY, extend: () => indexFile(kind, imports) } : readHandlerList(text, kind);
    const names =
      list.problem === null ? list.names : handlers.map(nameOf).filter((name) => mentions(text ?? "", name));
    const missing = handlers.filter(({ name }) => !names.includes(name));
    for (const handler of handlers) {
      const needed = missing.includes(handler) || (list.problem === null && list.modules.has(handler.file));
      if (needed && !files.has(handler.file)) added.set(handler.file, handlerFile(handler, imports));
    }
    if (missing.length > 0) {
      const lacking = missing.map(nameOf);
      if (list.problem === null) {
        (text === undefined ? added : changed).set(index, list.extend(new Set(lacking)));
        listed.set(index, lacking);
      } else manual.push({ file: index, reason: list.problem, names: lacking });
    }
    orphaned.push(...orphans(kind, files, names));
  }
  const unused = handlerKinds(model).flatMap(({ index, handlers }) =>
    handlers.length > 0 && !isImported(index, files) ? [index] : [],
  );
  return { added, changed, listed, manual, unused, orphaned };
}

/** Whether a file imports the list of handlers at `index`. */
function isImported(index: string, files: ReadonlyMap<string, string>): boolean {
  const list = index.replace(/^handlers\/|\.ts$/g, "");
  const imported = new RegExp(`from ["'][^"']*/${list}\\.[jt]s["']`);
  return [...files.values()].some((text) => imported.test(text));
}

/** The result of reading a list of handlers that does not exist yet. */
const EMPTY = { problem: null, names: [], modules: new Set<string>() } as const;

/** Returns handler files and listed names that do not match any tool, resource or completion. */
function orphans(kind: HandlerKind, files: ReadonlyMap<string, string>, listed: readonly string[]): readonly string[] {
  const { folder, index, handlers } = kind;
  const expected = new Set(handlers.map(({ file }) => file));
  const known = new Set(handlers.map(nameOf));
  const stale = [...files].filter(([path, text]) => {
    const name = /([a-z][a-z0-9_]*)\.ts$/.exec(path)?.[1];
    if (!path.startsWith(`${folder}/`) || path === index || expected.has(path) || name === undefined) return false;
    return new RegExp(`^export (const|(async )?function) ${name}\\b.*Handler<`, "m").test(text);
  });
  return [
    ...stale.map(([path]) => path),
    ...listed.filter((name) => !known.has(name)).map((name) => `${index}: ${name}`),
  ];
}

const nameOf = ({ name }: RequiredHandler): string => name;

const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
