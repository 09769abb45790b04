/** Prints rows as JSON, or as a table with aligned columns. */
export function printRows(rows: readonly Readonly<Record<string, unknown>>[], asJson: boolean | undefined): void {
  if (asJson) return printJson(rows);
  const [first] = rows;
  if (!first) return void process.stdout.write("none\n");
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => cellText(row[name])))];
  const widths = names.map((_, column) => lines.reduce((width, line) => Math.max(width, line[column]?.length ?? 0), 0));
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

/** Control characters, line separators, and characters that change the direction of the text after them. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Those that JSON.stringify does not escape. */
const unescaped = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Returns JSON in which unprintable characters are escaped. */
const toPrintableJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(unescaped, toEscape);

const toEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Formats an instant as ISO 8601; null remains null. */
export const isoTime = (atMs: number | null): string | null =>
  atMs === null ? null : new Date(Math.min(atMs, maxTimeMs)).toISOString();

/** The last instant that a Date can represent. */
const maxTimeMs = 8.64e15;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return unprintable.test(text) ? toPrintableJson(text) : text;
}
