import type { ArchiveReport, FileReport, FileStatus, Finding, Place } from "./report.ts";

const headings: readonly (readonly [FileStatus, string])[] = [
  ["read", "Read"],
  ["incomplete", "Read in part"],
  ["refused", "Refused"],
  ["unknown", "Unknown"],
  ["not_read", "Not read on purpose"],
];

const effects: Readonly<Record<Finding["effect"], string>> = {
  row_ignored: "rows ignored",
  value_ignored: "values ignored",
  remark: "rows",
};

/** Renders the report as text. The JSON of the report contains the same. */
export function renderReport({ files, remarks, complete }: ArchiveReport): string {
  const lines = [complete ? "Every known file was read to its end." : "Not every file could be read to its end."];
  lines.push(...remarks);
  for (const [status, heading] of headings) {
    const group = files.filter((file) => file.status === status);
    if (group.length > 0) lines.push("", heading, ...group.flatMap(renderFile));
  }
  return `${lines.join("\n")}\n`;
}

function renderFile(file: FileReport): string[] {
  const { path, domain, reason, notStored, rowsRead, rowsUnderstood, rowsRepeated, encoding, findings } = file;
  const repeated = rowsRepeated > 0 ? `, ${rowsRepeated} of them known already` : "";
  const counts = domain === null ? "" : `: ${rowsUnderstood} of ${rowsRead} rows understood${repeated}`;
  const head = `  ${printable(path)}${counts}${reason === null ? "" : ` (${reason})`}`;
  const stored = notStored === null ? [] : [`    read, not stored: ${notStored}`];
  const decoded = encoding === null || encoding === "utf-8" ? [] : [`    not UTF-8: read as ${encoding}`];
  return [head, ...decoded, ...stored, ...findings.map(renderFinding)];
}

function renderFinding({ reason, effect, count, places }: Finding): string {
  const more = count > places.length ? ", ..." : "";
  return `    ${count} ${effects[effect]}: ${reason} ${places.map(renderPlace).join(", ")}${more}`;
}

function renderPlace({ row, column }: Place): string {
  return column === null ? `row ${row}` : `row ${row} (${column})`;
}

/** Replaces control characters, which could change what a terminal shows. */
function printable(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "?");
}
