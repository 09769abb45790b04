import { createCollection, RecordCollector, type CollectorScope } from "./collect/collect-records.ts";
import type { ArchiveContents } from "./contents/archive-contents.ts";
import { domains, type DomainName } from "./collect/domains.ts";
import { ownersOf, requireOnePerson, type FolderOwner, type OwnerRecords } from "./contents/one-person.ts";
import { resolveContents } from "./contents/resolve-contents.ts";
import { FileLog } from "./report/file-log.ts";
import type { FileReport } from "./report/report.ts";
import type { CsvRow } from "./rows/csv-rows.ts";
import type { TextEncoding } from "./rows/detect-encoding.ts";
import type { EpochMs } from "./rows/parse-date.ts";
import { defaultLimits } from "./source/limits.ts";
import { RecordCounter, type RecordLimits } from "./source/record-counter.ts";
import { ArchiveDamage } from "./source/archive-entry.ts";

/** Collects the rows of files, or of the platform's snapshot API, and turns them into contents. */
export class ContentsBuilder {
  readonly #scope: CollectorScope;
  readonly #files: FileReport[] = [];
  /** The records of each folder that identify the owner of its archive. */
  readonly #folders = new Map<string, OwnerRecords>();
  #rows = 0;

  /** @param now the time of the import, in epoch milliseconds. Actions more than two days later are rejected. */
  constructor(now: EpochMs, limits: RecordLimits = defaultLimits.maxRecords) {
    this.#scope = { collection: createCollection(), known: new Set(), counter: new RecordCounter(limits), now };
  }

  /** The number of rows so far. */
  get rows(): number {
    return this.#rows;
  }

  /**
   * Adds the rows of a domain. `source` identifies them in the report, for example by the path of their file. A damaged
   * source is reported; rows that were read before the damage are kept. All files with the same `folder` belong to one
   * archive. Throws `ArchiveError` if the archive has too many records.
   */
  async addRows(
    name: DomainName,
    source: string,
    batches: AsyncIterable<readonly CsvRow[]>,
    { folder = "", encoding = null }: { readonly folder?: string; readonly encoding?: TextEncoding | null } = {},
  ): Promise<void> {
    const records = this.#scope.collection;
    const before = records[name].length;
    const log = new FileLog(source, { domain: name, notStored: domains[name].notStored ?? null, encoding });
    const collector = new RecordCollector(name, this.#scope, log);
    let damage: string | null = null;
    try {
      for await (const batch of batches) for (const row of batch) collector.add(row);
    } catch (error) {
      if (!(error instanceof ArchiveDamage)) throw error;
      damage = error.message;
    }
    collector.finish();
    const own = this.#folders.get(folder) ?? { profile: [], invitations: [], messages: [] };
    this.#folders.set(folder, own);
    if (name === "profile") own.profile.push(...records.profile.slice(before));
    if (name === "invitations") own.invitations.push(records.invitations.slice(before));
    if (name === "messages") own.messages.push(records.messages.slice(before));
    this.#rows += log.rowsRead;
    this.#files.push(log.finish(damage === null ? "read" : "incomplete", damage));
  }

  /** Adds to the report a file whose rows are not read. */
  addFile(path: string, status: "not_read" | "unknown" | "refused", reason: string): void {
    this.#files.push(new FileLog(path).finish(status, reason));
  }

  /** The owners of those folders whose records identify an owner. */
  owners(): FolderOwner[] {
    return ownersOf(this.#folders);
  }

  /** @throws ArchiveError if the folders contain archives of several people, or the archive has too many people or conversations. */
  finish(): ArchiveContents {
    requireOnePerson(this.owners());
    const contents = resolveContents(this.#scope.collection, this.#scope.counter);
    const files = this.#files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const isWhole = ({ status }: FileReport) => status !== "incomplete" && status !== "refused";
    const complete = files.every((file) => isWhole(file) || file.notStored !== null);
    return { ...contents, report: { complete, files, remarks: remarksOn(contents) } };
  }
}

function remarksOn({ owner, profile, connections }: Omit<ArchiveContents, "report">): string[] {
  const remarks: string[] = [];
  if (owner.key === null)
    remarks.push("The owner's profile address is not known: no invitation or conversation shows it.");
  if (owner.foundBy === "messages") remarks.push("The owner's profile address was found in the conversations.");
  if (profile === null) remarks.push("The archive contains no profile.");
  if (connections.length === 0) remarks.push("The archive contains no connections.");
  return remarks;
}
