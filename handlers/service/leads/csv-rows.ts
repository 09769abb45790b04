import { argumentFailure } from "../../../runtime/index.ts";
import { RowSplitter, type SplitRow } from "../../csv/split-rows.ts";
import { recognizedColumns } from "./csv-columns.ts";

const maxRows = 100_000;
const splitLimits = { maxRowLength: 100_000, maxColumns: 60, backslashEscapes: false };
/** The maximum number of characters that are split in one step. */
const pieceSize = 16_384;
/** The characters between cells that a file may use. */
const separators = [",", ";", "\t"];

/**
 * Splits a CSV file into rows, and yields the rows of each piece of the file; the first row is the header. Rows without any value
 * are omitted, but counted in `row`.
 * @throws Failure `invalid_arguments` at `/csv` for too many rows, or too many unreadable rows.
 */
export function* readCsvRows(csv: string): Generator<readonly SplitRow[]> {
  const splitter = new RowSplitter({ ...splitLimits, separator: findSeparator(csv) });
  let count = 0;
  for (let at = 0; at < csv.length; at += pieceSize) {
    const rows = splitter.push(csv.slice(at, at + pieceSize), at + pieceSize >= csv.length).filter(hasValue);
    count += rows.length;
    if (count > maxRows + 1)
      throw argumentFailure("/csv", `The file has more than ${maxRows} rows.`, "Split the file.");
    yield rows;
    if (splitter.stopped) throw argumentFailure("/csv", "The file has too many unreadable rows.", "Close all quotes.");
  }
}

const hasValue = (item: SplitRow): boolean => "problem" in item || item.cells.some((cell) => cell.trim() !== "");

/** The separator with which the header has the most known columns; if several have equally many, the first of them. */
function findSeparator(csv: string): string {
  const start = csv.trimStart().slice(0, splitLimits.maxRowLength);
  const counts = separators.map((separator) => {
    const header = new RowSplitter({ ...splitLimits, separator }).push(start, true).find(hasValue);
    return header && "cells" in header ? recognizedColumns(header.cells) : 0;
  });
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}
