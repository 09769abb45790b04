import { sql, type RawBuilder } from "kysely";
import type { Position } from "../../../../runtime/index.ts";
import { maxTotal, type Hits, type PageRequest, type Total } from "../../../paging/page.ts";
import type { NetworkView } from "../network-view.ts";
import { correctTotal } from "../search/totals.ts";
import { textHits, type TextQuery } from "../sql/full-text.ts";
import { ownRanks } from "../sql/ordinals.ts";

/** How many candidates one call reads, in chunks. */
export interface ScanLimits {
  readonly chunkSize: number;
  readonly maxChunks: number;
  /** The number of chunks that the first page reads to count the results, even if it is full; 0 to stop when it is full. */
  readonly countedChunks: number;
}

/** The tables that are searched, with their full-text tables. */
const bases = { net_member_text: "net_members", net_company_text: "net_companies" } as const;

/**
 * Finds the rows that pass a filter which no index supports, in the order of rank. Only a limited number of candidates
 * is read. If the page is then not full, the position of the next page continues the search. A position contains the last
 * rank, the number of results before it, and the total of the first page, which is exact if no candidates remain.
 * @param filter returns the ranks of a chunk that pass, in any order.
 */
export async function scanCandidates<Item>(
  view: NetworkView,
  candidates: { readonly table: keyof typeof bases; readonly text: TextQuery },
  { chunkSize, maxChunks, countedChunks }: ScanLimits,
  { limit, after }: PageRequest,
  filter: (ranks: readonly number[]) => Promise<readonly number[]>,
  toItems: (ranks: readonly number[]) => Promise<Item[]>,
): Promise<Omit<Hits<Item>, "noMatches">> {
  const [start = 0, before = 0, counted = 0, isCountExact = 0] = (after ?? []).map(Number);
  const found: number[] = [];
  let last = start;
  let isEnd = false;
  const isWanted = (chunk: number): boolean =>
    found.length <= limit || (after === null && chunk < countedChunks && found.length <= maxTotal);
  for (let chunk = 0; chunk < maxChunks && !isEnd && isWanted(chunk); chunk++) {
    const ranks = await readChunk(view, candidatesOf(view, candidates), last, chunkSize);
    found.push(...[...(await filter(ranks))].sort((one, other) => one - other));
    last = ranks.at(-1) ?? last;
    isEnd = ranks.length < chunkSize;
  }
  const shown = found.slice(0, limit);
  const next = found.length > limit ? shown.at(-1) : isEnd ? undefined : last;
  const known = after === null ? toTotal(found.length, isEnd) : { count: counted, isExact: isCountExact === 1 };
  const total = correctTotal(known, before + Math.min(found.length, limit + 1), next === undefined);
  const position = [next ?? 0, before + shown.length, total.count, Number(total.isExact)];
  return {
    items: await toItems(shown),
    next: next === undefined ? null : position,
    total: total.count,
    totalIsExact: total.isExact,
  };
}

/** Returns whether the pages before a position of `scanCandidates` contain nothing. */
export const isBlankBefore = (after: Position | null): boolean => after === null || after[1] === 0;

const toTotal = (found: number, isAll: boolean): Total => ({
  count: Math.min(found, maxTotal),
  isExact: isAll && found <= maxTotal,
});

function candidatesOf(
  view: NetworkView,
  { table, text }: { readonly table: keyof typeof bases; readonly text: TextQuery },
): RawBuilder<unknown> {
  const texts = [text.words, ...Object.values(text.fields ?? {})].flat();
  const isFullText = texts.some((one) => one !== undefined && one.trim() !== "");
  return isFullText
    ? sql`${textHits(view, table, text)}`
    : sql`(select rank as ordinal from ${sql.table(bases[table])} where ${ownRanks(view)})`;
}

async function readChunk(
  { db }: NetworkView,
  candidates: RawBuilder<unknown>,
  after: number,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ ordinal: number }>`
    select hit.ordinal from ${candidates} hit where hit.ordinal > ${after} order by hit.ordinal limit ${count}`.execute(
    db,
  );
  return rows.map(({ ordinal }) => ordinal);
}
