import { escapeInvisible } from "./invisible-characters.ts";

/** Formats a string literal that is valid in JSON, JavaScript and TypeScript. */
export function quote(text: string): string {
  return escapeInvisible(JSON.stringify(text));
}

/** Formats a property name in a type or object literal; quoted unless it is an identifier. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** Formats a doc comment, wrapped at 120 columns. `indent` is in spaces. The text cannot terminate the comment. */
export function docComment(text: string, indent = 0): string {
  const pad = " ".repeat(indent);
  const safe = escapeInvisible(text.trim().replace(/\r\n?/g, "\n")).replaceAll("*/", "*\\/");
  const single = `${pad}/** ${safe} */`;
  if (!safe.includes("\n") && single.length <= 120) return single;
  const lines = safe.split("\n").flatMap((line) => wrap(line, 117 - indent));
  return [`${pad}/**`, ...lines.map((line) => `${pad} * ${line}`.trimEnd()), `${pad} */`].join("\n");
}

/** Returns the first line of a generated TypeScript or JavaScript file. `source` is its spec file or folder. */
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
