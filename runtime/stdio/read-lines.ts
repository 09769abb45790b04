/**
 * Splits a chunked text into lines, at LF only, because JSON may contain other line separators. The last line needs no
 * terminator. A CR before LF remains; for JSON it is whitespace.
 */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const [first = "", ...rest] = chunk.split("\n");
    parts.push(first);
    for (const next of rest) {
      yield parts.join("");
      parts = [next];
    }
  }
  yield parts.join("");
}
