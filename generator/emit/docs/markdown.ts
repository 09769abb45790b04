import { escapeInvisible } from "../../format/invisible-characters.ts";

/* Emits Markdown (CommonMark with tables) from arbitrary plain text. */

// The punctuation characters of CommonMark (section 2.1).
const PUNCTUATION = String.raw`[!-/:-@\[-\x60{-~\p{P}]`;
const UNDERSCORES = new RegExp(`(^|\\s|${PUNCTUATION})(_+)|(_+)(?=${PUNCTUATION}|\\s|$)`, "gu");

/**
 * Escapes plain text on one line, so that it contains no markup, links, HTML or block starts. Only e-mail addresses may
 * become links, because GitHub finds them after it has removed the escapes.
 */
export function text(value: string): string {
  return escapeInvisible(value.replace(/\s+/g, " ").trim())
    .replace(/[\\`*[\]<|~$]/g, "\\$&")
    .replace(/&(?=[a-z#])/gi, "\\&")
    .replace(/\{(?=[{%])/g, "\\{")
    .replace(/:(?=\/\/)|(?<=\bwww)\.|(?<=\bmailto):/gi, "\\$&")
    .replace(/(?<=^|\s)#(?=#*(?:\s|$))/g, "\\#")
    .replace(/^[-+=>]|(?<=^\d{1,9})[.)]/, "\\$&")
    .replace(
      UNDERSCORES,
      (_, before: string | undefined, first: string | undefined, second: string | undefined) =>
        `${before ?? ""}${(first ?? second ?? "").replaceAll("_", "\\_")}`,
    );
}

/** Emits a code span, or plain text if it contains a pipe, which would end a table cell. */
export function code(value: string): string {
  const inner = escapeInvisible(value.replace(/\s+/g, " ").trim());
  if (inner === "" || inner.includes("|")) return text(inner);
  const runs = new Set(inner.match(/`+/g));
  let fence = "`";
  while (runs.has(fence)) fence += "`";
  const pad = /^`|`$/.test(inner) ? " " : "";
  return `${fence}${pad}${inner}${pad}${fence}`;
}

/** Emits a code block; only invisible characters of the content are escaped. */
export function block(language: string, content: string): string {
  const lines = content.trimEnd().split("\n").map(escapeInvisible);
  const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return [fence + language, ...lines, fence].join("\n");
}

/** Emits a link; `label` is Markdown, `href` a relative path or a URL. */
export const link = (label: string, href: string): string => `[${label}](${href})`;

/**
 * Emits a table of Markdown cells, or "" if there are no rows. Columns without content are omitted. Cells are not
 * padded, so that rows do not depend on each other.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const kept = head.map((_, column) => column).filter((column) => rows.some((row) => (row[column] ?? "") !== ""));
  const cells = [head, ...rows].map((row) => kept.map((column) => row[column] ?? ""));
  const line = (row: readonly string[]): string => `| ${row.join(" | ")} |`;
  const rule = kept.map(() => "---");
  return [line(cells[0] ?? []), line(rule), ...cells.slice(1).map(line)].join("\n");
}

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/**
 * Emits longer text of the specification: paragraphs, lists with `-`, tables, `code` and **strong** words. All other markup
 * is escaped.
 */
export function prose(value: string): string {
  const blocks = value.trim().split(/\n\s*\n/);
  const printed = blocks.map((each) => authoredTable(each) ?? authoredList(each) ?? inline(each));
  // Markdown merges consecutive lists.
  return printed
    .filter((each) => each !== "")
    .reduce((all, each) => all + (isListEnd(all) && each.startsWith("- ") ? "\n" : "\n\n") + each, "")
    .trimStart();
}

const isListEnd = (text: string): boolean => text.slice(text.lastIndexOf("\n") + 1).startsWith("- ");

function authoredList(block: string): string | null {
  const items = block.trim().split(/\n(?=\s*- )/);
  return items.every((item) => /^\s*- \S/.test(item)) ? list(items.map((item) => inline(item.trim().slice(2)))) : null;
}

function authoredTable(block: string): string | null {
  const lines = block.trim().split("\n");
  const cells = lines.map((line) => /^\s*\|(.*)\|\s*$/.exec(line)?.[1]?.split(/(?<!\\)\|/) ?? null);
  const [head, rule, ...rows] = cells;
  if (!head || !rule?.every((cell) => /^\s*:?-+:?\s*$/.test(cell)) || rows.includes(null)) return null;
  const printed = [head, ...rows].map((row) =>
    head.map((_, column) => inline((row?.[column] ?? "").replaceAll("\\|", "|"))),
  );
  return table(printed[0] ?? [], printed.slice(1)) || null;
}

/** Emits text of the specification on one line: `code` and **strong** words remain, all other markup is escaped. */
export function inline(value: string): string {
  const parts = value.replace(/\s+/g, " ").split(/(?<![\w`*])(`[^`]+`|\*\*\w(?:[\w ]*\w)?\*\*)(?![\w`*])/);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return keepSpaces(part, index === 0);
      return part.startsWith("`") ? code(part.slice(1, -1).trim()) : part;
    })
    .join("")
    .trim();
}

/** Escapes text next to markup and preserves its outer spaces, except those at the start of the first part. */
function keepSpaces(part: string, first: boolean): string {
  if (part.trim() === "") return part;
  const start = /^ /.test(part) && !first ? " " : "";
  const end = part.endsWith(" ") ? " " : "";
  return start + text(part) + end;
}

/** Emits the comment that names the source of a page. */
export const sourceNote = (source: string): string =>
  `[//]: # "Generated from ${source} by npx switchboard generate. Do not edit: change the source."`;

/** Emits a page: an invisible note with its source, and all blocks that are not empty. */
export function page(source: string, blocks: readonly string[]): string {
  const note = sourceNote(source);
  return `${[note, ...blocks.filter((each) => each !== "")].join("\n\n")}\n`;
}
