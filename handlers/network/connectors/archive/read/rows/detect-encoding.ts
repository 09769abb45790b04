import { isAscii } from "node:buffer";
import { ArchiveDamage } from "../source/archive-entry.ts";

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** The number of bytes at the start of a file that are examined for UTF-16. In English column names, every high byte is null. */
const startBytes = 512;

/**
 * Detects the encoding of a file. Archives are UTF-8, but spreadsheet programs save them in other encodings, some
 * without a byte-order mark. Reads up to the end or the first damage, unless the start of the file is enough.
 */
export async function detectEncoding(chunks: AsyncIterable<Uint8Array>): Promise<TextEncoding> {
  let start = Buffer.alloc(0);
  const counter = new Utf8Counter();
  try {
    for await (const chunk of chunks) {
      if (start.length < startBytes) {
        start = Buffer.concat([start, chunk.subarray(0, startBytes - start.length)]);
        const encoding = start.length === startBytes ? encodingOfStart(start) : null;
        if (encoding !== null) return encoding;
      }
      counter.push(chunk);
    }
  } catch (error) {
    if (!(error instanceof ArchiveDamage)) throw error; // reported when the rows are read
  }
  return encodingOfStart(start) ?? (counter.isUtf8 ? "utf-8" : "windows-1252");
}

/** Returns the encoding according to a byte-order mark or the positions of null bytes, or null. */
function encodingOfStart(start: Uint8Array): TextEncoding | null {
  const [first, second, third] = start;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  const letters = [...start.subarray(0, 8)]; // four letters of a column, with a null byte before or after each
  const areNull = (at: number): boolean =>
    letters.length === 8 && letters.every((byte, i) => (byte === 0) === (i % 2 === at));
  if (areNull(1)) return "utf-16le";
  if (areNull(0)) return "utf-16be";
  const nulls = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nulls;
  const [many, few] = [start.length / 8, start.length / 64];
  if (odd > many && even <= few) return "utf-16le";
  return even > many && odd <= few ? "utf-16be" : null;
}

/** Counts the valid multi-byte sequences of UTF-8, and the invalid bytes. */
class Utf8Counter {
  #sequences = 0;
  #invalid = 0;
  /** The number of bytes that the current sequence still requires. */
  #missing = 0;

  /**
   * Whether the text is UTF-8, possibly with some damaged bytes. In other encodings, bytes rarely form a valid sequence
   * by chance.
   */
  get isUtf8(): boolean {
    return this.#invalid <= this.#sequences;
  }

  push(chunk: Uint8Array): void {
    if (this.#missing === 0 && isAscii(chunk)) return;
    for (const byte of chunk) {
      const continues = (byte & 0xc0) === 0x80;
      if (continues && this.#missing > 0) {
        this.#missing--;
        if (this.#missing === 0) this.#sequences++;
        continue;
      }
      if (this.#missing > 0) this.#invalid++;
      this.#missing = byte < 0xc2 || byte > 0xf4 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      if (byte >= 0x80 && this.#missing === 0) this.#invalid++;
    }
  }
}
