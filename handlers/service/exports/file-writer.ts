import { visibleText } from "../../../generated/compiled/visible-text.js";
import type { ExportFormat } from "./tables.ts";

/** A value of an exported row. Lists are joined in CSV. */
export type Cell = string | number | boolean | null | readonly string[];

/** A row of an exported file: its cells by column, the same columns in all rows of a file. */
export type ExportedRow = Readonly<Record<string, Cell>>;

/** Writes the rows of a file one by one. Each function returns the text to append. */
export interface FileWriter {
  begin(columns: readonly string[]): string;
  row(row: ExportedRow): string;
  end(): string;
}

/** Creates a writer for CSV (RFC 4180) or for a JSON array with one object per line. Invisible characters are removed. */
export const createFileWriter = (format: ExportFormat): FileWriter => (format === "csv" ? csvWriter() : jsonWriter());

/** Removes the characters of a cell that readers cannot see. Most rows contain texts of other people. */
const visibleCell = (cell: Cell): Cell =>
  typeof cell === "string" ? visibleText(cell) : Array.isArray(cell) ? cell.map(visibleText) : cell;

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const csvWriter = (): FileWriter => ({
  begin: csvLine,
  row: (row) => csvLine(Object.values(row)),
  end: () => "",
});

function jsonWriter(): FileWriter {
  let isFirst = true;
  return {
    begin: () => "[",
    row: (row) => {
      const separator = isFirst ? "\n" : ",\n";
      isFirst = false;
      return separator + JSON.stringify(row, (_column, cell: Cell) => visibleCell(cell));
    },
    end: () => "\n]\n",
  };
}

/**
 * The characters that start a formula in a spreadsheet, even if spaces precede them, with their full-width and small forms
 * and the minus sign (U+2212), which some spreadsheets accept too.
 */
const formula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212]/;

/**
 * Formats a cell. A text that a spreadsheet would execute as a formula is preceded by an apostrophe, as OWASP recommends to
 * prevent CSV injection; numbers are unchanged. Invisible characters are removed first, because they can hide the start of a
 * formula.
 */
function csvCell(value: Cell): string {
  const cell = visibleCell(value);
  if (cell === null) return "";
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  const text = typeof cell === "string" ? cell : cell.join("; ");
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
