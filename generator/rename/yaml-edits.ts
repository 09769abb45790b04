import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from "yaml";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import type { TextEdit } from "./text-edit.ts";

/**
 * Returns the edit that replaces a name, or what a pattern matches, in a key or in a string of a file; nothing else of the file
 * changes. Returns no edit if the path does not exist.
 */
export function replaceName(
  { path: file, document }: SpecFile,
  source: string,
  {
    path,
    at,
    from,
    to,
  }: { readonly path: NodePath; readonly at: "key" | "value"; readonly from: string | RegExp; readonly to: string },
): readonly TextEdit[] {
  const node = findNode(document?.contents, path, at);
  return node ? namesIn(file, source, node, typeof from === "string" ? wholeWord(from) : from, to) : [];
}

/** A name in the texts of a file. */
export interface TextMention {
  readonly file: SpecFile;
  readonly pattern: RegExp;
  /** Whether the name in a sentence is the renamed one; default: always. */
  readonly isMeant?: (sentence: string) => boolean;
}

/**
 * Returns the edits that replace a mention in the texts of a file, but not in keys. A string that is only the pattern is not a
 * text: it is a value, such as that of an enum.
 */
export function replaceMentions(
  { file, pattern, isMeant = () => true }: TextMention,
  source: string,
  to: string,
): readonly TextEdit[] {
  return stringsOf(file.document?.contents)
    .filter(({ value }) => value.replace(pattern, "") !== "")
    .flatMap((node) =>
      namesIn(file.path, source, node, pattern, to).filter(({ start }) => isMeant(sentenceAt(source, node, start))),
    );
}

/** Returns the sentence around an offset in a string of a source. */
function sentenceAt(source: string, { range }: Node, offset: number): string {
  const [start, end] = range ?? [0, 0];
  const before = source.slice(start, offset).split(SENTENCE_END).at(-1) ?? "";
  return before + (source.slice(offset, end).split(SENTENCE_END)[0] ?? "");
}

/** In double-quoted strings, a line break may be escaped. */
const SENTENCE_END = /[.!?](?=\s|\\n)|\n\s*\n/;

/** Returns the strings of a YAML node, except keys. */
export function stringsOf(node: unknown): readonly Scalar<string>[] {
  if (isMap(node)) return node.items.flatMap(({ value }) => stringsOf(value));
  if (isSeq(node)) return node.items.flatMap(stringsOf);
  return isScalar<string>(node) && typeof node.value === "string" ? [node] : [];
}

/** Returns the keys of a YAML node, at any depth. */
export function keysOf(node: unknown): readonly Scalar[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => [...(isScalar(key) ? [key] : []), ...keysOf(value)]);
  return isSeq(node) ? node.items.flatMap(keysOf) : [];
}

/** Matches a name that is not a part of a longer one. */
export const wholeWord = (name: string): RegExp => new RegExp(`(?<![A-Za-z0-9_])${name}(?![A-Za-z0-9_])`, "g");

function namesIn(file: string, source: string, node: Node, pattern: RegExp, to: string): readonly TextEdit[] {
  const [start, end] = node.range ?? [0, 0];
  return [...source.slice(start, end).matchAll(pattern)].map(({ index, 0: found }) => {
    return { file, start: start + index, end: start + index + found.length, text: to };
  });
}

/** Returns the scalar at a path: the value or its key. */
export function findNode(root: unknown, path: NodePath, at: "key" | "value"): Scalar | undefined {
  let node = root;
  let key: unknown;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) return undefined;
      [key, node] = [pair.key, pair.value];
    } else if (isSeq(node)) [key, node] = [undefined, node.items[Number(step)]];
    else return undefined;
  }
  const found = at === "key" ? key : node;
  return isScalar(found) ? found : undefined;
}

/** Returns the entry of a mapping with a key. */
export const findPair = (node: unknown, key: string): Pair | undefined =>
  isMap(node) ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key) : undefined;

type Insertion = Omit<TextEdit, "file">;

const insertion = (at: number, text: string): Insertion => ({ start: at, end: at, text });

/** Inserts an entry before all others of a mapping. */
export function insertFirst(source: string, { items, flow, range }: YAMLMap, entry: string): Insertion {
  const [first] = items;
  if (!first) return insertion((range?.[0] ?? 0) + 1, ` ${entry} `);
  const at = startOf(first.key);
  return insertion(at, `${entry}${flow ? ", " : `\n${indentAt(source, at)}`}`);
}

/** Inserts an entry after that of `key`, whose key and value must be on one line. */
export function insertAfter(source: string, map: unknown, key: string, entry: string): Insertion {
  const pair = findPair(map, key);
  const end = isNode(pair?.value) ? (pair.value.range?.[1] ?? 0) : 0;
  if (isMap(map) && map.flow) return insertion(end, `, ${entry}`);
  const line = source.indexOf("\n", end);
  return insertion(line < 0 ? source.length : line, `\n${indentAt(source, startOf(pair?.key))}${entry}`);
}

/** Returns the offset of a key in its source. */
export const startOf = (key: unknown): number => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);

const indentAt = (source: string, offset: number): string => " ".repeat(offset - source.lastIndexOf("\n", offset) - 1);
