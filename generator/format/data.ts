import { propertyName, quote, quoteJson } from "./text.ts";
import { textWidth } from "./width.ts";

/** What `JSON.stringify` can print. */
export type Data = null | boolean | number | string | readonly Data[] | DataObject;
type DataObject = { readonly [key: string]: Data };

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
  return `${printer(json)(value as Data, 0, 0, 0)}\n`;
}

/**
 * A TypeScript literal as prettier lays it out, to stand after `before` (the text of its line so far) and before `;`.
 */
export function printLiteral(value: unknown, before: string): string {
  return printer(typescript)(value as Data, 0, textWidth(before), 1);
}

/**
 * @param indent spaces before the line on which the value starts
 * @param used columns taken on that line, indent included
 * @param after columns that must follow the value on its last line: a comma or semicolon
 */
type Print = (value: Data, indent: number, used: number, after: number) => string;

function printer(syntax: Syntax): Print {
  const onOneLine = inliner(syntax);
  const print: Print = (value, indent, used, after) => {
    if (value === null || typeof value !== "object") return scalar(value, syntax);
    const line = onOneLine(value);
    if (line !== null && used + textWidth(line) + after <= printWidth) return line;
    const pad = " ".repeat(indent + 2);
    const end = " ".repeat(indent);
    if (Array.isArray(value)) {
      const items = value as readonly Data[];
      if (items.length === 0) return "[]";
      if (items.length > 1 && items.every((item) => typeof item === "number")) return filled(items, syntax, indent);
      const lines = items.map((item, index) => pad + print(item, indent + 2, indent + 2, comma(index, items)));
      return `[\n${lines.join(",\n")}${syntax.trailingComma}\n${end}]`;
    }
    const entries: readonly (readonly [string, Data])[] = Object.entries(value);
    if (entries.length === 0) return "{}";
    const lines = entries.map(([name, item], index) => {
      const key = `${pad}${syntax.key(name)}:`;
      const used = textWidth(key) + 1;
      const text = print(item, indent + 2, used, comma(index, entries));
      const moves =
        syntax.movesLongText &&
        typeof item === "string" &&
        textWidth(syntax.key(name)) >= shortKey &&
        used + textWidth(text) + 1 > printWidth;
      return moves ? `${key}\n${pad}  ${text}` : `${key} ${text}`;
    });
    return `{\n${lines.join(",\n")}${syntax.trailingComma}\n${end}}`;
  };
  const comma = (index: number, all: readonly unknown[]): number =>
    index < all.length - 1 ? 1 : syntax.trailingComma.length;
  return print;
}

function scalar(value: null | boolean | number | string, { text }: Syntax): string {
  return typeof value === "string" ? text(value) : String(value).replace("e+", "e");
}

/** A composite value on one line, or null where that is longer than any line or prettier would break it anyway. */
function inliner(syntax: Syntax): (value: object) => string | null {
  // Each value is asked for at every level above it.
  const known = new Map<object, string | null>();
  const inline = (value: Data): string | null => {
    if (value === null || typeof value !== "object") return scalar(value, syntax);
    const found = known.get(value);
    if (found !== undefined) return found;
    const line = Array.isArray(value) ? array(value as readonly Data[]) : object(value as DataObject);
    known.set(value, line);
    return line;
  };
  const array = (items: readonly Data[]): string | null => {
    if (items.length === 0) return "[]";
    if (breaksAlways(items)) return null;
    const line = join(items, (item) => inline(item));
    return line === null ? null : `[${line}]`;
  };
  const object = (value: DataObject): string | null => {
    const names = Object.keys(value);
    if (names.length === 0) return "{}";
    const line = join(names, (name) => {
      const text = inline(value[name] ?? null);
      return text === null ? null : `${syntax.key(name)}: ${text}`;
    });
    return line === null ? null : `{ ${line} }`;
  };
  return (value) => inline(value as Data);
}

/** The texts of all items, or null where one has none or together they are longer than a line. */
function join<Item>(items: readonly Item[], print: (item: Item) => string | null): string | null {
  let line = "";
  for (const [index, item] of items.entries()) {
    const text = print(item);
    if (text === null) return null;
    line = index === 0 ? text : `${line}, ${text}`;
    // Characters that take no column are rare enough to be counted here.
    if (line.length > printWidth && textWidth(line) > printWidth) return null;
  }
  return line;
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
