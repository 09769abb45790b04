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

/**
 * Returns the places in strings of the specification where the old name of an entry remains. Only files with an unchanged
 * string that equals the name, such as a value of an enum, are included: their other strings may refer to this value.
 */
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
    const left = stringsOf(document?.contents).flatMap(({ value, range }) => {
      const [start, end] = range ?? [0, 0];
      return [...text.slice(start, end).matchAll(wholeWord(nameOf(rename)))]
        .map(({ index }) => ({ isValue: value === nameOf(rename), at: start + index }))
        .filter(({ at }) => !edited.has(`${path}:${at}`));
    });
    return left.some(({ isValue }) => isValue) ? left.map(({ at }) => mentionAt(path, text, at)) : [];
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
