import { isMap, isScalar, isSeq, LineCounter, type Document, type Node, type Pair, type YAMLMap } from "yaml";
import { cutText, type Diagnostic } from "./diagnostic.ts";
import type { SpecKind } from "../language/language.ts";
import { parseYaml } from "./parse-yaml.ts";

/** One file of the specification: its plain value for reading, its nodes for saying where something stands. */
export interface SpecFile {
  /** Path below the service's root, with forward slashes. */
  readonly path: string;
  readonly kind: SpecKind;
  /** What the path says: the file's base name, and for a tool its folder. */
  readonly name: string;
  readonly category: string | null;
  readonly value: unknown;
  /** The file could not be read or parsed, so its value is null and says nothing. */
  readonly broken: boolean;
  /** Null for a broken file. */
  readonly document: Document.Parsed | null;
  readonly lines: LineCounter;
}

export type NodePath = readonly (string | number)[];

/**
 * Parses one YAML 1.2 file. What is not a tree of JSON values is reported as diagnostics, never as exceptions; the value of a
 * file with such problems is null.
 */
export function parseSpecFile(
  path: string,
  kind: SpecKind,
  source: string,
): { readonly file: SpecFile; readonly diagnostics: readonly Diagnostic[] } {
  const { document, lines, problems } = parseYaml(source);
  const diagnostics = problems.map(({ offset, text, ...rest }) => {
    return { file: path, ...placeOf(lines, offset), text: cutText(text), ...rest };
  });
  const value: unknown = document?.toJS() ?? null;
  return { file: { ...fileAt(path, kind), value, broken: problems.length > 0, document, lines }, diagnostics };
}

/** A file whose text could not be read. */
export function unreadableSpecFile(path: string, kind: SpecKind): SpecFile {
  return { ...fileAt(path, kind), value: null, broken: true, document: null, lines: new LineCounter() };
}

/** What the path of a file says. */
function fileAt(path: string, kind: SpecKind): Pick<SpecFile, "path" | "kind" | "name" | "category"> {
  const parts = path.split("/");
  const name = (parts.at(-1) ?? path).replace(/\.yaml$/, "");
  return { path, kind, name, category: kind === "tool" ? (parts.at(-2) ?? null) : null };
}

/**
 * Where a place of a file stands. `path` leads from the root (`["input", "properties", "text"]`); "key" gives the position
 * of the last key, "value" that of what it holds. A path that leads nowhere gives the nearest parent that exists.
 */
export function locate(file: SpecFile, path: NodePath, at: "key" | "value" = "key"): { line: number; column: number } {
  let node: unknown = file.document?.contents;
  let offset = startOf(node);
  for (const [index, step] of path.entries()) {
    const last = index === path.length - 1;
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(step));
      if (!pair) break;
      const wanted = last && at === "key" ? [pair.key] : [pair.value, pair.key];
      offset = wanted.map(startOf).find((start) => start !== undefined) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      if (item === undefined) break;
      offset = startOf(item) ?? offset;
      node = item;
    } else break;
  }
  return placeOf(file.lines, offset ?? 0);
}

const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The pairs of a mapping by key; indexed once, since a mapping can have as many problems as keys. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known = pairs.get(map);
  if (known) return known;
  const indexed = new Map(map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : "", pair]));
  pairs.set(map, indexed);
  return indexed;
}

function startOf(node: unknown): number | undefined {
  return (node as Partial<Node> | null | undefined)?.range?.[0];
}

function placeOf(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}
