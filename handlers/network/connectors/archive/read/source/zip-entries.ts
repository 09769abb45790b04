import { crc32 } from "node:zlib";
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from "yauzl";
import {
  ArchiveDamage,
  ArchiveError,
  type ArchiveEntry,
  type ArchiveSource,
  type RefusedEntry,
} from "./archive-entry.ts";
import { isSystemFile, refusePath } from "./entry-path.ts";
import type { ReadLimits } from "./limits.ts";

/** Entries up to this size may have any compression ratio. */
const smallEntryBytes = 1024 * 1024;

/** Opens a zip file and lists its entries. Throws `ArchiveError` if the file or its directory is damaged. */
export async function openZip(path: string, limits: ReadLimits): Promise<ArchiveSource> {
  // Names are decoded here, because yauzl would refuse the whole archive because of one invalid name.
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch((error: unknown) =>
    fail(path, error),
  );
  const entries: ArchiveEntry[] = [];
  const refused: RefusedEntry[] = [];
  const paths = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (isSystemFile(name) || (name.endsWith("/") && refusePath(name, limits) === null)) continue;
      if (entries.length + refused.length >= limits.maxEntries) {
        refused.push({ path: name.slice(0, 100), reason: `The archive has more than ${limits.maxEntries} entries.` });
        break;
      }
      const reason = refusePath(name, limits) ?? refuseEntry(entry, limits);
      if (reason !== null) refused.push({ path: name.slice(0, limits.maxPathLength), reason });
      else if (paths.has(name)) refused.push({ path: name, reason: "An earlier entry has the same path." });
      else entries.push({ path: name, size: entry.uncompressedSize, open: () => readEntry(zip, entry, limits) });
      paths.add(name);
    }
  } catch (error) {
    zip.close();
    return fail(path, error);
  }
  return { entries, refused, close: () => zip.close() };
}

function fail(path: string, error: unknown): never {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.+$/, "");
  const isFormat = !(error instanceof Error && "code" in error); // errors of the file system have a code
  const advice = isFormat ? " Pass the zip file of the archive. If it is damaged, download it again." : "";
  throw new ArchiveError(`${path} cannot be read: ${reason}.${advice}`, { cause: error });
}

function nameOf(entry: Entry): string {
  // With decodeStrings: false, yauzl returns the raw names as buffers.
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
}

function refuseEntry(entry: Entry, limits: ReadLimits): string | null {
  const unixType = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (unixType !== 0 && unixType !== 0o100000) return "It is a symbolic link or another special file.";
  if (entry.isEncrypted()) return "It is encrypted.";
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return "Its compression method is unknown.";
  return refuseSize(entry.uncompressedSize, entry.compressedSize, limits);
}

function refuseSize(size: number, compressedSize: number, limits: ReadLimits): string | null {
  if (size > limits.maxEntryBytes) return `It is larger than ${limits.maxEntryBytes} bytes.`;
  if (size > smallEntryBytes && size > compressedSize * limits.maxCompressionRatio) {
    return `Its compression ratio is higher than ${limits.maxCompressionRatio}:1.`;
  }
  return null;
}

/** Reads an entry and checks its real size (yauzl) and checksum. */
async function* readEntry(zip: ZipFile, entry: Entry, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  let checksum = 0;
  let size = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Buffer; // the stream has no encoding
      checksum = crc32(bytes, checksum);
      size += bytes.length;
      const reason = refuseSize(size, entry.compressedSize, limits);
      if (reason !== null) throw new ArchiveDamage(reason);
      yield bytes;
    }
  } catch (error) {
    if (error instanceof ArchiveDamage) throw error;
    throw new ArchiveDamage("Its compressed data is damaged.", { cause: error });
  }
  if (checksum !== entry.crc32) throw new ArchiveDamage("Its checksum is wrong.");
}
