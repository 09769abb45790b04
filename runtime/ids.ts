import { randomFillSync } from "node:crypto";
import type { Clock } from "./clock.ts";

/** Makes ids that carry their kind and sort by time: `msg_019a2b…` (UUID version 7, RFC 9562, 32 hex digits). */
export type IdSource = (prefix: string) => string;

/** How far a clock may go back before ids follow it, in milliseconds; till then they go on from the latest time. */
const patienceMs = 10_000;
const counterEnd = 0x1000;

/**
 * Ids from a clock and a source of random 32-bit integers; tests pass both to get the same ids again. Those of one millisecond
 * are counted in the 12 bits after the version (RFC 9562, section 6.2, method 1), from anywhere in their lower half.
 */
export function createIdSource(clock: Clock, nextUint32: () => number = cryptoUint32): IdSource {
  const bytes = Buffer.alloc(16);
  let at = -patienceMs;
  let counter = 0;

  function begin(ms: number, first: number): void {
    at = ms;
    counter = first;
    bytes.writeUIntBE(ms, 0, 6);
  }

  return (prefix) => {
    const now = clock();
    if (now > at || now < at - patienceMs) begin(now, nextUint32() >>> 21);
    else if (++counter === counterEnd) begin(at + 1, 0);
    bytes.writeUInt16BE(0x7000 | counter, 6);
    bytes.writeUInt32BE((0x80000000 | (nextUint32() >>> 2)) >>> 0, 8);
    bytes.writeUInt32BE(nextUint32(), 12);
    return `${prefix}_${bytes.toString("hex")}`;
  };
}

const pool = new Uint32Array(256);
let used = pool.length;

function cryptoUint32(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool[used++] as number; // the pool was refilled above
}
