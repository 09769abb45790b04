import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The name of the file with the hash of the generated files of a build, relative to the folder of the build. */
export const generatedHashFile = "generated.sha256";

/**
 * Returns the SHA-256 hash of all program and data files below `<root>/generated` (paths and contents), in hexadecimal.
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
