import type { ArchiveContents, DomainName } from "../read/index.ts";
import { newestRecords } from "./data-end.ts";
import type { StoredFiles } from "./stored-files.ts";

/** The age of an archive in comparison with the data that its network already contains. */
export interface ArchiveAge {
  /** The id of the member who owns the archive. */
  readonly ownerId: string;
  /** The files of the archive. */
  readonly files: StoredFiles;
  /** Set if the archive is older: the times of its newest record, and of the newest stored one, in epoch milliseconds. */
  readonly older: { readonly newest: number; readonly stored: number } | null;
  /**
   * Returns whether the archive contains the file of a domain, and either is not older or is the first archive with this
   * file. If so, the rows of the file take precedence over the stored ones.
   */
  isCurrent(domain: DomainName): boolean;
  /**
   * Returns whether the archive contains a complete, current file, so that records missing from the file no longer
   * exist. An empty file, or one with malformed rows, is not complete.
   */
  isWhole(domain: DomainName): boolean;
}

/**
 * Compares an archive with the earlier ones. An archive is older if its newest record is older. The comparison uses only
 * the files that exist on both sides, so that a part of an archive does not count as older than the whole.
 */
export function compareAge(contents: ArchiveContents, ownerId: string, stored: StoredFiles): ArchiveAge {
  const { files: reports } = contents.report;
  const found = reports.filter(({ status }) => status === "read" || status === "incomplete");
  const read = domainsOf(found);
  const damaged = domainsOf(
    found.filter(
      ({ status, rowsRead, rowsMalformed }) => status === "incomplete" || rowsRead === 0 || rowsMalformed > 0,
    ),
  );
  const newest = newestRecords(contents);
  // The archive reader reports only names of domains.
  const files: StoredFiles = new Map(
    [...read].map((name) => [name as DomainName, newest.get(name as DomainName) ?? null]),
  );
  const common = [...files].flatMap(([name, at]) => {
    const before = stored.get(name) ?? null;
    return at === null || before === null ? [] : [[at, before] as const];
  });
  const given = Math.max(...common.map(([at]) => at));
  const known = Math.max(...common.map(([, before]) => before));
  const older = given < known ? { newest: given, stored: known } : null;
  const isCurrent = (name: DomainName) => files.has(name) && (older === null || !stored.has(name));
  return { ownerId, files, older, isCurrent, isWhole: (name) => isCurrent(name) && !damaged.has(name) };
}

const domainsOf = (reports: ArchiveContents["report"]["files"]): ReadonlySet<string> =>
  new Set(reports.flatMap(({ domain }) => domain ?? []));
