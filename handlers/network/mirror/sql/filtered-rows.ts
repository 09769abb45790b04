import type { Position } from "../../../../runtime/index.ts";
import type { PageRequest } from "../../../paging/page.ts";

/** Rows read at once while most of them may be left out. */
const chunk = 250;

/**
 * Reads up to `limit + 1` rows that pass a test which the store cannot do, chunk by chunk in their order.
 * @param read the rows after a position, at most so many.
 */
export async function readFiltered<Row>(
  { limit, after }: PageRequest,
  read: (after: Position | null, count: number) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
  fits: ((row: Row) => boolean) | null,
): Promise<readonly Row[]> {
  if (fits === null) return read(after, limit + 1);
  const found: Row[] = [];
  let last = after;
  for (;;) {
    const rows = await read(last, chunk);
    found.push(...rows.filter(fits));
    const end = rows.at(-1);
    if (found.length > limit || rows.length < chunk || end === undefined) return found.slice(0, limit + 1);
    last = positionOf(end);
  }
}
