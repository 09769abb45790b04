/** A place in a file. `row` counts from 1 and includes blank rows, as a spreadsheet does. */
export interface Place {
  readonly row: number;
  /** The name of the column as in the file, if one column is concerned. */
  readonly column: string | null;
}

/**
 * What a finding means for the contents: the row is missing, one value of the row is missing, or neither.
 */
export type FindingEffect = "row_ignored" | "value_ignored" | "remark";

/** Rows with the same finding. */
export interface Finding {
  readonly reason: string;
  readonly effect: FindingEffect;
  readonly count: number;
  /** The places, of which one file has at most 10,000 in all findings. */
  readonly places: readonly Place[];
}

export type FileStatus =
  /** Its rows were read. */
  | "read"
  /** It was read in part: its data is damaged or exceeds a limit. */
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
  /** Why it was not read completely, or null. */
  readonly reason: string | null;
  /** What it contains, if it was read: the name of a domain. */
  readonly domain: string | null;
  /** How its text is encoded, if it was read from a file: `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`. */
  readonly encoding: string | null;
  /** Why its rows were read and are not stored, or null. */
  readonly notStored: string | null;
  readonly rowsRead: number;
  readonly rowsUnderstood: number;
  readonly rowsNotUnderstood: number;
  /** Of the rows not understood, those that could not be split into cells, so that even what they list is unknown. */
  readonly rowsMalformed: number;
  /** Of the rows understood, those that an earlier file contained, too. */
  readonly rowsRepeated: number;
  /** Times without time zone, which are read as UTC. */
  readonly timesWithoutZone: number;
  readonly findings: readonly Finding[];
}

/** What was read and what was not. Contains places and reasons, and nothing of the contents of rows. */
export interface ArchiveReport {
  /** Whether every file whose rows are stored was read to its end, and none was refused. */
  readonly complete: boolean;
  readonly files: readonly FileReport[];
  /** Remarks about the archive as a whole. */
  readonly remarks: readonly string[];
}
