/** The limits that keep a hostile or damaged archive harmless. */
export interface ReadLimits {
  /** Entries of one zip file or folder; later ones are refused. */
  readonly maxEntries: number;
  /** Characters of an entry's path. */
  readonly maxPathLength: number;
  /** Levels of folders inside the given folder. */
  readonly maxFolderDepth: number;
  /** Bytes of one entry, decompressed. */
  readonly maxEntryBytes: number;
  /** Bytes of all entries that are read, decompressed. */
  readonly maxTotalBytes: number;
  /** Decompressed bytes for each compressed byte, for entries larger than 1 MiB. CSV files reach about 30. */
  readonly maxCompressionRatio: number;
  /** Characters of one row. */
  readonly maxRowLength: number;
  /** Cells of one row. */
  readonly maxColumns: number;
  /** Rows of one file, including blank ones. */
  readonly maxRows: number;
  /** Rows of all files. */
  readonly maxTotalRows: number;
}

const mebibyte = 1024 * 1024;

/**
 * Limits for programs with the default heap of Node.js. The contents are kept in memory, so the total number of bytes is limited
 * to several times that of the largest known archives.
 */
export const defaultLimits: ReadLimits = {
  maxEntries: 10_000,
  maxPathLength: 1_000,
  maxFolderDepth: 8,
  maxEntryBytes: 512 * mebibyte,
  maxTotalBytes: 512 * mebibyte,
  maxCompressionRatio: 200,
  maxRowLength: mebibyte,
  maxColumns: 200,
  maxRows: 2_000_000,
  maxTotalRows: 3_000_000,
};
