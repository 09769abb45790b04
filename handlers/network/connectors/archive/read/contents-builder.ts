import { createCollection, RecordCollector, type CollectorScope } from "./collect/collect-records.ts";
import type { ArchiveContents } from "./contents/archive-contents.ts";
import { domains, type DomainName } from "./collect/domains.ts";
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
  #rows = 0;

  /** @param now epoch milliseconds: dates that are later are not accepted. */
  constructor(now: EpochMs, limits: RecordLimits = defaultLimits.maxRecords) {
    this.#scope = { collection: createCollection(), known: new Set(), counter: new RecordCounter(limits), now };
  }

  /** The number of rows so far. */
  get rows(): number {
    return this.#rows;
  }

  /**
   * Adds the rows of a domain. `source` names them in the report: the path of a file. A damaged source is reported; what was read
   * before is kept. Throws `ArchiveError` if the archive has too many records.
   */
  async addRows(
    name: DomainName,
    source: string,
    batches: AsyncIterable<readonly CsvRow[]>,
    encoding: TextEncoding | null = null,
  ): Promise<void> {
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
    this.#rows += log.rowsRead;
    this.#files.push(log.finish(damage === null ? "read" : "incomplete", damage));
  }

  /** Adds a file that is not read to the report. */
  addFile(path: string, status: "not_read" | "unknown" | "refused", reason: string): void {
    this.#files.push(new FileLog(path).finish(status, reason));
  }

  /** @throws ArchiveError if the archive has too many people or conversations. */
  finish(): ArchiveContents {
    const contents = resolveContents(this.#scope.collection, this.#scope.counter);
    const files = this.#files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const complete = files.every(({ status }) => status !== "incomplete" && status !== "refused");
    return { ...contents, report: { complete, files, remarks: remarksOn(contents) } };
  }
}

function remarksOn({ owner, profile, connections }: Omit<ArchiveContents, "report">): string[] {
  const remarks: string[] = [];
  if (owner.key === null)
    remarks.push("The owner's profile address is not known: no invitation or conversation shows it.");
  if (owner.foundBy === "messages") remarks.push("The owner's profile address was found by the conversations.");
  if (profile === null) remarks.push("The archive contains no profile.");
  if (connections.length === 0) remarks.push("The archive contains no connections.");
  return remarks;
}
