import { argumentFailure } from "../../../runtime/index.ts";
import { uniqueLabels } from "../../text/labels.ts";
import { CsvColumns, type CsvLead } from "./csv-columns.ts";
import { readCsvRows } from "./csv-rows.ts";
import { changedColumns, newLead, readLeadsOf, tooManyFields, writeLeads } from "./save-leads.ts";
import { parseTags, type StoredLead } from "./describe-leads.ts";
import type { LeadCallContext } from "./lead-context.ts";
import { addToList } from "./list-membership.ts";
import { maxTags, tooManyTags } from "./tag-leads.ts";
import type { ListReport } from "./list-report.ts";

/** The maximum number of rows that are imported in one step. */
const chunkSize = 50;
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
 * @throws Failure `invalid_arguments` at `/csv` for an empty file, an unusable header, too many rows, or too many
 * unreadable rows.
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
  for (const rows of readCsvRows(csv.replace(/^\uFEFF/, ""))) {
    context.signal.throwIfAborted();
    for (const item of rows) {
      if ("problem" in item) {
        if (columns === null) throw argumentFailure("/csv", `The header cannot be read. ${item.problem}`);
        report.refuse("", "invalid", item.problem, item.row);
        continue;
      }
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
    await turns.next();
  }
  if (columns === null) throw argumentFailure("/csv", "The file is empty.", "Add a header row.");
  await importChunk(target, chunk);
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
    const tags = uniqueLabels([...parseTags(lead), ...row.tags]);
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
