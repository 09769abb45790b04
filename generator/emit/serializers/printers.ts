import { propertyName, quote } from "../../format/text.ts";
import type { Schema } from "../../model/model.ts";
import { importedPrinter } from "../../language/naming.ts";
import type { SchemaLookup } from "../inline-schemas.ts";
import { containsForeign, shapeOf, type Shape } from "./shape.ts";

/** The functions of a module that serialize the values of a shared schema. */
export interface Printers {
  /** The code of each arrow function, by name. */
  readonly functions: ReadonlyMap<string, string>;
  /** Other shared schemas whose functions are called. `importedPrinter` returns the names of these functions. */
  readonly imports: ReadonlySet<string>;
  /** The name of the function or helper that serializes the schema. */
  readonly root: string;
}

/** A part of the JSON: a constant text, or an expression that returns a text. */
type Part = { readonly text: string } | { readonly code: string };

/** Creates a function for the shared schema `own` and one for each object inside it. */
export function createPrinters(own: string, shared: SchemaLookup): Printers {
  const functions = new Map<string, string>();
  const imports = new Set<string>();
  let count = 0;

  const printerOf = (schema: Schema): string => {
    const shape = shapeOf(schema, shared);
    const { kind } = shape;
    if (kind === "literal") return "literal";
    if (kind === "unknown") return containsForeign(shape.schema, shared) ? "visibleJson" : "json";
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
    // Added before its code is created, so that recursive schemas terminate.
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
    if (kind === "foreign") return quoted(`visible(${value})`);
    if (kind === "list" && name === undefined) return [{ code: listOf(schema, value) }];
    return [{ code: `${functionOf(shape)}(${value})` }];
  };

  // `shapeOf` returns "list" only if `items` is a schema.
  const listOf = ({ items }: Schema, value: string): string => `list(${value}, ${printerOf(items as Schema)})`;

  const objectOf = ({ properties = {}, required = [] }: Schema): string => {
    const members = Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, property]) => {
      const shape = shapeOf(property, shared);
      return {
        name,
        shape,
        isAlwaysPresent: (required as readonly string[]).includes(name) && shape.kind !== "unknown",
      };
    });
    // If the first member can be absent, every member starts with a comma, and the first comma is removed.
    const isAlwaysPresent = members[0]?.isAlwaysPresent ?? true;
    const parts = members.flatMap(({ name, shape, isAlwaysPresent: isPresent }, index): readonly Part[] => {
      const value = access("v", name);
      const key = { text: `${isAlwaysPresent && index === 0 ? "" : ","}${JSON.stringify(name)}:` };
      if (shape.kind === "unknown") {
        const replacer = containsForeign(shape.schema, shared) ? ", visibleStrings" : "";
        return [{ code: `member(${literalOf(key.text)}, ${value}${replacer})` }];
      }
      const whole = [key, ...partsOf(shape, value)];
      return isPresent ? whole : [{ code: `(${value} === undefined ? "" : ${join(whole)})` }];
    });
    if (isAlwaysPresent) return join([{ text: "{" }, ...parts, { text: "}" }], " +\n  ");
    return `"{" + (\n    ${join(parts, " +\n    ")}\n  ).slice(1) + "}"`;
  };

  const root = printerOf({ $ref: own });
  return { functions, imports, root };
}

/** Formats a string literal, in single quotes if it contains double quotes, as most JSON does. */
function literalOf(text: string): string {
  const literal = quote(text);
  return literal.includes('\\"') && !literal.includes("'")
    ? `'${literal.slice(1, -1).replaceAll('\\"', '"')}'`
    : literal;
}

/** Joins parts to an expression. Adjacent constant texts are merged. */
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

/** Formats a property access: `v.name`, or `v["a name"]` if the name is not an identifier. */
function access(value: string, name: string): string {
  const key = propertyName(name);
  return key === name ? `${value}.${name}` : `${value}[${key}]`;
}
