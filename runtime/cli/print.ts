/** Prints rows as JSON, or as a table with aligned columns. */
export function printRows(rows: readonly Readonly<Record<string, unknown>>[], asJson: boolean | undefined): void {
  if (asJson) return printJson(rows);
  const [first] = rows;
  if (!first) return void process.stdout.write("none\n");
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => cellText(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
  }
}

export function printJson(value: unknown): void {
  process.stdout.write(`${toPrintableJson(value, 2)}\n`);
}

/** Returns JSON without characters that a terminal would interpret. JSON.stringify does not escape U+007F to U+009F. */
const toPrintableJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(/[\u007f-\u009f]/g, toEscape);

const toEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Formats an instant as ISO 8601; null remains null. */
export const isoTime = (atMs: number | null): string | null =>
  atMs === null ? null : new Date(Math.min(atMs, maxTimeMs)).toISOString();

/** The last instant that a Date can represent. */
const maxTimeMs = 8.64e15;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /\p{Cc}/u.test(text) ? toPrintableJson(text) : text;
}
