import { argumentFailure } from "../../../runtime/index.ts";
import { RowSplitter } from "../../csv/split-rows.ts";
import { CsvColumns, type CsvLead } from "./csv-columns.ts";
import { changedColumns, newLead, readLeadsOf, tooManyFields, writeLeads } from "./save-leads.ts";
import { parseTags, type StoredLead } from "./describe-leads.ts";
import type { LeadCallContext } from "./lead-context.ts";
import { addToList } from "./list-membership.ts";
import { maxTags, tooManyTags } from "./tag-leads.ts";
import type { ListReport } from "./list-report.ts";

const maxRows = 100_000;
const splitLimits = { maxRowLength: 100_000, maxColumns: 60, backslashEscapes: false };
/** The maximum numbers of characters that are split, and of rows that are imported, in one step. */
const [pieceSize, chunkSize] = [16_384, 50];
/** The time after which an import lets other calls run, in milliseconds. */
const turnMs = 15;

/** Interrupts an import regularly, so that it does not delay other calls. */
class Turns {
  #startedAt = performance.now();

  /** Lets other calls run if the turn has lasted long enough. */
  async next(): Promise<void> {
    if (performance.now() - this.#startedAt < turnMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#startedAt = performance.now();
  }
}

/**
 * Imports a CSV file of leads into a list, and records each row in the report.
 * @throws Failure `invalid_arguments` at `/csv` for an empty file, an unusable header, or too many rows or unreadable rows.
 */
export async function importCsv(
  context: LeadCallContext,
  leadListId: string,
  csv: string,
  report: ListReport,
): Promise<void> {
  const turns = new Turns();
  const target = { context, leadListId, report, seen: new Set<string>(), turns };
  let columns: CsvColumns | null = null;
  let chunk: CsvLead[] = [];
  const splitter = new RowSplitter({ ...splitLimits, separator: separatorOf(csv) });
  for (let at = 0; at < csv.length || at === 0; at += pieceSize) {
    context.signal.throwIfAborted();
    for (const item of splitter.push(csv.slice(at, at + pieceSize), at + pieceSize >= csv.length)) {
      if (item.row > maxRows + 1)
        throw argumentFailure("/csv", `The file has more than ${maxRows} rows.`, "Split the file.");
      if ("problem" in item) {
        if (columns === null) throw argumentFailure("/csv", `The header cannot be read. ${item.problem}`);
        report.refuse("", "invalid", item.problem, item.row);
        continue;
      }
      if (item.cells.every((cell) => cell.trim() === "")) continue;
      if (columns === null) {
        columns = new CsvColumns(item.cells);
        continue;
      }
      const lead = columns.read(item.row, item.cells);
      if (typeof lead === "string") report.refuse(item.cells.join(","), "invalid", lead, item.row);
      else if (chunk.push(lead) === chunkSize) {
        await importChunk(target, chunk);
        chunk = [];
        await turns.next();
      }
    }
    if (splitter.stopped) throw argumentFailure("/csv", "The file has too many unreadable rows.", "Close all quotes.");
    await turns.next();
  }
  if (columns === null) throw argumentFailure("/csv", "The file is empty.", "Add a header row.");
  await importChunk(target, chunk);
}

/** The character between cells: a semicolon or a tab if the header contains one and no comma; otherwise, a comma. */
function separatorOf(csv: string): string {
  const header = /[^\r\n]+/.exec(csv.slice(0, splitLimits.maxRowLength))?.[0] ?? "";
  return header.includes(",") ? "," : ([";", "\t"].find((separator) => header.includes(separator)) ?? ",");
}

interface Target {
  readonly context: LeadCallContext;
  readonly leadListId: string;
  readonly report: ListReport;
  /** Members of earlier rows. */
  readonly seen: Set<string>;
  readonly turns: Turns;
}

async function importChunk(target: Target, rows: readonly CsvLead[]): Promise<void> {
  const { context, leadListId, report } = target;
  const members = await findMembers(target, rows);
  const stored = await readLeadsOf(context, [...members.keys()]);
  const imported: string[] = [];
  const changed: StoredLead[] = [];
  for (const [profileId, row] of members) {
    const known = stored.get(profileId);
    const lead = known ?? newLead(context, profileId);
    const tags = [...new Set([...parseTags(lead), ...row.tags])];
    const changes = { tags, stage: row.stage ?? undefined, note: row.note ?? undefined, custom: row.custom };
    const columns = tags.length > maxTags ? null : changedColumns(lead, changes);
    if (columns === null) {
      const text = tags.length > maxTags ? tooManyTags : tooManyFields;
      report.refuse(row.reference ?? row.name, "invalid", text, row.row);
      continue;
    }
    imported.push(profileId);
    const isChanged = Object.keys(columns).length > 0;
    if (known && !isChanged) continue;
    if (known) report.updated += 1;
    else report.created += 1;
    changed.push({ ...lead, ...columns, updated_at: context.now() });
  }
  const written = await writeLeads(context, changed);
  const ids = imported.flatMap((profileId) => written.get(profileId) ?? stored.get(profileId)?.id ?? []);
  await addToList(context, leadListId, ids, report);
}

/**
 * Returns the rows by member. Records the other rows in the report: those that identify no member, several members, the account
 * itself, or the member of an earlier row.
 */
async function findMembers(
  { context: { account, network }, report, seen, turns }: Target,
  rows: readonly CsvLead[],
): Promise<ReadonlyMap<string, CsvLead>> {
  const known = await network.leads.resolve(rows.flatMap(({ reference }) => reference ?? []));
  const members = new Map<string, CsvLead>();
  for (const row of rows) {
    const { reference, name, company } = row;
    if (reference === null) await turns.next();
    const found = reference === null ? await network.leads.named(name, company) : [known.get(reference) ?? []].flat();
    const [id] = found;
    const problem =
      id === undefined
        ? "not_found"
        : found.length > 1
          ? "ambiguous"
          : id === account.externalId
            ? "own_profile"
            : seen.has(id)
              ? "repeated"
              : null;
    if (problem !== null) report.refuse(reference ?? `${name}, ${company}`, problem, undefined, row.row);
    else if (id !== undefined) members.set(id, row);
    if (id !== undefined && found.length === 1) seen.add(id);
  }
  return members;
}
