import type { FileLog } from "../report/file-log.ts";
import type { DateProblem, ParsedDate } from "./parse-date.ts";

/** Finds columns in which dates like `1/2/26` may have the day first, because another date of the column does. */
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

const ambiguousDate = "The date is ambiguous: it was read as month/day, but other dates in this column are day/month.";
