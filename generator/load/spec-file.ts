import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Node,
} from "yaml";
import type { Diagnostic } from "../check/diagnostic.ts";
import type { SpecKind } from "../language/language.ts";

/** One file of the specification: its plain value for reading, its nodes for saying where something stands. */
export interface SpecFile {
  /** Path below the service's root, with forward slashes. */
  readonly path: string;
  readonly kind: SpecKind;
  /** What the path says: the file's base name, and for a tool its folder. */
  readonly name: string;
  readonly category: string | null;
  readonly value: unknown;
  /** The file is not readable YAML, so its value is null and says nothing. */
  readonly broken: boolean;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

export type NodePath = readonly (string | number)[];

/**
 * Parses one YAML 1.2 file. Syntax errors come back as diagnostics (`yaml-syntax`, `duplicate-key`, `yaml-feature`), never
 * as exceptions; the value of a file with such errors is null. Of the syntax errors only the first is told: those after it
 * are mostly its consequences.
 */
export function parseSpecFile(
  path: string,
  kind: SpecKind,
  text: string,
): { readonly file: SpecFile; readonly diagnostics: readonly Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const place = (offset: number) => placeOf(lines, offset);
  const problems = [...document.errors, ...document.warnings];
  const syntax = problems.find((problem) => problem.code !== "DUPLICATE_KEY" && problem.code !== "TAG_RESOLVE_FAILED");
  const diagnostics: Diagnostic[] = syntax
    ? [{ file: path, ...place(syntax.pos[0]), code: "yaml-syntax", text: firstLine(syntax.message) }]
    : [
        ...problems
          .filter((problem) => problem.code === "DUPLICATE_KEY")
          .map((problem) => ({
            file: path,
            ...place(problem.pos[0]),
            code: "duplicate-key",
            text: `"${/^[^:\n]*/.exec(text.slice(problem.pos[0]))?.[0].trim() ?? ""}" stands here a second time`,
            hint: "keep one of them",
          })),
        ...refusedFeatures(document).map(({ offset, what }) => ({
          file: path,
          ...place(offset),
          code: "yaml-feature",
          text: `${what} not part of the specification language`,
          hint: "write the value out, or give it a schema of its own and refer to it with $ref",
        })),
      ];
  const parts = path.split("/");
  const name = (parts.at(-1) ?? path).replace(/\.yaml$/, "");
  const category = kind === "tool" ? (parts.at(-2) ?? null) : null;
  const broken = diagnostics.length > 0;
  const value: unknown = broken ? null : document.toJS();
  return { file: { path, kind, name, category, value, broken, document, lines }, diagnostics };
}

/** What would make the plain value something other than a tree of JSON: aliases, tags of one's own, keys that are no text. */
function refusedFeatures(document: Document.Parsed): { offset: number; what: string }[] {
  const found: { offset: number; what: string }[] = [];
  const add = (node: unknown, what: string) => found.push({ offset: startOf(node) ?? 0, what });
  visit(document, {
    Alias: (_, node) => void add(node, "an alias is"),
    Pair: (_, pair) => {
      if (isCollection(pair.key) || isAlias(pair.key)) add(pair.key, "a key that is no text is");
    },
    Node: (_, node) => {
      if (isAlias(node)) return;
      if (node.tag !== undefined && !CORE_TAGS.has(node.tag))
        add(node, `the tag ${node.tag.replace(/^tag:yaml\.org,2002:/, "!!")} is`);
    },
  });
  return found;
}

const CORE_TAGS = new Set(
  ["map", "seq", "str", "int", "float", "bool", "null"].map((name) => `tag:yaml.org,2002:${name}`),
);

/**
 * Where a place of a file stands. `path` leads from the root (`["input", "properties", "text"]`); "key" gives the position
 * of the last key, "value" that of what it holds. A path that leads nowhere gives the nearest parent that exists.
 */
export function locate(file: SpecFile, path: NodePath, at: "key" | "value" = "key"): { line: number; column: number } {
  let node: unknown = file.document.contents;
  let offset = startOf(node);
  for (const [index, step] of path.entries()) {
    const last = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && keyText(item.key) === String(step));
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

const keyText = (key: unknown): string =>
  isScalar(key) ? String(key.value) : isNode(key) ? key.toString() : String(key);

function startOf(node: unknown): number | undefined {
  return (node as Partial<Node> | null | undefined)?.range?.[0];
}

function placeOf(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

const firstLine = (text: string): string => text.split("\n")[0] ?? text;
