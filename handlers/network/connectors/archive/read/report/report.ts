/** A place in a file. `row` counts from 1 and includes blank rows, as a spreadsheet does. */
export interface Place {
  readonly row: number;
  /** The name of the column as in the file, if the finding is about one column. */
  readonly column: string | null;
}

/**
 * The effect of a finding on the contents: the row could not be read, one of its values could not be read, or neither. A remark may
 * also say why a row is deliberately omitted.
 */
export type FindingEffect = "row_ignored" | "value_ignored" | "remark";

/** Rows with the same remark or problem, in the same column. */
export interface Finding {
  readonly reason: string;
  readonly effect: FindingEffect;
  readonly count: number;
  /** The places. A file has at most 10,000 in all of its findings. */
  readonly places: readonly Place[];
}

export type FileStatus =
  /** Its rows were read. */
  | "read"
  /** It was only partly read, because its data is damaged or exceeds a limit. */
  | "incomplete"
  /** It is known, and deliberately not read. */
  | "not_read"
  /** Its name is unknown. */
  | "unknown"
  /** It is not a regular file of an archive. */
  | "refused";

export interface FileReport {
  readonly path: string;
  readonly status: FileStatus;
  /** The reason why it was not read completely, or null. */
  readonly reason: string | null;
  /** The name of its domain, if it was read. */
  readonly domain: string | null;
  /** The detected encoding: `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`; null if no text was decoded. */
  readonly encoding: string | null;
  /** The reason why its rows were read but are not stored, or null. */
  readonly notStored: string | null;
  readonly rowsRead: number;
  readonly rowsUnderstood: number;
  readonly rowsNotUnderstood: number;
  /** The number of unreadable rows that could not even be split into cells, or have more cells than the header. */
  readonly rowsMalformed: number;
  /** The number of readable rows whose record was already read from an earlier file, or for some domains, from the same one. */
  readonly rowsRepeated: number;
  /** The number of times without a time zone, which are read as UTC. */
  readonly timesWithoutZone: number;
  readonly findings: readonly Finding[];
}

/** A report on what was read and what was not. It contains places and reasons, but no contents of rows. */
export interface ArchiveReport {
  /** Whether every file with stored rows was read completely, and no file was refused. */
  readonly complete: boolean;
  readonly files: readonly FileReport[];
  /** Remarks about the archive as a whole. */
  readonly remarks: readonly string[];
}
