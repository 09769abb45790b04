import { propertyName, quote } from "../../format/text.ts";
import type { Schema } from "../../model/model.ts";
import { printerName } from "../../model/naming.ts";
import type { SchemaLookup } from "../inline-schemas.ts";
import { shapeOf, type Shape } from "./shape.ts";

/** The functions that print whatever fits some schemas. */
export interface Printers {
  /** Each as the text of an arrow function, by name. */
  readonly functions: ReadonlyMap<string, string>;
  /** The name of the function that prints what fits a schema, or of a helper; `owner` stands in names inside of it. */
  readonly printerOf: (schema: Schema, owner: string) => string;
}

/** A stretch of JSON: text that is the same for every value, or an expression that gives it. */
type Part = { readonly text: string } | { readonly code: string };

/** Functions are written when they are first asked for: one for each shared schema, and for each object inside of one. */
export function createPrinters(shared: SchemaLookup): Printers {
  const functions = new Map<string, string>();
  const counts = new Map<string, number>();

  const printerOf = (schema: Schema, owner: string): string => {
    const shape = shapeOf(schema, shared);
    const { kind } = shape;
    if (kind === "literal") return "String";
    if (kind === "unknown") return "json";
    if (shape.isNullable) return write(numbered(owner), () => ` ${join(partsOf(shape, "v", owner))}`);
    if (kind === "list" || kind === "object") return functionOf(shape, owner);
    return kind;
  };

  const functionOf = ({ kind, name, schema }: Shape, owner: string): string => {
    const inner = name ?? owner;
    return write(name === undefined ? numbered(owner) : printerName(name), () =>
      kind === "object" ? `\n  ${objectOf(schema, inner)}` : ` ${listOf(schema, "v", inner)}`,
    );
  };

  const numbered = (owner: string): string => {
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    return printerName(owner, count);
  };

  const write = (name: string, body: () => string): string => {
    if (functions.has(name)) return name;
    // Claimed before it is written, so that a schema which contains itself ends.
    functions.set(name, "");
    functions.set(name, `(v) =>${body()}`);
    return name;
  };

  const partsOf = (shape: Shape, value: string, owner: string): readonly Part[] => {
    const { kind, isNullable, name, schema } = shape;
    if (kind === "literal") return [{ code: value }];
    if (isNullable) {
      const other = join(partsOf({ ...shape, isNullable: false }, value, owner));
      return [{ code: `(${value} === null ? "null" : ${other})` }];
    }
    const quoted = (code: string): readonly Part[] => [{ text: '"' }, { code }, { text: '"' }];
    if (kind === "word") return quoted(value);
    if (kind === "text") return quoted(`escaped(${value})`);
    if (kind === "list" && name === undefined) return [{ code: listOf(schema, value, owner) }];
    return [{ code: `${functionOf(shape, owner)}(${value})` }];
  };

  const listOf = ({ items }: Schema, value: string, owner: string): string =>
    `list(${value}, ${printerOf(items as Schema, owner)})`; // a list's items are a schema

  const objectOf = ({ properties = {}, required = [] }: Schema, owner: string): string => {
    const members = Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, property]) => {
      const shape = shapeOf(property, shared);
      return { name, shape, isSure: (required as readonly string[]).includes(name) && shape.kind !== "unknown" };
    });
    // Where no member is sure to come first, each has its comma before it, and the first comma is cut off.
    const isSure = members[0]?.isSure ?? true;
    const parts = members.flatMap(({ name, shape, isSure: isPresent }, index): readonly Part[] => {
      const value = access("v", name);
      const key = { text: `${isSure && index === 0 ? "" : ","}${JSON.stringify(name)}:` };
      if (shape.kind === "unknown") return [{ code: `member(${quote(key.text)}, ${value})` }];
      const whole = [key, ...partsOf(shape, value, owner)];
      return isPresent ? whole : [{ code: `(${value} === undefined ? "" : ${join(whole)})` }];
    });
    if (isSure) return join([{ text: "{" }, ...parts, { text: "}" }], " +\n  ");
    return `"{" + (\n    ${join(parts, " +\n    ")}\n  ).slice(1) + "}"`;
  };

  return { functions, printerOf };
}

/** An expression of the parts: texts side by side are one, and each new one starts after the separator. */
function join(parts: readonly Part[], separator = " + "): string {
  const lines: string[] = [];
  let text = "";
  for (const part of parts) {
    if ("text" in part) text += part.text;
    else {
      lines.push(text === "" ? part.code : `${quote(text)} + ${part.code}`);
      text = "";
    }
  }
  return [...lines, ...(text === "" ? [] : [quote(text)])].join(separator);
}

/** `v.name`, or `v["a name"]` for what is no identifier. */
function access(value: string, name: string): string {
  const key = propertyName(name);
  return key === name ? `${value}.${name}` : `${value}[${key}]`;
}
