import type { Cells } from "../rows/cells.ts";

/** The values that identify a record in every archive that contains it. */
export type Identity = readonly (string | number | null)[];

/** A kind of record: the files that contain it, and the function that reads it from a row. */
export interface Domain<Raw> {
  /** Normalized file names: lowercase letters and digits, without the suffix. */
  readonly files: readonly string[];
  /** Names of the domain in the platform's snapshot API, whose rows have the same columns. */
  readonly snapshotDomains: readonly string[];
  /** Normalized names of the columns that a file must have. */
  readonly header: readonly string[];
  /** Whether quotes may also be escaped as `\"`. */
  readonly backslashEscapes?: true;
  /**
   * Returns whether a row, judged by its first cell, continues the last cell of the previous row, which has too few
   * cells. Some exports write a line break inside a cell as a quote, a line break and a quote.
   */
  readonly continuesRow?: (firstCell: string) => boolean;
  /** Reads a row. Returns null if the row is valid but contains no record. Throws `RowProblem` if it is invalid. */
  read(cells: Cells): Raw | null;
  identity(record: Raw): Identity;
  /** An upper bound for the number of recipients that a record names: a name and an address count separately. */
  recipients?(record: Raw): number;
  /** The reason why an import reads these records but does not store them. */
  readonly notStored?: string;
  /** Whether a second record with the same identity is the same record, even in the same file. */
  readonly unique?: true;
}

/** Checks the types of a domain. */
export function domain<Raw>(definition: Domain<Raw>): Domain<Raw> {
  return definition;
}
