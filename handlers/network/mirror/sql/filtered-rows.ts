import type { Position } from "../../../../runtime/index.ts";
import type { PageRequest } from "../../../paging/page.ts";

/** Each chunk is twice as large as the one before, up to this number of rows, because each read may sort all rows. */
const maxChunkSize = 4_000;
/** The number of rows that are read before a search uses the full-text index. */
const maxUnindexed = 1_000;

/** A filter that SQL cannot express. */
export interface RowFilter<Row> {
  readonly test: (row: Row) => boolean;
  /**
   * Beginnings of words, all of which occur in the text of every row that passes; null if none are known.
   */
  readonly words: string | null;
}

/**
 * Reads up to `limit + 1` rows that pass a filter, in chunks. If the first chunks do not fill the page, the next ones
 * are read with the words of the filter: the full-text index then skips most of the other rows.
 * @param read reads at most `count` rows after a position. If `words` is not null, it may omit rows whose texts do not contain
 *   words with these beginnings.
 * @param firstChunk the number of rows of the first chunk.
 */
export async function readFiltered<Row>(
  { limit, after }: PageRequest,
  read: (after: Position | null, count: number, words: string | null) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
  filter: RowFilter<Row> | null,
  firstChunk = 250,
): Promise<readonly Row[]> {
  if (filter === null) return read(after, limit + 1, null);
  const found: Row[] = [];
  let last = after;
  let searched = 0;
  for (let size = firstChunk; ; size = Math.min(size * 2, maxChunkSize)) {
    const rest = maxUnindexed - searched;
    const count = rest > 0 ? Math.min(size, rest) : size;
    const rows = await read(last, count, rest > 0 ? null : filter.words);
    found.push(...rows.filter(filter.test));
    const end = rows.at(-1);
    if (found.length > limit || rows.length < count || end === undefined) return found.slice(0, limit + 1);
    last = positionOf(end);
    searched += count;
  }
}
