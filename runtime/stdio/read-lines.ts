/**
 * The lines of a text that comes in pieces, split at LF alone: JSON may hold other line separators. The last one needs no
 * end; a CR before the end is left for the reader, to whom it is white space.
 */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const piece of pieces) {
    const [first = "", ...rest] = piece.split("\n");
    begun.push(first);
    for (const next of rest) {
      yield begun.join("");
      begun = [next];
    }
  }
  yield begun.join("");
}
