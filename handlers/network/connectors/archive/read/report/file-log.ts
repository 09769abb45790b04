import type { FileReport, FileStatus, Finding, FindingEffect, Place } from "./report.ts";

/** Maximum number of reported places of one file. Further ones are only counted. */
const maxPlaces = 10_000;

interface MutableFinding extends Finding {
  count: number;
  readonly places: Place[];
}

/** The properties of a file that are known before it is read. */
type FileContents = Pick<FileReport, "domain" | "notStored" | "encoding">;

/** Collects the report of one file while it is read. */
export class FileLog {
  readonly #findings = new Map<string, MutableFinding>();
  #places = 0;
  rowsRead = 0;
  rowsUnderstood = 0;
  rowsMalformed = 0;
  rowsRepeated = 0;
  /** The number of times without a time zone. */
  timesWithoutZone = 0;

  constructor(
    readonly path: string,
    readonly contents: FileContents = { domain: null, notStored: null, encoding: null },
  ) {}

  /** @param column the name of the column as in the file. */
  add(effect: FindingEffect, reason: string, row: number, column: string | null = null): void {
    const key = `${effect} ${column ?? ""} ${reason}`;
    let finding = this.#findings.get(key);
    if (finding === undefined) this.#findings.set(key, (finding = { reason, effect, count: 0, places: [] }));
    finding.count++;
    if (this.#places++ < maxPlaces) finding.places.push({ row, column });
  }

  finish(status: FileStatus, reason: string | null): FileReport {
    const { path, contents, rowsRead, rowsUnderstood, rowsMalformed, rowsRepeated, timesWithoutZone } = this;
    const rowsNotUnderstood = rowsRead - rowsUnderstood;
    const findings = [...this.#findings.values()];
    return {
      path,
      status,
      reason,
      ...contents,
      rowsRead,
      rowsUnderstood,
      rowsNotUnderstood,
      rowsMalformed,
      rowsRepeated,
      timesWithoutZone,
      findings,
    };
  }
}
