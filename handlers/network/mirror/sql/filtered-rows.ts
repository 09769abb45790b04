import type { Position } from "../../../../runtime/index.ts";
import type { PageRequest } from "../../../paging/page.ts";

const chunkSize = 250;
/** The number of rows that are read before a search uses the full-text index. */
const maxUnindexed = 1_000;

/** A filter that SQL cannot express. */
export interface RowFilter<Row> {
  readonly test: (row: Row) => boolean;
  /** The beginning of a word that occurs in the text of every row that passes; null if no such word is known. */
  readonly word: string | null;
}

/**
 * Reads up to `limit + 1` rows that pass a filter, in chunks. If the first chunks do not fill the page, the next ones
 * are read with the word of the filter: the full-text index then skips most of the other rows.
 * @param read reads at most `count` rows after a position; `word` is null or a condition on their texts.
 */
export async function readFiltered<Row>(
  { limit, after }: PageRequest,
  read: (after: Position | null, count: number, word: string | null) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
  filter: RowFilter<Row> | null,
): Promise<readonly Row[]> {
  if (filter === null) return read(after, limit + 1, null);
  const found: Row[] = [];
  let last = after;
  for (let searched = 0; ; searched += chunkSize) {
    const rows = await read(last, chunkSize, searched < maxUnindexed ? null : filter.word);
    found.push(...rows.filter(filter.test));
    const end = rows.at(-1);
    if (found.length > limit || rows.length < chunkSize || end === undefined) return found.slice(0, limit + 1);
    last = positionOf(end);
  }
}
