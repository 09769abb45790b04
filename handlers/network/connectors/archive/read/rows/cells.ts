import type { FileLog } from "../report/file-log.ts";
import { parseDate, type DatePrecision, type DateProblem, type EpochMs, type ParsedDate } from "./parse-date.ts";
import type { Row } from "./row.ts";

/** A day, or the first day of a month or year. */
export interface PartialDate {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly precision: "year" | "month" | "day";
}

/** Ends the reading of one row: it is reported and ignored. */
export class RowProblem extends Error {
  constructor(
    readonly column: string | null,
    readonly reason: string,
  ) {
    super(reason);
  }
}

const missing = "The value is missing.";
const nulls = "Null characters were removed.";
const invalidBytes = "Bytes that are not valid text were replaced.";
const noZone = "The times have no time zone: they are read as UTC.";
const noDay = "The date has no day.";
const noTime = "The times are missing: the start of the day is used.";

/** Reads the values of one row and reports what it cannot read. Columns are named by their normalised names. */
export class Cells {
  readonly #values: Row;
  readonly #row: number;
  readonly #log: FileLog;
  readonly #slashDates: SlashDates;

  constructor(values: Row, row: number, log: FileLog, slashDates: SlashDates) {
    this.#values = values;
    this.#row = row;
    this.#log = log;
    this.#slashDates = slashDates;
  }

  has(column: string): boolean {
    return this.#values.get(column) !== undefined;
  }

  /** Returns the trimmed text of the first of the columns that has one, or null. Line breaks become `\n`. */
  text(...columns: readonly string[]): string | null {
    for (const column of columns) {
      let value = this.#values.get(column)?.trim();
      if (value === undefined || value === "") continue;
      if (value.includes("\0")) {
        this.#log.add("remark", nulls, this.#row, column);
        value = value.replaceAll("\0", "").trim();
      }
      if (value.includes("\uFFFD")) this.#log.add("remark", invalidBytes, this.#row, column);
      if (value.includes("\r")) value = value.replace(/\r\n?/g, "\n");
      if (value !== "") return value;
    }
    return null;
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
    const found = this.#date(columns);
    if (found === null) return this.fail(columns[0] ?? null, missing);
    if (typeof found.date === "string") return this.fail(found.column, found.date);
    if (isCoarse(found.date.precision)) return this.fail(found.column, noDay);
    return this.#instant(found.column, found.date);
  }

  /** Reads a moment, if there is one. Any other value is reported and becomes null. */
  instantOrNull(...columns: readonly string[]): EpochMs | null {
    const found = this.#date(columns);
    if (found === null) return null;
    if (typeof found.date !== "string" && !isCoarse(found.date.precision))
      return this.#instant(found.column, found.date);
    this.ignoreValue(found.column, typeof found.date === "string" ? found.date : noDay);
    return null;
  }

  /** Reads a day, month or year. Any other value is reported and becomes null. */
  day(...columns: readonly string[]): PartialDate | null {
    const found = this.#date(columns);
    if (found === null) return null;
    const { column, date } = found;
    if (typeof date === "string") {
      this.ignoreValue(column, date);
      return null;
    }
    const day = new Date(date.at).toISOString().slice(0, 10);
    return { day, precision: isCoarse(date.precision) ? date.precision : "day" };
  }

  /** Reports a value that is not used. */
  ignoreValue(column: string, reason: string): void {
    this.#log.add("value_ignored", reason, this.#row, column);
  }

  /** Reports a remark on the row. */
  remark(reason: string, column: string | null = null): void {
    this.#log.add("remark", reason, this.#row, column);
  }

  /** Ends the reading of the row. */
  fail(column: string | null, reason: string): never {
    throw new RowProblem(column, reason);
  }

  /** Parses the first of the columns that has a value. */
  #date(columns: readonly string[]): { column: string; date: ParsedDate | DateProblem } | null {
    for (const column of columns) {
      const text = this.text(column);
      if (text === null || /^n\/a$/i.test(text)) continue;
      const date = parseDate(text);
      this.#slashDates.add(column, date, this.#row);
      return { column, date };
    }
    return null;
  }

  #instant(column: string, { at, precision, hasZone }: ParsedDate): EpochMs {
    if (precision === "day") this.remark(noTime, column);
    else if (!hasZone) this.remark(noZone, column);
    return at;
  }
}

function isCoarse(precision: DatePrecision): precision is "year" | "month" {
  return precision === "year" || precision === "month";
}

/** Finds columns whose dates like `1/2/26` could have the day first, because another date of the column has. */
export class SlashDates {
  readonly #columns = new Map<string, { dayFirst: boolean; ambiguousRows: number[] }>();

  add(column: string, date: ParsedDate | DateProblem, row: number): void {
    const ambiguous = typeof date !== "string" && date.dayFirst === "possible";
    const dayFirst = date === "The date has its day before its month.";
    if (!ambiguous && !dayFirst) return;
    let found = this.#columns.get(column);
    if (found === undefined) this.#columns.set(column, (found = { dayFirst: false, ambiguousRows: [] }));
    found.dayFirst ||= dayFirst;
    if (ambiguous) found.ambiguousRows.push(row);
  }

  report(log: FileLog): void {
    for (const [column, { dayFirst, ambiguousRows }] of this.#columns) {
      if (!dayFirst) continue;
      for (const row of ambiguousRows) log.add("remark", ambiguousDate, row, column);
    }
  }
}

const ambiguousDate = "The date is ambiguous: it was read as month/day, but others in this column are day/month.";
