import type { SpecFile } from "../load/spec-file.ts";
import type { Owners } from "./owners.ts";
import type { SpecChange } from "./spec-edits.ts";
import { nameOf, type Rename } from "./target.ts";
import { editsByFile, type TextEdit } from "./text-edit.ts";
import { isKeyword, withoutKeywords } from "./keywords.ts";
import { textMentions } from "./text-mentions.ts";
import { wholeWord } from "./yaml-edits.ts";

/** A line to show to the user: it contains the old name and is not changed, or has a problem after the rename. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Returns the lines of the specification whose texts contain the old name and are not edited, and the undecided ones. */
export function findTexts(
  files: readonly SpecFile[],
  sources: ReadonlyMap<string, string>,
  rename: Rename,
  { edits, undecided }: Pick<SpecChange, "edits" | "undecided">,
): readonly Mention[] {
  const edited = new Set(edits.map(({ file, start }) => `${file}:${start}`));
  return files.flatMap((file) => {
    const source = sources.get(file.path) ?? "";
    const starts = undecided.filter((edit) => edit.file === file.path).map(({ start }) => start);
    const found = [...textMentions(file, source, rename), ...starts].sort((a, b) => a - b);
    const open = found.filter((index) => !edited.has(`${file.path}:${index}`));
    return mentionsAt(file.path, source, open);
  });
}

export interface MentionOptions {
  readonly edits: readonly TextEdit[];
  /** What the name belongs to. */
  readonly owners: Owners;
  /** The offsets of properties and strings that equal the name, by path. */
  readonly uses: ReadonlyMap<string, readonly number[]>;
  /** The old names of the declarations that are renamed with the entry, such as `ListNotesOutput`. */
  readonly declared: readonly string[];
}

export interface CodeMentions {
  /** Lines of files that may be about the renamed entry. */
  readonly related: readonly Mention[];
  /** Lines of all other files. */
  readonly others: readonly Mention[];
}

/**
 * Returns the lines of hand-written code (`texts`, by path) that contain the old name, or that of a declaration, and are not
 * edited, in the order of their paths. Keywords of the language are omitted. If an input or output is renamed, files that
 * neither name an owner nor contain one of its routes are searched only for properties and strings that equal the name.
 */
export function findMentions(
  texts: ReadonlyMap<string, string>,
  rename: Rename,
  { edits, owners, uses, declared }: MentionOptions,
): CodeMentions {
  const name = nameOf(rename);
  const words = [...new Set([name, ...declared])].map(wholeWord);
  const edited = editsByFile(edits);
  const found = [...texts].sort().map(([path, text]) => {
    const isRelated = rename.owner === null || namesOwner(text, owners);
    const isEdited = (index: number): boolean =>
      edited.get(path)?.some(({ start, end }) => start <= index && index <= end) ?? false;
    const offsets = isRelated
      ? words.flatMap((word) => [...text.matchAll(word)].map(({ index }) => index)).sort((a, b) => a - b)
      : (uses.get(path) ?? []);
    const open = offsets.filter((index) => !isEdited(index));
    const lines = mentionsAt(path, text, isKeyword(name) ? withoutKeywords(path, text, open) : open);
    return { isRelated, lines };
  });
  const linesOf = (isRelated: boolean) => found.flatMap((each) => (each.isRelated === isRelated ? each.lines : []));
  return { related: linesOf(true), others: linesOf(false) };
}

/** Returns whether a text contains the name of an owner, for example in the path of an import, or a route in quotes. */
const namesOwner = (text: string, { names, routes }: Owners): boolean =>
  names.some((each) => wholeWord(each).test(text)) || routes.some(({ path }) => text.includes(`"${path}"`));

/** Returns the lines at offsets of a text, each once. */
function mentionsAt(file: string, text: string, offsets: readonly number[]): readonly Mention[] {
  const found = offsets.map((index) => mentionAt(file, text, index));
  return [...new Map(found.map((mention) => [mention.line, mention])).values()];
}

function mentionAt(file: string, text: string, index: number): Mention {
  const line = text.slice(0, index).split("\n").length;
  return { file, line, text: (text.split("\n")[line - 1] ?? "").trim().slice(0, 120) };
}
