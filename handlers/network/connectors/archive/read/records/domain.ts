import type { Cells } from "../rows/cells.ts";

/** The values that identify a record in every archive that contains it. */
export type Identity = readonly (string | number | null)[];

/** A kind of record: where it is found, and how a row becomes one. */
export interface Domain<Raw> {
  /** File names in normalised form: lower case letters and digits, without the suffix. */
  readonly files: readonly string[];
  /** Names of the domain in the platform's snapshot API, whose rows have the same columns. */
  readonly snapshotDomains: readonly string[];
  /** Normalised names of the columns that a file must have. */
  readonly header: readonly string[];
  /** Whether quotes are escaped as `\"`, too. */
  readonly backslashEscapes?: true;
  /**
   * Whether the first cell of a row shows that the row continues the last cell of the row before, which has too few cells: some
   * exports write a line break inside a cell as a quote, a line break and a quote.
   */
  readonly continuesRow?: (firstCell: string) => boolean;
  /** Reads a row. Returns null if the row is understood but contains no record. Throws `RowProblem` otherwise. */
  read(cells: Cells): Raw | null;
  identity(record: Raw): Identity;
  /** The number of recipients that a record names. */
  recipients?(record: Raw): number;
  /** Why an import reads these records and does not store them. */
  readonly notStored?: string;
  /** Whether a second record with the same identity is the same record, even in the same file. */
  readonly unique?: true;
}

/** Checks the types of a domain. */
export function domain<Raw>(definition: Domain<Raw>): Domain<Raw> {
  return definition;
}
