import { createHash } from "node:crypto";

/** Returns an id that depends only on the values: 22 characters of `A-Za-z0-9_-`, 132 bits of SHA-256. */
export function stableId(...values: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);
}
