import { posix } from "node:path";
import { ContentsBuilder } from "./contents-builder.ts";
import type { ArchiveContents } from "./contents/archive-contents.ts";
import { classifyFile, domainNames, domains, type DomainName } from "./collect/domains.ts";
import type { Domain } from "./records/domain.ts";
import { readCsvRows } from "./rows/csv-rows.ts";
import { detectEncoding } from "./rows/detect-encoding.ts";
import type { EpochMs } from "./rows/parse-date.ts";
import { ArchiveError, type PartEntry } from "./source/archive-entry.ts";
import { defaultLimits, type ReadLimits } from "./source/limits.ts";
import { openArchive } from "./source/open-archive.ts";

/** The progress of reading. `totalBytes` is the size that the archive declares for the files that are read. */
export interface ReadProgress {
  /** The path of the file that is being read. */
  readonly path: string;
  readonly bytesRead: number;
  readonly totalBytes: number;
}

export interface ReadArchiveOptions {
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly limits?: Partial<ReadLimits>;
  /** The time of the import, in epoch milliseconds. Actions more than two days later are rejected. Default: now. */
  readonly now?: EpochMs;
  /**
   * Whether the caller specifies the owner. Otherwise, several archives are refused if none of them identifies its
   * owner.
   */
  readonly ownerIsGiven?: boolean;
}

interface KnownFile {
  readonly entry: PartEntry;
  readonly domain: DomainName;
  readonly language: string | null;
}

/**
 * Reads a data archive ("Get a copy of your data") that a member downloaded: a zip file, its parts, or folders. Only
 * reads files, sends nothing, and logs nothing. The report lists rows and files that cannot be read.
 *
 * Throws `ArchiveError` if a path does not exist or is damaged as a whole, or if no path contains a file of an archive. Also
 * throws it if the archives belong to several people, or have more records than the memory of this process allows.
 */
export async function readArchive(
  paths: string | readonly string[],
  { onProgress, limits: changed, now = Date.now(), ownerIsGiven = false }: ReadArchiveOptions = {},
): Promise<ArchiveContents> {
  const limits = { ...defaultLimits, ...changed };
  const archive = await openArchive(typeof paths === "string" ? [paths] : paths, limits);
  try {
    const builder = new ContentsBuilder(now, limits.maxRecords);
    for (const { path, reason } of archive.refused) builder.addFile(path, "refused", reason);
    const files = selectFiles(archive.entries, builder);
    if (files.length === 0) {
      const [refused] = archive.refused;
      const first = refused === undefined ? "" : ` ${refused.path} was refused: ${refused.reason}`;
      throw new ArchiveError(`There is no file of a data archive, such as Connections.csv.${first}`);
    }
    const totalBytes = files.reduce((sum, { entry }) => sum + entry.size, 0);
    let bytesRead = 0;
    for (const { entry, domain } of files) {
      const { header, backslashEscapes, continuesRow }: Domain<object> = domains[domain];
      const maxRows = Math.min(limits.maxRows, Math.max(0, limits.maxTotalRows - builder.rows));
      const chunks = count(entry.open(), (bytes) => {
        bytesRead += bytes;
        onProgress?.({ path: entry.path, bytesRead, totalBytes });
      });
      const encoding = await detectEncoding(entry.open());
      const rows = readCsvRows(chunks, {
        header,
        backslashEscapes: backslashEscapes === true,
        continuesRow,
        encoding,
        limits: { ...limits, maxRows },
      });
      await builder.addRows(domain, entry.path, rows, { folder: folderOf(entry), encoding });
    }
    const isOne = new Set(files.map(({ entry }) => entry.part)).size === 1;
    if (!isOne && !ownerIsGiven && builder.owners().length === 0) {
      throw new ArchiveError(
        "None of these archives identifies its owner, which requires Profile.csv, Invitations.csv or messages.csv. " +
          "If they belong to one person, import them into that person's account with --account.",
      );
    }
    return builder.finish();
  } finally {
    archive.close();
  }
}

/** Files in the same folder of the same part belong to one archive. */
function folderOf({ part, path }: PartEntry): string {
  const folder = posix.dirname(path);
  return folder === "." ? `Archive ${part + 1}` : folder;
}

/** Returns the files to read, in the order of the domains, and reports the others. */
function selectFiles(entries: readonly PartEntry[], builder: ContentsBuilder): KnownFile[] {
  const known: KnownFile[] = [];
  for (const entry of entries) {
    const file = classifyFile(entry.path);
    if (file.kind === "domain") known.push({ entry, domain: file.domain, language: file.language });
    else if (file.kind === "not_read") builder.addFile(entry.path, "not_read", file.reason);
    else builder.addFile(entry.path, "unknown", "The file name is unknown.");
  }
  known.sort((one, other) => orderOf(one) - orderOf(other) || (one.entry.path < other.entry.path ? -1 : 1));
  const languages = new Map<DomainName, string | null>();
  return known.filter(({ entry, domain, language }) => {
    if (!languages.has(domain)) languages.set(domain, language);
    if (languages.get(domain) === language) return true;
    builder.addFile(entry.path, "not_read", "The same file was already read in another language.");
    return false;
  });
}

/**
 * Returns the position of a file: by domain, and within a domain, files without a language first, then English ones.
 */
function orderOf({ domain, language }: KnownFile): number {
  const languageOrder = language === null ? 0 : language.startsWith("en") ? 1 : 2;
  return domainNames.indexOf(domain) * 3 + languageOrder;
}

async function* count(chunks: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    yield chunk;
  }
}
