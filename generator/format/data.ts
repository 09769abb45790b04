import { propertyName, quote } from "./text.ts";

/** Plain data that `JSON.stringify` can serialize. */
export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };

/** The maximum length of a line that contains a complete array or object. */
const lineLength = 110;

/** Formats a JSON file. Arrays and objects that do not fit on one line are printed with one entry per line. */
export function printJson(value: unknown): string {
  return `${print(value as Data, 0, quote, "")}\n`;
}

/** Formats JSON on one line. */
export function printLine(value: unknown): string {
  return printWithin(value as Data, quote, Infinity) ?? "";
}

/** Formats a TypeScript literal with the layout of `printJson`. `indent` is the indentation of its first line, in spaces. */
export function printLiteral(value: unknown, indent = 0): string {
  // `__proto__: value` would set the prototype.
  const key = (name: string): string => (name === "__proto__" ? '["__proto__"]' : propertyName(name));
  return print(value as Data, indent, key, ",");
}

type PrintKey = (name: string) => string;

function print(value: Data, indent: number, key: PrintKey, lastComma: string): string {
  const line = printWithin(value, key, lineLength - indent);
  if (line !== null) return line;
  const pad = " ".repeat(indent + 2);
  const items = Array.isArray(value)
    ? value.map((item: Data) => pad + print(item, indent + 2, key, lastComma))
    : Object.entries(value as object).map(
        ([name, item]: [string, Data]) => `${pad}${key(name)}: ${print(item, indent + 2, key, lastComma)}`,
      );
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${items.join(",\n")}${lastComma}\n${" ".repeat(indent)}${close}`;
}

/** Formats a value on one line; returns null for an array or object that is longer than `length`. */
function printWithin(value: Data, key: PrintKey, length: number): string | null {
  if (typeof value === "string") return quote(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const isList = Array.isArray(value);
  let line = "";
  for (const [name, item] of Object.entries<Data>(value)) {
    const before = isList ? "" : `${key(name)}: `;
    const printed = printWithin(item, key, length - line.length - before.length);
    if (printed === null) return null;
    line += line === "" ? before + printed : `, ${before}${printed}`;
    if (line.length > length - 4) return null;
  }
  if (line === "") return isList ? "[]" : "{}";
  return isList ? `[${line}]` : `{ ${line} }`;
}
