import { ArchiveDamage } from "../source/archive-entry.ts";
import type { ReadLimits } from "../source/limits.ts";
import { decodeText } from "./decode-text.ts";
import type { TextEncoding } from "./detect-encoding.ts";
import { Columns, type Row } from "./row.ts";
import { RowSplitter, type SplitRow } from "../../../../../csv/split-rows.ts";

/** A row with its number in the file, or the reason why it could not be read. */
export type CsvRow =
  | { readonly row: number; readonly values: Row; readonly problem?: undefined }
  | { readonly row: number; readonly problem: string };

export interface CsvOptions {
  /** Normalized names of the columns that the header must have. */
  readonly header: readonly string[];
  readonly backslashEscapes: boolean;
  readonly encoding: TextEncoding;
  /** Returns whether a row, judged by its first cell, continues the last cell of an incomplete one. */
  readonly continuesRow?: ((firstCell: string) => boolean) | undefined;
  readonly limits: ReadLimits;
}

/** Maximum number of rows before the header, because some files start with notes. */
const maxPreambleRows = 20;

/**
 * Reads the rows of a CSV file, in batches. The header is the first row with the expected columns; rows before it and blank rows
 * are skipped. For a row that cannot be read, the reason is returned. Throws `ArchiveDamage` if the rest of the file
 * cannot be read.
 */
export async function* readCsvRows(
  chunks: AsyncIterable<Uint8Array>,
  { header, backslashEscapes, continuesRow, encoding, limits }: CsvOptions,
): AsyncGenerator<CsvRow[]> {
  const splitter = new RowSplitter({ ...limits, backslashEscapes });
  const reader = new RowReader(header, limits.maxRows, continuesRow);
  for await (const text of decodeText(chunks, encoding)) {
    yield reader.read(splitter.push(text, false));
    failIfStopped(splitter, reader);
  }
  yield [...reader.read(splitter.push("", true)), ...reader.finish()];
  failIfStopped(splitter, reader);
  if (reader.lacksHeader) throw new ArchiveDamage(noHeader);
}

const noHeader = "The file has no row with the expected column names.";

function failIfStopped(splitter: RowSplitter, reader: RowReader): void {
  if (reader.failure !== null) throw new ArchiveDamage(reader.failure);
  if (splitter.stopped)
    throw new ArchiveDamage("Too many rows could not be split into cells. The rest of the file was not read.");
}

/** Finds the header and converts the rows after it. */
class RowReader {
  readonly #header: readonly string[];
  readonly #maxRows: number;
  readonly #continuesRow: CsvOptions["continuesRow"];
  /** The last row, if it has too few cells. */
  #incomplete: { readonly row: number; cells: readonly string[] } | null = null;
  #columns: Columns | null = null;
  #preamble = 0;
  #rows = 0;
  /** The reason why the rest of the file is not read, or null. */
  failure: string | null = null;

  constructor(header: readonly string[], maxRows: number, continuesRow: CsvOptions["continuesRow"]) {
    this.#header = header;
    this.#maxRows = maxRows;
    this.#continuesRow = continuesRow;
  }

  /** Whether there were rows, but no header among them. An empty file needs no header. */
  get lacksHeader(): boolean {
    return this.#columns === null && this.#preamble > 0;
  }

  read(split: readonly SplitRow[]): CsvRow[] {
    const batch: CsvRow[] = [];
    for (const item of split) {
      if (this.failure !== null) break;
      const isBlankRow = "cells" in item && item.cells.every(isBlank);
      if ((isBlankRow || this.#columns !== null) && ++this.#rows > this.#maxRows) {
        this.failure = `The file or the archive has too many rows: only ${this.#maxRows} rows of the file were read.`;
      } else if (this.#continues(item)) continue;
      else if (isBlankRow) continue;
      else if (this.#columns === null) this.#findHeader(item);
      else {
        batch.push(...this.finish());
        if (this.#continuesRow && "cells" in item && item.cells.length < this.#columns.count) this.#incomplete = item;
        else batch.push(convert(item, this.#columns));
      }
    }
    return batch;
  }

  /** Ends the incomplete row, if there is one, and returns it: no further row continues it. */
  finish(): CsvRow[] {
    if (this.#incomplete === null || this.#columns === null) return [];
    const row = convert(this.#incomplete, this.#columns);
    this.#incomplete = null;
    return [row];
  }

  /** Appends a row to the incomplete row before it, if it continues that row. */
  #continues(item: SplitRow): boolean {
    if (this.#incomplete === null || !("cells" in item)) return false;
    const before = this.#incomplete.cells;
    const [first = "", ...rest] = item.cells;
    if (before.length + rest.length > (this.#columns?.count ?? 0) || !this.#continuesRow?.(first)) return false;
    this.#incomplete.cells = [...before.slice(0, -1), `${before.at(-1) ?? ""}\n${first}`, ...rest];
    return true;
  }

  #findHeader(item: SplitRow): void {
    const columns = "cells" in item ? new Columns(item.cells) : null;
    if (columns !== null && this.#header.every((column) => columns.has(column))) this.#columns = columns;
    else if (++this.#preamble > maxPreambleRows) this.failure = noHeader;
  }
}

function convert(item: SplitRow, columns: Columns): CsvRow {
  if ("problem" in item) return item;
  const { row, cells } = item;
  const hasMore = cells.length > columns.count && cells.slice(columns.count).some((cell) => !isBlank(cell));
  return hasMore ? { row, problem: "The row has more cells than the header." } : { row, values: columns.rowOf(cells) };
}

function isBlank(cell: string): boolean {
  return cell.trim() === "";
}
