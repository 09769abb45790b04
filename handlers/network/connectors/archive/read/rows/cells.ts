import type { FileLog } from "../report/file-log.ts";
import { parseDate, type DatePrecision, type DateProblem, type EpochMs, type ParsedDate } from "./parse-date.ts";
import type { Row } from "./row.ts";
import { shorten } from "./shorten.ts";
import type { SlashDates } from "./slash-dates.ts";

/** A day, or the first day of a month or year. */
export interface PartialDate {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly precision: "year" | "month" | "day";
}

/** Thrown to end the reading of a row, which is then reported and ignored. */
export class RowProblem extends Error {
  /** @param column the name of the column as in the file. */
  constructor(
    readonly column: string | null,
    readonly reason: string,
  ) {
    super(reason);
  }
}

const missing = "The value is missing.";
const nulls = "Null characters were removed.";
const undecoded = "Characters could not be decoded: the text contains replacement characters.";
const noDay = "The date has no day.";
const noTime = "The times are missing: the start of the day is used.";
const inFuture = "The date is in the future.";
const tooEarly = "The date is before the year 2000.";

/** Earlier dates are invalid, because no such network existed then. */
const firstInstant = Date.UTC(2000, 0, 1);
/** Dates up to this far in the future are accepted, because they have no time zone and clocks differ. */
const futureSlack = 2 * 86_400_000;
/**
 * Maximum number of code points of a text that is neither a post nor a message: about twice the number that networks accept.
 */
const maxTextLength = 5_000;

/** The state that the cells of all rows of a file share. */
export interface CellsContext {
  readonly log: FileLog;
  readonly slashDates: SlashDates;
  /** The time of the import, in epoch milliseconds. Nothing on the network happened later (but see `futureSlack`). */
  readonly now: EpochMs;
}

/** Reads the values of one row and reports unreadable ones. Callers use the normalized names of columns. */
export class Cells {
  readonly #values: Row;
  readonly #row: number;
  readonly #log: FileLog;
  readonly #slashDates: SlashDates;
  readonly #now: EpochMs;

  constructor(values: Row, row: number, { log, slashDates, now }: CellsContext) {
    this.#values = values;
    this.#row = row;
    this.#log = log;
    this.#slashDates = slashDates;
    this.#now = now;
  }

  has(column: string): boolean {
    return this.#values.get(column) !== undefined;
  }

  /**
   * Returns the trimmed text of the first of the columns that has one, or null. Line breaks become `\n`. Long texts are
   * truncated.
   */
  text(...columns: readonly string[]): string | null {
    const found = this.#find(columns);
    return found && this.shorten(found.text, maxTextLength, found.column);
  }

  /** Like `text`, without a limit: for lists, and for texts that are shortened afterwards. */
  wholeText(...columns: readonly string[]): string | null {
    return this.#find(columns)?.text ?? null;
  }

  /** Truncates a text of a column to a number of code points, and reports a text that was truncated. */
  shorten(text: string, maxPoints: number, column: string): string {
    const short = shorten(text, maxPoints);
    if (short !== text) this.remark(`Texts longer than ${maxPoints} characters were shortened.`, column);
    return short;
  }

  /** Like `text`, for a value without which the row is ignored. */
  required(...columns: readonly string[]): string {
    return this.text(...columns) ?? this.fail(columns[0] ?? null, missing);
  }

  isYes(column: string): boolean {
    return /^(yes|true|y|1)$/i.test(this.text(column) ?? "");
  }

  /** Reads a moment without which the row is ignored. */
  instant(...columns: readonly string[]): EpochMs {
    const found = this.#pastDate(columns);
    if (found === null) return this.fail(columns[0] ?? null, missing);
    if (typeof found.date === "string") return this.fail(found.column, found.date);
    if (isCoarse(found.date.precision)) return this.fail(found.column, noDay);
    return this.#instant(found.column, found.date);
  }

  /** Reads a moment, if there is one. Any other value is reported and becomes null. */
  instantOrNull(...columns: readonly string[]): EpochMs | null {
    const found = this.#pastDate(columns);
    if (found === null) return null;
    if (typeof found.date !== "string" && !isCoarse(found.date.precision))
      return this.#instant(found.column, found.date);
    this.ignoreValue(found.column, typeof found.date === "string" ? found.date : noDay);
    return null;
  }

  /** Reads a day, month or year, in the past or in the future. Any other value is reported and becomes null. */
  day(...columns: readonly string[]): PartialDate | null {
    return this.#partialDate(this.#date(columns));
  }

  /** Reads the day, month or year of something that happened on the network. Any other value is reported and becomes null. */
  pastDay(...columns: readonly string[]): PartialDate | null {
    return this.#partialDate(this.#pastDate(columns));
  }

  /** Reports a value that is not used. */
  ignoreValue(column: string, reason: string): void {
    this.#log.add("value_ignored", reason, this.#row, this.#nameOf(column));
  }

  /** Reports a remark on the row. */
  remark(reason: string, column: string | null = null): void {
    this.#log.add("remark", reason, this.#row, this.#nameOf(column));
  }

  /** Ends the reading of the row. */
  fail(column: string | null, reason: string): never {
    throw new RowProblem(this.#nameOf(column), reason);
  }

  /** Returns the name of a column as in the file. */
  #nameOf(column: string | null): string | null {
    return column === null ? null : (this.#values.nameOf?.(column) ?? column);
  }

  /** Returns the first of the columns that has a text, and the text. */
  #find(columns: readonly string[]): { readonly column: string; readonly text: string } | null {
    for (const column of columns) {
      let text = this.#values.get(column)?.trim();
      if (text === undefined || text === "") continue;
      if (text.includes("\0")) {
        this.remark(nulls, column);
        text = text.replaceAll("\0", "").trim();
      }
      if (text.includes("\uFFFD")) this.remark(undecoded, column);
      if (text.includes("\r")) text = text.replace(/\r\n?/g, "\n");
      if (text !== "") return { column, text };
    }
    return null;
  }

  /** Parses the first of the columns that has a value. */
  #date(columns: readonly string[]): FoundDate | null {
    for (const column of columns) {
      const text = this.wholeText(column);
      if (text === null || /^n\/a$/i.test(text)) continue;
      const date = parseDate(text);
      this.#slashDates.add(this.#nameOf(column) ?? column, date, this.#row);
      return { column, date };
    }
    return null;
  }

  /** Like `#date`, for something that happened on the network. */
  #pastDate(columns: readonly string[]): FoundDate | null {
    const found = this.#date(columns);
    if (found === null || typeof found.date === "string") return found;
    if (found.date.at > this.#now + futureSlack) return { ...found, date: inFuture };
    return found.date.at < firstInstant ? { ...found, date: tooEarly } : found;
  }

  #partialDate(found: FoundDate | null): PartialDate | null {
    if (found === null) return null;
    const { column, date } = found;
    if (typeof date === "string") {
      this.ignoreValue(column, date);
      return null;
    }
    const day = new Date(date.at).toISOString().slice(0, 10);
    return { day, precision: isCoarse(date.precision) ? date.precision : "day" };
  }

  #instant(column: string, { at, precision, hasZone }: ParsedDate): EpochMs {
    if (precision === "day") this.remark(noTime, column);
    else if (!hasZone) this.#log.timesWithoutZone++;
    return at;
  }
}

/** A date, or the reason why there is none, with its column. */
interface FoundDate {
  readonly column: string;
  readonly date: ParsedDate | DateProblem | typeof inFuture | typeof tooEarly;
}

function isCoarse(precision: DatePrecision): precision is "year" | "month" {
  return precision === "year" || precision === "month";
}
