import { TextDecoder } from "node:util";

/**
 * Decodes chunks of a file: UTF-16 if the file starts with its byte-order mark, otherwise UTF-8. The byte-order mark is removed;
 * invalid bytes become U+FFFD.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let start = new Uint8Array(0);
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    if (decoder !== null) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    start = new Uint8Array(Buffer.concat([start, chunk]));
    if (start.length < 2) continue;
    decoder = new TextDecoder(encodingOf(start));
    yield decoder.decode(start, { stream: true });
  }
  decoder ??= new TextDecoder();
  yield start.length < 2 ? decoder.decode(start) : decoder.decode();
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  return "utf-8";
}
