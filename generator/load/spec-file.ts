import { isMap, isScalar, isSeq, LineCounter, type Document, type Node, type Pair, type YAMLMap } from "yaml";
import { truncateText, type Diagnostic } from "./diagnostic.ts";
import type { SpecKind } from "../language/language.ts";
import { parseYaml } from "./parse-yaml.ts";

/** A parsed file of the specification, with its plain value and the YAML nodes that provide positions. */
export interface SpecFile {
  /** Path relative to the service's root, with forward slashes. */
  readonly path: string;
  readonly kind: SpecKind;
  /** The file name without extension. */
  readonly name: string;
  /** The folder of a tool; null for other kinds. */
  readonly category: string | null;
  readonly value: unknown;
  /** Whether the file could not be read or parsed. Its value is then null. */
  readonly broken: boolean;
  /** Null for a broken file. */
  readonly document: Document.Parsed | null;
  readonly lines: LineCounter;
}

export type NodePath = readonly (string | number)[];

/**
 * Parses a YAML 1.2 file. Content that is not valid YAML or not representable in JSON is reported as diagnostics, and the value
 * is then null.
 */
export function parseSpecFile(
  path: string,
  kind: SpecKind,
  source: string,
): { readonly file: SpecFile; readonly diagnostics: readonly Diagnostic[] } {
  const { document, lines, problems } = parseYaml(source);
  const diagnostics = problems.map(({ offset, text, ...rest }) => {
    return { file: path, ...placeOf(lines, offset), text: truncateText(text), ...rest };
  });
  const content: unknown = document?.toJS() ?? null;
  const broken = problems.length > 0;
  // A list of exceptions may be empty, or contain only comments.
  const value = kind === "exceptions" && content === null && !broken ? [] : content;
  return { file: { ...fileAt(path, kind), value, broken, document, lines }, diagnostics };
}

/** Creates the entry of a file that could not be read. */
export function unreadableSpecFile(path: string, kind: SpecKind): SpecFile {
  return { ...fileAt(path, kind), value: null, broken: true, document: null, lines: new LineCounter() };
}

/** Derives the name and category of a file from its path. */
function fileAt(path: string, kind: SpecKind): Pick<SpecFile, "path" | "kind" | "name" | "category"> {
  const parts = path.split("/");
  const name = (parts.at(-1) ?? path).replace(/\.yaml$/, "");
  return { path, kind, name, category: kind === "tool" ? (parts.at(-2) ?? null) : null };
}

/**
 * Returns the line and column of a path from the root of a file, such as `["input", "properties", "text"]`: those of its last
 * key, or of the value of that key. For a path that does not exist, returns those of its nearest existing parent.
 */
export function locate(file: SpecFile, path: NodePath, at: "key" | "value" = "key"): { line: number; column: number } {
  let node: unknown = file.document?.contents;
  let offset = startOf(node);
  for (const [index, step] of path.entries()) {
    const last = index === path.length - 1;
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(step));
      if (!pair) break;
      const nodes = last && at === "key" ? [pair.key] : [pair.value, pair.key];
      offset = nodes.map(startOf).find((start) => start !== undefined) ?? offset;
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

/** Returns the pairs of a mapping by key. They are indexed only once, because every key of a mapping can cause a problem. */
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
