/**
 * Characters that change how a line reads without being seen (Unicode bidirectional controls, UAX #9), that end a line for
 * a JavaScript engine but not for an editor, or that are no characters at all.
 */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]|[\ud800-\udfff]/gu;

/** Texts in which everything can be seen: most of them, and told far faster than any other. */
const plain = /^[\t\n\x20-\x7e]*$/;

/** Writes what cannot be seen as `\uXXXX`; for text inside string literals, comments and JSON. */
export function escapeUnseen(text: string): string {
  if (plain.test(text)) return text;
  return text.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A string literal of JSON, JavaScript and TypeScript. */
export function quote(text: string): string {
  return escapeUnseen(JSON.stringify(text));
}

/** A property name in a type or object literal, quoted unless it is an identifier. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/**
 * A doc comment of the given text, wrapped at 120 columns; `indent` counts spaces before it. Nothing in the text can end it.
 */
export function docComment(text: string, indent = 0): string {
  const pad = " ".repeat(indent);
  const safe = escapeUnseen(text.trim().replace(/\r\n?/g, "\n")).replaceAll("*/", "*\\/");
  const single = `${pad}/** ${safe} */`;
  if (!safe.includes("\n") && single.length <= 120) return single;
  const lines = safe.split("\n").flatMap((line) => wrap(line, 117 - indent));
  return [`${pad}/**`, ...lines.map((line) => `${pad} * ${line}`.trimEnd()), `${pad} */`].join("\n");
}

/** First lines of a generated TypeScript or JavaScript file; `source` is the spec file or folder it comes from. */
export function fileHeader(source: string): string {
  return `// Generated from ${source} by \`npx switchboard generate\`. Do not edit: change the source and run it again.\n`;
}

function wrap(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.trim().split(/\s+/)) {
    if (current !== "" && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
