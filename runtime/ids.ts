import { randomFillSync } from "node:crypto";
import { V7Generator } from "uuidv7";
import type { Clock } from "./clock.ts";

/** Creates prefixed ids that sort by time: `msg_019a2b…` (UUID version 7, RFC 9562, 32 hex digits). */
export type IdSource = (prefix: string) => string;

/** Creates an id source from a clock and a source of random 32-bit integers. Tests pass both to get reproducible ids. */
export function createIdSource(clock: Clock, nextUint32: () => number = cryptoUint32): IdSource {
  const generator = new V7Generator({ nextUint32 });
  return (prefix) => {
    uuid.set(generator.generateOrResetWithTs(clock()).bytes);
    return `${prefix}_${uuid.toString("hex")}`;
  };
}

/** The bytes of the last id: a `Buffer` writes hex digits faster than `UUID.toHex`. */
const uuid = Buffer.alloc(16);

const pool = new Uint32Array(256);
let used = pool.length;

function cryptoUint32(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool[used++] as number; // the pool was refilled above
}
