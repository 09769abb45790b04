/** The sizes of chunks, largest first. */
const sizes = [64, 8, 1];

/** Splits rows into chunks of only three sizes, so that inserting them takes only three SQL texts, which stay prepared. */
export function inChunks<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const chunks: (readonly Row[])[] = [];
  let at = 0;
  for (const size of sizes) {
    for (; rows.length - at >= size; at += size) chunks.push(rows.slice(at, at + size));
  }
  return chunks;
}
