import type { RouteText } from "../check/route-text.ts";
import type { SpecFile } from "../load/spec-file.ts";
import { nameOf, type Rename } from "./target.ts";
import { editsByFile, type TextEdit } from "./text-edit.ts";
import { stringsOf, wholeWord } from "./yaml-edits.ts";

/** A place with the old name that is not changed. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Returns the values of the specification that equal the old name of an entry and are not edited, such as those of an enum. */
export function findValues(
  files: readonly SpecFile[],
  sources: ReadonlyMap<string, string>,
  rename: Rename,
  edits: readonly TextEdit[],
): readonly Mention[] {
  if (rename.owner !== null) return [];
  const edited = new Set(edits.map(({ file, start }) => `${file}:${start}`));
  return files.flatMap(({ path, document }) => {
    const text = sources.get(path) ?? "";
    return stringsOf(document?.contents).flatMap(({ value, range }) => {
      const start = value === nameOf(rename) ? text.indexOf(value, range?.[0] ?? 0) : -1;
      return start < 0 || edited.has(`${path}:${start}`) ? [] : [mentionAt(path, text, start)];
    });
  });
}

/**
 * Returns the lines of hand-written code (`texts`, by path) that contain the old name and are not edited, in the order of their paths.
 * Names of inputs and outputs count only in files that contain the name or a route of the tool.
 */
export function findMentions(
  texts: ReadonlyMap<string, string>,
  rename: Rename,
  { edits, routes }: { readonly edits: readonly TextEdit[]; readonly routes: readonly RouteText[] },
): readonly Mention[] {
  const pattern = wholeWord(nameOf(rename));
  const isRelated = (text: string): boolean =>
    rename.owner === null ||
    wholeWord(rename.owner).test(text) ||
    routes.some(({ path }) => text.includes(`"${path}"`));
  const edited = editsByFile(edits);
  return [...texts].sort().flatMap(([path, text]) => {
    if (!isRelated(text)) return [];
    const isEdited = (index: number): boolean =>
      edited.get(path)?.some(({ start, end }) => start <= index && index <= end) ?? false;
    const found = [...text.matchAll(pattern)].filter(({ index }) => !isEdited(index));
    const byLine = new Map(
      found.map(({ index }) => mentionAt(path, text, index)).map((mention) => [mention.line, mention]),
    );
    return [...byLine.values()];
  });
}

function mentionAt(file: string, text: string, index: number): Mention {
  const line = text.slice(0, index).split("\n").length;
  return { file, line, text: (text.split("\n")[line - 1] ?? "").trim().slice(0, 120) };
}
