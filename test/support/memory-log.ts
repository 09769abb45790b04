import { Writable } from "node:stream";
import { pino, type Logger } from "pino";

/** A log of every level, and the lines that were written to it, as text. */
export function memoryLog(): { readonly log: Logger; readonly text: () => string } {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  return { log: pino({ level: "debug" }, stream), text: () => lines.join("") };
}
