import { escapeInvisible } from "./invisible-characters.ts";

/** A string literal of JSON, JavaScript and TypeScript. */
export function quote(text: string): string {
  return escapeInvisible(JSON.stringify(text));
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
  const safe = escapeInvisible(text.trim().replace(/\r\n?/g, "\n")).replaceAll("*/", "*\\/");
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
