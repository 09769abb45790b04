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

/** A JSON string literal. */
export function quoteJson(text: string): string {
  return escapeUnseen(JSON.stringify(text));
}

/** A TypeScript string literal with the quotes prettier would choose: double ones, unless that needs more escapes. */
export function quote(text: string): string {
  const literal = quoteJson(text);
  const doubles = text.split('"').length - 1;
  const singles = text.split("'").length - 1;
  if (doubles <= singles) return literal;
  return `'${literal.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A property name in a type or object literal, quoted where prettier would: unless it is an identifier of ECMAScript 5. */
export function propertyName(name: string): string {
  return identifier.test(name) && !/[\u{10000}-\u{10ffff}]/u.test(name) ? name : quote(name);
}

const identifier = /^[$_\p{L}\p{Nl}][$_\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u;

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
