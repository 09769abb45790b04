import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { ArchiveDamage, ArchiveError, type ArchiveSource, type PartEntry, type RefusedEntry } from "./archive-entry.ts";
import { openFolder } from "./folder-entries.ts";
import type { ReadLimits } from "./limits.ts";
import { openZip } from "./zip-entries.ts";

/**
 * Opens the parts of an archive, read-only: zip files, folders or both. If there are several parts, the paths of
 * entries start with the name of their part, or with its path if another part has the same name. Throws `ArchiveError`
 * if a part does not exist or is damaged.
 */
export async function openArchive(paths: readonly string[], limits: ReadLimits): Promise<ArchiveSource<PartEntry>> {
  if (paths.length === 0) throw new ArchiveError("No path of an archive was given.");
  const sources: ArchiveSource[] = [];
  const close = () => {
    for (const source of sources) source.close();
  };
  const entries: PartEntry[] = [];
  const refused: RefusedEntry[] = [];
  let bytesRead = 0;
  try {
    for (const [part, path] of paths.entries()) {
      const source = await openPart(path, limits);
      sources.push(source);
      const isNamesake = paths.some((other) => other !== path && basename(other) === basename(path));
      const prefix = paths.length > 1 ? `${isNamesake ? path : basename(path)}/` : "";
      for (const { path: name, size, open } of source.entries) {
        entries.push({ path: prefix + name, part, size, open: limitTotal(open) });
      }
      refused.push(...source.refused.map(({ path: name, reason }) => ({ path: prefix + name, reason })));
    }
  } catch (error) {
    close();
    throw error;
  }
  return { entries, refused, close };

  /** Limits the total bytes of all entries. An entry that is opened again is counted once. */
  function limitTotal(openEntry: PartEntry["open"]): PartEntry["open"] {
    let counted = 0;
    return async function* () {
      let at = 0;
      for await (const chunk of openEntry()) {
        at += chunk.length;
        bytesRead += Math.max(0, at - counted);
        counted = Math.max(counted, at);
        if (bytesRead - counted + at > limits.maxTotalBytes) {
          throw new ArchiveDamage(`The archive is larger than ${limits.maxTotalBytes} bytes in total.`);
        }
        yield chunk;
      }
    };
  }
}

async function openPart(path: string, limits: ReadLimits): Promise<ArchiveSource> {
  const stats = await stat(path).catch((error: unknown) => {
    throw new ArchiveError(`${path} does not exist or cannot be read.`, { cause: error });
  });
  if (stats.isDirectory()) return openFolder(path, limits);
  if (/\.csv$/i.test(path)) {
    throw new ArchiveError(
      `${path} is one file of an archive. Pass the zip file, or the folder that contains the file.`,
    );
  }
  if (stats.isFile()) return openZip(path, limits);
  throw new ArchiveError(`${path} is neither a zip file nor a folder.`);
}
