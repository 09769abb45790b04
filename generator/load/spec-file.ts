import { isMap, isPair, isSeq, LineCounter, parseDocument, type Document, type Node } from "yaml";
import type { Diagnostic } from "../check/diagnostic.ts";

export type SpecKind = "service" | "scopes" | "limits" | "errors" | "schema" | "tool" | "prompt" | "resource";

/** One file of the specification: its plain value for reading, its nodes for saying where something stands. */
export interface SpecFile {
  /** Path below the service's root, with forward slashes. */
  readonly path: string;
  readonly kind: SpecKind;
  /** What the path says: the file's base name, and for a tool its folder. */
  readonly name: string;
  readonly category: string | null;
  readonly value: unknown;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

export type NodePath = readonly (string | number)[];

/**
 * Parses one YAML 1.2 file. Syntax errors come back as diagnostics (`yaml-syntax`, `duplicate-key`), never as exceptions;
 * the value of a file with syntax errors is null.
 */
export function parseSpecFile(
  path: string,
  kind: SpecKind,
  text: string,
): { readonly file: SpecFile; readonly diagnostics: readonly Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const diagnostics = [...document.errors, ...document.warnings].map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    const code = error.code === "DUPLICATE_KEY" ? "duplicate-key" : "yaml-syntax";
    return { file: path, line, column: col, code, text: error.message.split("\n")[0] ?? error.message };
  });
  const parts = path.split("/");
  const name = (parts.at(-1) ?? path).replace(/\.yaml$/, "");
  const category = kind === "tool" ? (parts.at(-2) ?? null) : null;
  const value: unknown = diagnostics.length > 0 ? null : document.toJS({ maxAliasCount: 100 });
  return { file: { path, kind, name, category, value, document, lines }, diagnostics };
}

/**
 * Where a place of a file stands. `path` leads from the root (`["input", "properties", "text"]`); "key" gives the position
 * of the last key, "value" that of what it holds. A path that leads nowhere gives the nearest parent that exists.
 */
export function locate(file: SpecFile, path: NodePath, at: "key" | "value" = "key"): { line: number; column: number } {
  let node: unknown = file.document.contents;
  let offset = startOf(node);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String((item.key as Node | null)?.toJSON()) === String(step));
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      if (at === "value" || step !== path.at(-1)) offset = startOf(pair.value) ?? offset;
      if (at === "key" && step === path.at(-1)) offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      if (item === undefined) break;
      offset = startOf(item) ?? offset;
      node = item;
    } else break;
  }
  const { line, col } = file.lines.linePos(offset ?? 0);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] } | null | undefined)?.range?.[0];
}
