import type { Position } from "../../../../runtime/index.ts";
import type { PageRequest } from "../../../paging/page.ts";

const chunkSize = 250;

/**
 * Reads up to `limit + 1` rows that pass a filter which SQL cannot express, in chunks.
 * @param read reads at most `count` rows after a position.
 */
export async function readFiltered<Row>(
  { limit, after }: PageRequest,
  read: (after: Position | null, count: number) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
  filter: ((row: Row) => boolean) | null,
): Promise<readonly Row[]> {
  if (filter === null) return read(after, limit + 1);
  const found: Row[] = [];
  let last = after;
  for (;;) {
    const rows = await read(last, chunkSize);
    found.push(...rows.filter(filter));
    const end = rows.at(-1);
    if (found.length > limit || rows.length < chunkSize || end === undefined) return found.slice(0, limit + 1);
    last = positionOf(end);
  }
}
