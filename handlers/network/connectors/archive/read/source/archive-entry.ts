/** One regular file of an archive. */
export interface ArchiveEntry {
  /** The path inside the archive, with `/` as separator. */
  readonly path: string;
  /** The declared size in bytes, decompressed. */
  readonly size: number;
  /** Reads the bytes. Throws `ArchiveDamage` if the data is damaged or exceeds a limit. */
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** An entry that is not read, with the reason. */
export interface RefusedEntry {
  readonly path: string;
  readonly reason: string;
}

/** A file of an archive with several parts. */
export interface PartEntry extends ArchiveEntry {
  /** The number of the zip file or folder, from 0. */
  readonly part: number;
}

/** The entries of one zip file or folder. */
export interface ArchiveSource<Entry extends ArchiveEntry = ArchiveEntry> {
  readonly entries: readonly Entry[];
  readonly refused: readonly RefusedEntry[];
  close(): void;
}

/** Thrown if the archive cannot be read at all. The message is for the person who started the import. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/** Thrown if one entry is damaged or exceeds a limit. Data that was read before remains valid. */
export class ArchiveDamage extends Error {
  override readonly name = "ArchiveDamage";
}
