import { propertyName, quote } from "../../format/text.ts";
import type { Schema } from "../../model/model.ts";
import { importedPrinter } from "../../language/naming.ts";
import type { SchemaLookup } from "../inline-schemas.ts";
import { shapeOf, type Shape } from "./shape.ts";

/** The functions of one module, which print what fits a shared schema. */
export interface Printers {
  /** Each as the text of an arrow function, by name. */
  readonly functions: ReadonlyMap<string, string>;
  /** Other shared schemas whose printers the functions call, by `importedPrinter`. */
  readonly imports: ReadonlySet<string>;
  /** The name of the function that prints what fits the schema, or of a helper. */
  readonly root: string;
}

/** A stretch of JSON: text that is the same for every value, or an expression that gives it. */
type Part = { readonly text: string } | { readonly code: string };

/** One function for the shared schema `own`, and one for each object inside of it. */
export function createPrinters(own: string, shared: SchemaLookup): Printers {
  const functions = new Map<string, string>();
  const imports = new Set<string>();
  let count = 0;

  const printerOf = (schema: Schema): string => {
    const shape = shapeOf(schema, shared);
    const { kind } = shape;
    if (kind === "literal") return "literal";
    if (kind === "unknown") return "json";
    if (shape.isNullable) return write(nextName(), () => ` ${join(partsOf(shape, "v"))}`);
    if (kind === "list" || kind === "object") return functionOf(shape);
    return kind;
  };

  const functionOf = ({ kind, name, schema }: Shape): string => {
    if (name !== undefined && name !== own) {
      imports.add(name);
      return importedPrinter(name);
    }
    return write(name === undefined ? nextName() : "print", () =>
      kind === "object" ? `\n  ${objectOf(schema)}` : ` ${listOf(schema, "v")}`,
    );
  };

  const nextName = (): string => {
    count += 1;
    return `print_${count}`;
  };

  const write = (name: string, body: () => string): string => {
    if (functions.has(name)) return name;
    // Claimed before it is written, so that a schema which contains itself ends.
    functions.set(name, "");
    functions.set(name, `(v) =>${body()}`);
    return name;
  };

  const partsOf = (shape: Shape, value: string): readonly Part[] => {
    const { kind, isNullable, name, schema } = shape;
    if (kind === "literal") return [{ code: value }];
    if (isNullable) {
      const other = join(partsOf({ ...shape, isNullable: false }, value));
      return [{ code: `(${value} === null ? "null" : ${other})` }];
    }
    const quoted = (code: string): readonly Part[] => [{ text: '"' }, { code }, { text: '"' }];
    if (kind === "word") return quoted(value);
    if (kind === "text") return quoted(`escaped(${value})`);
    if (kind === "list" && name === undefined) return [{ code: listOf(schema, value) }];
    return [{ code: `${functionOf(shape)}(${value})` }];
  };

  const listOf = ({ items }: Schema, value: string): string => `list(${value}, ${printerOf(items as Schema)})`; // a list's items are a schema

  const objectOf = ({ properties = {}, required = [] }: Schema): string => {
    const members = Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, property]) => {
      const shape = shapeOf(property, shared);
      return {
        name,
        shape,
        isAlwaysPresent: (required as readonly string[]).includes(name) && shape.kind !== "unknown",
      };
    });
    // Where no member is sure to come first, each has its comma before it, and the first comma is cut off.
    const isAlwaysPresent = members[0]?.isAlwaysPresent ?? true;
    const parts = members.flatMap(({ name, shape, isAlwaysPresent: isPresent }, index): readonly Part[] => {
      const value = access("v", name);
      const key = { text: `${isAlwaysPresent && index === 0 ? "" : ","}${JSON.stringify(name)}:` };
      if (shape.kind === "unknown") return [{ code: `member(${literalOf(key.text)}, ${value})` }];
      const whole = [key, ...partsOf(shape, value)];
      return isPresent ? whole : [{ code: `(${value} === undefined ? "" : ${join(whole)})` }];
    });
    if (isAlwaysPresent) return join([{ text: "{" }, ...parts, { text: "}" }], " +\n  ");
    return `"{" + (\n    ${join(parts, " +\n    ")}\n  ).slice(1) + "}"`;
  };

  const root = printerOf({ $ref: own });
  return { functions, imports, root };
}

/** JSON is full of double quotes, so that its text is readable in single ones. */
function literalOf(text: string): string {
  const literal = quote(text);
  return literal.includes('\\"') && !literal.includes("'")
    ? `'${literal.slice(1, -1).replaceAll('\\"', '"')}'`
    : literal;
}

/** An expression of the parts: texts side by side are one, and each new one starts after the separator. */
function join(parts: readonly Part[], separator = " + "): string {
  const lines: string[] = [];
  let text = "";
  for (const part of parts) {
    if ("text" in part) text += part.text;
    else {
      lines.push(text === "" ? part.code : `${literalOf(text)} + ${part.code}`);
      text = "";
    }
  }
  return [...lines, ...(text === "" ? [] : [literalOf(text)])].join(separator);
}

/** `v.name`, or `v["a name"]` for what is no identifier. */
function access(value: string, name: string): string {
  const key = propertyName(name);
  return key === name ? `${value}.${name}` : `${value}[${key}]`;
}
