import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a build stores the hash of the generated files that it was made from; relative to the root. */
export const buildHashFile = "dist/generated.sha256";

/**
 * SHA-256 of the path and content of every program and data file below `<root>/generated`, hex.
 * @param {string} root
 */
export function hashGenerated(root) {
  const folder = join(root, "generated");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:ts|js|json)$/.test(name),
  );
  const hash = createHash("sha256");
  for (const name of names.sort()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex");
}
