import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Mention } from "./mentions.ts";
import type { Owners } from "./owners.ts";
import { nameOf, type Rename } from "./target.ts";
import { wholeWord } from "./yaml-edits.ts";

/** The maximum size of a document, in bytes. Larger JSON files are data. */
const MAX_BYTES = 1024 * 1024;

/** Folders without hand-written documents. Mentions in the specification are found separately. */
const SKIPPED: ReadonlySet<string> = new Set(["node_modules", "generated", "dist", "spec"]);

const isDocument = (name: string): boolean =>
  name === "README.md" || (name.endsWith(".json") && name !== "package-lock.json");

/**
 * Reads the files named README.md and the JSON files of a service, by path and in path order. Omits hidden files, and folders
 * that contain another service.
 */
export function readDocuments(root: string): ReadonlyMap<string, string> {
  const paths: string[] = [];
  const open = [""];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}${entry.name}`;
      if (entry.name.startsWith(".")) continue;
      if (entry.isFile() && isDocument(entry.name)) paths.push(path);
      const isOther = SKIPPED.has(entry.name) || existsSync(join(root, path, "spec/service.yaml"));
      if (entry.isDirectory() && !isOther) open.push(`${path}/`);
    }
  }
  const readable = paths.sort().filter((path) => statSync(join(root, path)).size <= MAX_BYTES);
  return new Map(readable.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/**
 * Returns the lines of documents that name the renamed entry, which a person has to change. The name of an input or
 * output, or a name of one word, counts only in code and in quotes. The name of an input or output must also be near
 * its tool, schema or route.
 */
export function findDocumentMentions(
  documents: ReadonlyMap<string, string>,
  rename: Rename,
  owners: Owners,
): readonly Mention[] {
  const pattern = wholeWord(nameOf(rename));
  const isCodeOnly = rename.owner !== null || !nameOf(rename).includes("_");
  return [...documents].flatMap(([file, text]) => {
    const lines = text.split("\n");
    const fenced = fencedLines(lines);
    return lines.flatMap((line, index): readonly Mention[] => {
      const code = fenced.has(index) ? [[0, line.length] as const] : codeRanges(line);
      const isMeant = [...line.matchAll(pattern)].some(({ index: at }) => !isCodeOnly || isCode(line, at, code));
      if (!isMeant) return [];
      const near = lines.slice(Math.max(0, index - NEAR), index + NEAR + 1).join("\n");
      if (rename.owner !== null && !isRelated(near, owners)) return [];
      return [{ file, line: index + 1, text: line.trim().slice(0, 120) }];
    });
  });
}

type Range = readonly [start: number, end: number];

/** Returns whether a position in a line is in code, or at the beginning of a string. */
const isCode = (line: string, at: number, code: readonly Range[]): boolean =>
  /["']/.test(line[at - 1] ?? "") || code.some(([start, end]) => start <= at && at < end);

/** Returns the ranges of texts in backticks. */
const codeRanges = (line: string): readonly Range[] =>
  [...line.matchAll(/`[^`]+`/g)].map(({ index, 0: found }) => [index, index + found.length]);

/** Returns the indexes of lines in fenced blocks of Markdown. */
function fencedLines(lines: readonly string[]): ReadonlySet<number> {
  let fence = "";
  const fenced = lines.flatMap((line, index) => {
    const [found = ""] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    const mark = found.trim();
    if (fence !== "" && mark.startsWith(fence)) fence = "";
    else if (fence === "") fence = mark;
    else return [index];
    return [];
  });
  return new Set(fenced);
}

/** The number of lines before and after a name in which its tool is searched for. */
const NEAR = 5;

/** Returns whether a text names an owner of a property, or contains one of its routes. */
function isRelated(text: string, { names, routes }: Owners): boolean {
  if (names.some((name) => wholeWord(name).test(text))) return true;
  return routes.some(({ path }) => routePattern(path).test(text));
}

/** Matches a route at the end of a URL or a string, with any values of its parameters. */
const routePattern = (path: string): RegExp => {
  const parts = path.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`${parts.join("[^/\\s\"'`]+")}(?![\\w/-])`);
};
