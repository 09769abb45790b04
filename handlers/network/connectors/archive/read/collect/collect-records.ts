import { domainNames, domains, type DomainName, type RawRecord } from "./domains.ts";
import type { Domain } from "../records/domain.ts";
import { createCompactor } from "./compact-record.ts";
import { stableId } from "../records/stable-id.ts";
import type { FileLog } from "../report/file-log.ts";
import { Cells, RowProblem, type CellsContext } from "../rows/cells.ts";
import type { CsvRow } from "../rows/csv-rows.ts";
import type { EpochMs } from "../rows/parse-date.ts";
import type { RecordCounter } from "../source/record-counter.ts";
import { SlashDates } from "../rows/slash-dates.ts";

/** A record with an id that is the same in every archive that contains it. */
export type Identified<Raw> = Raw & { readonly id: string };

/** The raw records of all domains, in the order of the files and rows. */
export type CollectedRecords = { readonly [Name in DomainName]: Identified<RawRecord<Name>>[] };

/** Creates empty lists of all domains. */
export function createCollection(): CollectedRecords {
  // Each domain gets its own list.
  return Object.fromEntries(domainNames.map((name) => [name, []])) as unknown as CollectedRecords;
}

/** The state that the collectors of all files share. */
export interface CollectorScope {
  readonly collection: CollectedRecords;
  readonly known: Set<string>;
  readonly counter: RecordCounter;
  readonly now: EpochMs;
}

/**
 * Adds the rows of one file, or of one snapshot, to the collection. Known records are counted and not added. Equal
 * records in the same file are different records, unless the domain states otherwise.
 */
export class RecordCollector {
  readonly #name: DomainName;
  readonly #domain: Domain<object>;
  readonly #list: Identified<object>[];
  readonly #known: Set<string>;
  readonly #counter: RecordCounter;
  readonly #log: FileLog;
  readonly #ordinals = new Map<string, number>();
  readonly #cells: CellsContext;
  readonly #compact = createCompactor();

  /** `known` contains the ids of all earlier records; `add` extends it. `now` is the time of the import. */
  constructor(name: DomainName, { collection, known, counter, now }: CollectorScope, log: FileLog) {
    this.#name = name;
    // `domains[name]` and `collection[name]` have the same type of records, but the compiler does not relate them.
    this.#domain = domains[name];
    this.#list = collection[name];
    this.#known = known;
    this.#counter = counter;
    this.#log = log;
    this.#cells = { log, now, slashDates: new SlashDates() };
  }

  add(item: CsvRow): void {
    this.#log.rowsRead++;
    if (item.problem !== undefined) {
      this.#log.rowsMalformed++;
      return this.#log.add("row_ignored", item.problem, item.row);
    }
    try {
      const record = this.#domain.read(new Cells(item.values, item.row, this.#cells));
      this.#log.rowsUnderstood++;
      if (record !== null) this.#keep(record);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      this.#log.add("row_ignored", error.reason, item.row, error.column);
    }
  }

  /** Completes the report after the last row. */
  finish(): void {
    this.#cells.slashDates.report(this.#log);
  }

  #keep(record: object): void {
    const identity = stableId(this.#name, ...this.#domain.identity(record));
    const ordinal = this.#domain.unique === true ? 0 : (this.#ordinals.get(identity) ?? 0);
    this.#ordinals.set(identity, ordinal + 1);
    const id = ordinal === 0 ? identity : stableId(identity, ordinal);
    if (this.#known.has(id)) this.#log.rowsRepeated++;
    else {
      this.#counter.add("records");
      this.#counter.add("recipients", this.#domain.recipients?.(record) ?? 0);
      this.#known.add(id);
      this.#list.push(Object.assign(this.#compact(record), { id }));
    }
  }
}
