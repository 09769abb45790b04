import { getHeapStatistics } from "node:v8";
import type { RecordLimits } from "./record-counter.ts";

/** Limits that protect against hostile and damaged archives. */
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
  readonly maxRecords: RecordLimits;
}

const mebibyte = 1024 * 1024;

/**
 * The maximum heap of this process, which contains the contents of an archive and the rows that an import creates from
 * them.
 */
const heapBytes = getHeapStatistics().heap_size_limit;
const forHeap = (perGibibyte: number): number => Math.floor((heapBytes / (1024 * mebibyte)) * perGibibyte);

/**
 * The limits for the heap of this process. An import needs up to 1 kB for a record, 2 kB for a person or a
 * conversation, 0.5 kB for a participant, and 2 bytes for each byte of text. All limits together require less than nine
 * tenths of the heap, without the recipients of messages (0.2 kB each), most of which are released before the rows are created.
 */
export const defaultLimits: ReadLimits = {
  maxEntries: 10_000,
  maxPathLength: 1_000,
  maxFolderDepth: 8,
  maxEntryBytes: 512 * mebibyte,
  maxTotalBytes: Math.min(512 * mebibyte, Math.floor(heapBytes / 8)),
  maxCompressionRatio: 200,
  maxRowLength: mebibyte,
  maxColumns: 200,
  maxRows: 2_000_000,
  maxTotalRows: 3_000_000,
  maxRecords: {
    records: forHeap(250_000),
    recipients: forHeap(1_000_000),
    people: forHeap(60_000),
    conversations: forHeap(60_000),
    participants: forHeap(200_000),
  },
};
