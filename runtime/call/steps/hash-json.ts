import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";

/** Returns a hash (SHA-256, base64) that is equal for equal JSON values. */
export function hashJson(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("base64");
}
