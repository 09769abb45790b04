import { createHash } from "node:crypto";
import type { DelayRange } from "../../../../generated/schemas.ts";

/** Returns a pause between two steps in milliseconds: pseudo-random, determined by the seed. */
export function randomPauseMs({ min, max }: DelayRange, seed: string): number {
  const share = createHash("sha256").update(seed).digest().readUInt32BE(0) / 2 ** 32;
  return Math.round((min + (max - min) * share) * 1000);
}
