/** Options for splitting a CSV file into rows. */
export interface SplitOptions {
  /** Maximum number of characters of a row. */
  readonly maxRowLength: number;
  /** Maximum number of cells of a row. */
  readonly maxColumns: number;
  /** Whether `\"` inside a quoted cell is a quote, in addition to `""`. */
  readonly backslashEscapes: boolean;
  /** The character between cells; a comma by default. */
  readonly separator?: string;
}

/**
 * A row, or the reason why it could not be split. `row` counts from 1 and includes blank rows, as a spreadsheet does.
 */
export type SplitRow =
  { readonly row: number; readonly cells: readonly string[] } | { readonly row: number; readonly problem: string };

/**
 * Maximum number of skipped rows that are too long or have an unclosed quote. After that, the rest of the file is ignored,
 * because each such row costs a scan of up to `maxRowLength` characters.
 */
const maxRecoveries = 50;

/**
 * Splits CSV text (RFC 4180), which arrives in chunks, into rows. A row ends with LF, CRLF or CR. Tolerates quotes inside
 * cells, and blank and incomplete rows. A row with an unclosed quote becomes a problem, and splitting continues on the next
 * line. A damaged row therefore consumes neither the rest of the file nor all memory. No library does this.
 */
export class RowSplitter {
  readonly #options: SplitOptions;
  #text = "";
  #row = 0;
  #recoveries = 0;
  /**
   * Whether text is ignored up to the next line break. This is the case after a row that is too long or has an unclosed
   * quote: the rest of the line in which the row begins is skipped, and the next line is the next row.
   */
  #skipping = false;
  #stopped = false;

  constructor(options: SplitOptions) {
    this.#options = options;
  }

  /** Whether the rest of the file is ignored. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Returns the rows that are complete. `atEnd` is set for the last chunk. */
  push(chunk: string, atEnd: boolean): SplitRow[] {
    const rows: SplitRow[] = [];
    const { maxRowLength, maxColumns } = this.#options;
    const buffered = this.#text + chunk;
    // A CR at the end of the chunk may be the first half of CRLF.
    const text = !atEnd && buffered.endsWith("\r") ? buffered.slice(0, -1) : buffered;
    const { backslashEscapes, separator = "," } = this.#options;
    const occurrences = {
      separators: new Occurrences(text, separator),
      lineFeeds: new Occurrences(text, "\n"),
      carriageReturns: new Occurrences(text, "\r"),
    };
    let start = 0;
    while (!this.#stopped && start < text.length) {
      if (this.#skipping) {
        const { lineFeeds, carriageReturns } = occurrences;
        const lineEnd = Math.min(lineFeeds.next(start), carriageReturns.next(start));
        this.#skipping = lineEnd === text.length;
        start = afterLineBreak(text, lineEnd);
        continue;
      }
      const cells: string[] = [];
      const end = splitRow({ text, atEnd, backslashEscapes, separator, ...occurrences }, start, cells);
      if (end === -1 && !atEnd && text.length - start <= maxRowLength) break;
      this.#row++;
      if (end !== -1 && end - start <= maxRowLength) {
        if (cells.length <= maxColumns) rows.push({ row: this.#row, cells });
        else rows.push({ row: this.#row, problem: `The row has more than ${maxColumns} cells.` });
        start = end;
      } else {
        const tooLong = text.length - start > maxRowLength;
        const problem = tooLong ? `The row is longer than ${maxRowLength} characters.` : "A quote is not closed.";
        rows.push({ row: this.#row, problem });
        this.#skipping = true;
        this.#stopped = ++this.#recoveries > maxRecoveries;
      }
    }
    this.#text = buffered.slice(start);
    return rows;
  }
}

/** The position after a line break at `at`; `at` may also be the end of the text. */
function afterLineBreak(text: string, at: number): number {
  return Math.min(at + (text.startsWith("\r\n", at) ? 2 : 1), text.length);
}

interface Source {
  readonly text: string;
  readonly atEnd: boolean;
  readonly backslashEscapes: boolean;
  readonly separator: string;
  readonly separators: Occurrences;
  readonly lineFeeds: Occurrences;
  readonly carriageReturns: Occurrences;
}

/** Finds occurrences of a character. Positions must increase, so that each part of the text is searched only once. */
class Occurrences {
  readonly #text: string;
  readonly #character: string;
  #from = 0;
  #found = -1;

  constructor(text: string, character: string) {
    this.#text = text;
    this.#character = character;
  }

  /** Returns the first position at or after `at`, or the length of the text. */
  next(at: number): number {
    if (at >= this.#from && at <= this.#found) return this.#found;
    const found = this.#text.indexOf(this.#character, at);
    this.#from = at;
    return (this.#found = found === -1 ? this.#text.length : found);
  }
}

/** Adds the cells of the row at `start` and returns the position after it, or -1 if the row has no end in the text. */
function splitRow(source: Source, start: number, cells: string[]): number {
  const { text, atEnd, separator, separators, lineFeeds, carriageReturns } = source;
  for (let at = start; ; at++) {
    if (text[at] === '"') {
      at = splitQuoted(source, at + 1, cells);
      if (at === -1) return -1;
      if (text[at] !== separator) return afterLineBreak(text, at);
    } else {
      const lineEnd = Math.min(lineFeeds.next(at), carriageReturns.next(at));
      if (lineEnd === text.length && !atEnd) return -1;
      const next = separators.next(at);
      if (next >= lineEnd) {
        cells.push(text.slice(at, lineEnd));
        return afterLineBreak(text, lineEnd);
      }
      cells.push(text.slice(at, next));
      at = next;
    }
  }
}

/** Adds a quoted cell and returns the position after its closing quote and spaces, or -1 if it is not closed. */
function splitQuoted({ text, atEnd, backslashEscapes, separator }: Source, start: number, cells: string[]): number {
  let value = "";
  let from = start;
  for (let search = start; ;) {
    const quote = text.indexOf('"', search);
    if (quote === -1 || (quote + 2 >= text.length && !atEnd)) return -1;
    const doubled = text[quote + 1] === '"';
    if (backslashEscapes && quote > from && text[quote - 1] === "\\") {
      value += `${text.slice(from, quote - 1)}"`;
      const end = doubled ? endOfCell(text, quote + 2, separator) : -1;
      if (end >= text.length && !atEnd) return -1;
      if (end !== -1) {
        cells.push(value);
        return end;
      }
      from = search = quote + 1;
    } else if (doubled) {
      value += text.slice(from, quote + 1);
      from = search = quote + 2;
    } else {
      const end = endOfCell(text, quote + 1, separator);
      if (end >= text.length && !atEnd) return -1;
      if (end !== -1) {
        cells.push(value + text.slice(from, quote));
        return end;
      }
      search = quote + 1; // a quote that was not doubled, inside the cell
    }
  }
}

/**
 * Returns the end of a quoted cell. `at` is the position after a quote; the end is the first position from there that is not a
 * space. Returns -1 if other characters follow, so that the quote does not close the cell.
 */
function endOfCell(text: string, at: number, separator: string): number {
  let end = at;
  while (text[end] === " ") end++;
  const isEnd = end >= text.length || text[end] === separator || text[end] === "\n" || text[end] === "\r";
  return isEnd ? end : -1;
}
