import { Writable } from "node:stream";
import { pino, type Logger } from "pino";

/** A logger that stores its lines of level debug and above in memory. */
export function memoryLog(): { readonly log: Logger; readonly text: () => string } {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  return { log: pino({ level: "debug" }, stream), text: () => lines.join("") };
}
