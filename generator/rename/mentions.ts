import type { RouteText } from "../check/route-text.ts";
import type { SpecFile } from "../load/spec-file.ts";
import { nameOf, type Rename } from "./target.ts";
import { editsByFile, type TextEdit } from "./text-edit.ts";
import { isKeyword, withoutKeywords } from "./keywords.ts";
import { textMentions } from "./text-mentions.ts";
import { wholeWord } from "./yaml-edits.ts";

/** A place with the old name that is not changed. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Returns the lines of the specification whose texts contain the old name and are not edited. */
export function findTexts(
  files: readonly SpecFile[],
  sources: ReadonlyMap<string, string>,
  rename: Rename,
  edits: readonly TextEdit[],
): readonly Mention[] {
  const edited = new Set(edits.map(({ file, start }) => `${file}:${start}`));
  return files.flatMap((file) => {
    const source = sources.get(file.path) ?? "";
    const found = textMentions(file, source, rename).filter((index) => !edited.has(`${file.path}:${index}`));
    return mentionsAt(file.path, source, found);
  });
}

/**
 * Returns the lines of hand-written code (`texts`, by path) that contain the old name and are not edited, in the order of their paths.
 * Keywords of the language are omitted. Names of inputs and outputs count only in files that contain the
 * name of their tool or shared schema, or a route of the tool.
 */
export function findMentions(
  texts: ReadonlyMap<string, string>,
  rename: Rename,
  { edits, routes }: { readonly edits: readonly TextEdit[]; readonly routes: readonly RouteText[] },
): readonly Mention[] {
  const name = nameOf(rename);
  const isRelated = (text: string): boolean =>
    rename.owner === null ||
    wholeWord(rename.owner).test(text) ||
    routes.some(({ path }) => text.includes(`"${path}"`));
  const edited = editsByFile(edits);
  return [...texts].sort().flatMap(([path, text]) => {
    if (!isRelated(text)) return [];
    const isEdited = (index: number): boolean =>
      edited.get(path)?.some(({ start, end }) => start <= index && index <= end) ?? false;
    const found = [...text.matchAll(wholeWord(name))].map(({ index }) => index).filter((index) => !isEdited(index));
    return mentionsAt(path, text, isKeyword(name) ? withoutKeywords(path, text, found) : found);
  });
}

/** Returns the lines at offsets of a text, each once. */
function mentionsAt(file: string, text: string, offsets: readonly number[]): readonly Mention[] {
  const found = offsets.map((index) => mentionAt(file, text, index));
  return [...new Map(found.map((mention) => [mention.line, mention])).values()];
}

function mentionAt(file: string, text: string, index: number): Mention {
  const line = text.slice(0, index).split("\n").length;
  return { file, line, text: (text.split("\n")[line - 1] ?? "").trim().slice(0, 120) };
}
