import { TextDecoder } from "node:util";
import type { TextEncoding } from "./detect-encoding.ts";

/** Decodes chunks of a file. A byte-order mark is removed; bytes that cannot be decoded become U+FFFD. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
