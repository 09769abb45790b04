/** Keys that need no quotes in YAML 1.1 and 1.2. */
const PLAIN_KEY = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[A-Za-z_$][\w$/-]*$/i;

/** Formats a JSON value as YAML in block style. Strings are in double quotes, as in JSON, which is a subset of YAML 1.2. */
export function printYaml(value: unknown): string {
  return `${printBlock(value, "").trimStart()}\n`;
}

/** Formats a value after a key or a dash: on the same line, or on further lines with an indentation. */
function printBlock(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return ` ${JSON.stringify(value)}`;
  const entries = Array.isArray(value)
    ? value.map((item: unknown) => `${indent}-${printItem(item, `${indent}  `)}`)
    : Object.entries(value).map(([key, member]) => `${indent}${printKey(key)}:${printBlock(member, `${indent}  `)}`);
  if (entries.length === 0) return Array.isArray(value) ? " []" : " {}";
  return `\n${entries.join("\n")}`;
}

/** Formats an item of a list; its first line follows the dash. */
function printItem(item: unknown, indent: string): string {
  const text = printBlock(item, indent);
  return text.startsWith("\n") ? ` ${text.slice(1 + indent.length)}` : text;
}

const printKey = (key: string): string => (PLAIN_KEY.test(key) ? key : JSON.stringify(key));
