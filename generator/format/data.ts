import { propertyName, quote, quoteJson } from "./text.ts";
import { textWidth } from "./width.ts";

/** What `JSON.stringify` can print. */
export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };

interface Syntax {
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  readonly trailingComma: string;
  /** Whether a string too long for its line moves to a line of its own. */
  readonly movesLongText: boolean;
}

const json: Syntax = { text: quoteJson, key: quoteJson, trailingComma: "", movesLongText: false };

const typescript: Syntax = {
  text: quote,
  // A plain `__proto__: value` would set the prototype.
  key: (name) => (name === "__proto__" ? '["__proto__"]' : propertyName(name)),
  trailingComma: ",",
  movesLongText: true,
};

const printWidth = 120;

/** Beside a key shorter than this, nothing is gained by moving the value to a line of its own. */
const shortKey = 5;

/** A whole JSON file exactly as prettier lays it out. Objects of at most one line stay on it. */
export function printJson(value: unknown): string {
  return `${print(value as Data, json, 0, 0, 0)}\n`;
}

/**
 * A TypeScript literal as prettier lays it out, to stand after `before` (the text of its line so far) and before `;`.
 */
export function printLiteral(value: unknown, before: string): string {
  return print(value as Data, typescript, 0, textWidth(before), 1);
}

/**
 * @param indent spaces before the line on which the value starts
 * @param used columns taken on that line, indent included
 * @param after columns that must follow the value on its last line: a comma or semicolon
 */
function print(value: Data, syntax: Syntax, indent: number, used: number, after: number): string {
  if (value === null || typeof value !== "object") return scalar(value, syntax);
  const entries: readonly (readonly [string, Data])[] = Array.isArray(value) ? [] : Object.entries(value);
  if (Array.isArray(value) ? value.length === 0 : entries.length === 0) return Array.isArray(value) ? "[]" : "{}";
  const line = inline(value, syntax, printWidth - used - after);
  if (line !== null) return line;
  const pad = " ".repeat(indent + 2);
  const end = " ".repeat(indent);
  const comma = (index: number, all: readonly unknown[]): number =>
    index < all.length - 1 ? 1 : syntax.trailingComma.length;
  if (Array.isArray(value)) {
    const items = value as readonly Data[];
    if (items.length > 1 && items.every((item) => typeof item === "number")) return filled(items, syntax, indent);
    const lines = items.map((item, index) => pad + print(item, syntax, indent + 2, indent + 2, comma(index, items)));
    return `[\n${lines.join(",\n")}${syntax.trailingComma}\n${end}]`;
  }
  const lines = entries.map(([name, item], index) => {
    const key = `${pad}${syntax.key(name)}:`;
    const used = textWidth(key) + 1;
    const text = print(item, syntax, indent + 2, used, comma(index, entries));
    const moves =
      syntax.movesLongText &&
      typeof item === "string" &&
      textWidth(syntax.key(name)) >= shortKey &&
      used + textWidth(text) + 1 > printWidth;
    return moves ? `${key}\n${pad}  ${text}` : `${key} ${text}`;
  });
  return `{\n${lines.join(",\n")}${syntax.trailingComma}\n${end}}`;
}

function scalar(value: null | boolean | number | string, { text }: Syntax): string {
  return typeof value === "string" ? text(value) : String(value).replace("e+", "e");
}

/** The value on one line of at most `room` columns, or null where it does not fit or prettier would break it anyway. */
function inline(value: Data, syntax: Syntax, room: number): string | null {
  if (room <= 0) return null;
  if (value === null || typeof value !== "object") {
    const text = scalar(value, syntax);
    return textWidth(text) <= room ? text : null;
  }
  const isArray = Array.isArray(value);
  const parts: string[] = [];
  let left = room - (isArray ? 2 : 4);
  if (isArray && breaksAlways(value as readonly Data[])) return null;
  for (const [name, item] of Object.entries(value) as [string, Data][]) {
    const key = isArray ? "" : `${syntax.key(name)}: `;
    const separator = parts.length > 0 ? 2 : 0;
    const text = inline(item, syntax, left - separator - textWidth(key));
    if (text === null) return null;
    left -= separator + textWidth(key) + textWidth(text);
    parts.push(key + text);
  }
  if (parts.length === 0) return room < 2 ? null : isArray ? "[]" : "{}";
  return isArray ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
}

/** Prettier gives each element its own line where there are several objects or several arrays of more than one entry. */
function breaksAlways(items: readonly Data[]): boolean {
  const isComposite = (item: Data | undefined, array: boolean): boolean =>
    typeof item === "object" &&
    item !== null &&
    Array.isArray(item) === array &&
    (Array.isArray(item) ? item.length : Object.keys(item).length) > 1;
  return (
    items.length > 1 &&
    (items.every((item) => isComposite(item, true)) || items.every((item) => isComposite(item, false)))
  );
}

/** Numbers fill their lines. */
function filled(items: readonly Data[], syntax: Syntax, indent: number): string {
  const pad = " ".repeat(indent + 2);
  const lines: string[] = [];
  let current = "";
  items.forEach((item, index) => {
    const text = scalar(item as number, syntax) + (index < items.length - 1 ? "," : syntax.trailingComma);
    if (current !== "" && indent + 2 + current.length + 1 + text.length > printWidth) {
      lines.push(current);
      current = text;
    } else current = current === "" ? text : `${current} ${text}`;
  });
  return `[\n${[...lines, current].map((line) => pad + line).join("\n")}\n${" ".repeat(indent)}]`;
}
