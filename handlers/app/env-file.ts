import { existsSync, readFileSync } from "node:fs";

/** A setting, whose quoted value may have several lines; a comment; or an empty line. */
const statement = /[ \t]*(?:#.*|(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`)?.*)?(?:\r?\n|$)/y;

/**
 * Loads settings from a file, if it exists. Variables of the environment take precedence.
 * @throws Error with the number of the first malformed line. Node.js alone would ignore such a line.
 */
export function loadEnvFile(file: string): void {
  if (!existsSync(file)) return;
  const line = findMalformedLine(readFileSync(file, "utf8"));
  if (line !== null) throw new Error(`${file}:${line}: expected NAME=value`);
  process.loadEnvFile(file);
}

/** Returns the number of the first line that is not a setting, a comment or empty; or null. */
export function findMalformedLine(text: string): number | null {
  statement.lastIndex = 0;
  let start = 0;
  while (start < text.length) {
    if (!statement.test(text)) return text.slice(0, start).split("\n").length;
    start = statement.lastIndex;
  }
  return null;
}
