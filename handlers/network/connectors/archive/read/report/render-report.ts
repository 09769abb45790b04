import type { ArchiveReport, FileReport, FileStatus, Finding, Place } from "./report.ts";

const headings: readonly (readonly [FileStatus, string])[] = [
  ["read", "Read"],
  ["incomplete", "Partly read"],
  ["refused", "Refused"],
  ["unknown", "Unknown"],
  ["not_read", "Intentionally not read"],
];

/** Maximum number of printed places of a finding. */
const maxPrinted = 20;

const effects: Readonly<Record<Finding["effect"], (count: number) => string>> = {
  row_ignored: (count) => `${plural(count, "row")} ignored`,
  value_ignored: (count) => `${plural(count, "value")} ignored`,
  remark: (count) => plural(count, "remark"),
};

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Renders the report as text. The JSON of the report contains more places. */
export function renderReport({ files, remarks, complete }: ArchiveReport): string {
  const lines = [
    complete ? "Every file that the import uses was read completely." : "Some files could not be read completely.",
  ];
  lines.push(...remarks);
  const zoneless = files.filter((file) => file.timesWithoutZone > 0).map(({ path }) => printable(path));
  if (zoneless.length > 0) lines.push(`Times without a time zone are read as UTC: ${zoneless.join(", ")}.`);
  for (const [status, heading] of headings) {
    const group = files.filter((file) => file.status === status);
    if (group.length > 0) lines.push("", heading, ...group.flatMap(renderFile));
  }
  return `${lines.join("\n")}\n`;
}

function renderFile(file: FileReport): string[] {
  const { path, status, domain, reason, notStored, rowsRead, rowsUnderstood, rowsRepeated, encoding, findings } = file;
  const repeated = rowsRepeated > 0 ? `, ${rowsRepeated} of them repeated in the archive` : "";
  const counts = domain === null ? "" : `: ${rowsUnderstood} of ${plural(rowsRead, "row")} understood${repeated}`;
  const head = `  ${printable(path)}${counts}${reason === null ? "" : ` (${reason})`}`;
  const stored = notStored === null ? [] : [`    ${status === "read" ? "read, " : ""}not stored: ${notStored}`];
  const decoded = encoding === null || encoding === "utf-8" ? [] : [`    not UTF-8: read as ${encoding}`];
  return [head, ...decoded, ...stored, ...findings.map(renderFinding)];
}

function renderFinding({ reason, effect, count, places }: Finding): string {
  const printed = places.slice(0, maxPrinted);
  const more = count > printed.length ? ", ..." : "";
  const at = printed.length === 0 ? "" : ` at ${printed.map(renderPlace).join(", ")}${more}`;
  return `    ${effects[effect](count)}${at}: ${reason}`;
}

function renderPlace({ row, column }: Place): string {
  return column === null ? `row ${row}` : `row ${row} (${printable(column)})`;
}

/** Replaces control characters, which could change what a terminal shows. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "?");
}
