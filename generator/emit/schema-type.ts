import { docComment, propertyName, quote } from "../format/text.ts";
import type { Schema } from "../model/model.ts";
import { isSchema } from "../schema/schema-parts.ts";

export interface TypeOptions {
  /** Formats a reference to a shared schema. */
  readonly reference: (name: string) => string;
  /** Whether arrays are `readonly`. */
  readonly isReadonly: boolean;
  /** Whether validators add a default for the property, so that it is always present. */
  readonly isFilledIn: (property: Schema) => boolean;
}

/** The maximum length of a line that contains a complete union. */
const lineLength = 110;

/**
 * Returns the TypeScript type of the values that a JSON Schema accepts. Types do not express lengths, ranges and formats, which
 * validators check. `indent` is the indentation of the line on which the type starts, in spaces.
 */
export function typeOfSchema(schema: unknown, options: TypeOptions, indent = 0): string {
  const onOneLine = alternatives(schema, options, indent);
  const line = onOneLine.join(" | ");
  const blocks = onOneLine.filter((each) => each.includes("\n")).length;
  if (onOneLine.length === 1 || blocks === 1 || (blocks === 0 && line.length + indent <= lineLength)) return line;
  const pad = " ".repeat(indent + 2);
  return alternatives(schema, options, indent + 2).join(`\n${pad}| `);
}

/** Emits an interface or type alias for a schema, with its description as a comment. */
export function declareType(name: string, schema: Schema, options: TypeOptions): string {
  const { description } = schema;
  const comment = typeof description === "string" ? `${docComment(description)}\n` : "";
  const type = typeOfSchema(schema, options);
  const isInterface = type.startsWith("{") && alternatives(schema, options, 0).length === 1 && !("allOf" in schema);
  return comment + (isInterface ? `export interface ${name} ${type}\n` : `export type ${name} = ${type};\n`);
}

/** Emits an object type with the included properties of a schema, each with its description as a comment. */
export function objectType(
  schema: Schema,
  options: TypeOptions,
  indent = 0,
  isIncluded: (name: string) => boolean = () => true,
): string {
  const required = (schema["required"] ?? []) as readonly string[];
  const pad = " ".repeat(indent + 2);
  const properties = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, unknown>>);
  const members = properties
    .filter(([name]) => isIncluded(name))
    .map(([name, property]) => {
      const { description } = isSchema(property) ? property : {};
      const comment = typeof description === "string" ? `${docComment(description, indent + 2)}\n` : "";
      const isPresent = required.includes(name) || (isSchema(property) && options.isFilledIn(property));
      const type = typeOfSchema(property, options, indent + 2);
      return `${comment}${pad}${propertyName(name)}${isPresent ? "" : "?"}: ${type};\n`;
    });
  const rest = restOf(schema, options, indent + 2);
  const lines = [...members, ...(rest === null ? [] : [`${pad}[key: string]: ${rest};\n`])];
  return lines.length === 0 ? "{}" : `{\n${lines.join("")}${" ".repeat(indent)}}`;
}

/** Returns the members of a union, or a single type. */
function alternatives(schema: unknown, options: TypeOptions, indent: number): readonly string[] {
  if (schema === false) return ["never"];
  if (!isSchema(schema)) return ["unknown"];
  const list = (keyword: string): readonly unknown[] | null =>
    Array.isArray(schema[keyword]) ? (schema[keyword] as readonly unknown[]) : null;
  const all = (parts: readonly unknown[]): readonly string[] =>
    distinct(parts.flatMap((part) => alternatives(part, options, indent)));

  if (typeof schema["$ref"] === "string") return [options.reference(schema["$ref"])];
  if ("const" in schema) return [literal(schema["const"])];
  const allowed = list("enum");
  if (allowed) return distinct(allowed.map(literal));
  const either = list("oneOf") ?? list("anyOf");
  if (either) return all(either);
  const parts = list("allOf");
  if (parts) return intersection(parts.map((part) => alternatives(part, options, indent)));
  const types = list("type") ?? [schema["type"]];
  return distinct(types.map((type) => typeOfKeyword(type, schema, options, indent)));
}

function typeOfKeyword(type: unknown, schema: Schema, options: TypeOptions, indent: number): string {
  switch (type) {
    case "string":
    case "number":
    case "boolean":
    case "null":
      return type;
    case "integer":
      return "number";
    case "array":
      return Array.isArray(schema["prefixItems"])
        ? tupleType(schema["prefixItems"], schema, options, indent)
        : arrayType(typeOfSchema(schema["items"], options, indent), options);
    case "object":
      return objectType(schema, options, indent);
    default:
      return schema["properties"] === undefined ? "unknown" : objectType(schema, options, indent);
  }
}

function arrayType(item: string, { isReadonly }: TypeOptions): string {
  if (/^[\w.]+(?:\["\w+"\])?$/.test(item)) return `${isReadonly ? "readonly " : ""}${item}[]`;
  return `${isReadonly ? "ReadonlyArray" : "Array"}<${item}>`;
}

/** Returns the tuple type of an array with `prefixItems`. Items after the first `minItems` are optional. */
function tupleType(first: readonly unknown[], schema: Schema, options: TypeOptions, indent: number): string {
  const { items, minItems } = schema;
  const required = typeof minItems === "number" ? minItems : 0;
  const elements = first.map((item, index) => {
    const type = typeOfSchema(item, options, indent);
    return index < required ? type : `(${type})?`;
  });
  const rest = items === false ? [] : [`...Array<${typeOfSchema(items, options, indent)}>`];
  return `${options.isReadonly ? "readonly " : ""}[${[...elements, ...rest].join(", ")}]`;
}

/**
 * Returns the type of the properties that `properties` does not name; null if they are forbidden, or if the schema has
 * `properties` but neither `additionalProperties` nor `patternProperties`.
 */
function restOf(schema: Schema, options: TypeOptions, indent: number): string | null {
  const { additionalProperties: rest, patternProperties, properties } = schema;
  if (isSchema(patternProperties) && Object.keys(patternProperties).length > 0) return "unknown";
  if (isSchema(rest)) {
    // An index signature must also accept the types of the named members.
    return Object.keys(properties ?? {}).length > 0 ? "unknown" : typeOfSchema(rest, options, indent);
  }
  if (rest === true) return "unknown";
  return rest === undefined && properties === undefined ? "unknown" : null;
}

function literal(value: unknown): string {
  if (typeof value === "string") return quote(value);
  return value === null || typeof value === "number" || typeof value === "boolean" ? String(value) : "unknown";
}

function distinct(members: readonly string[]): readonly string[] {
  const all = [...new Set(members)];
  return all.length === 0 || all.includes("unknown") ? ["unknown"] : all;
}

function intersection(parts: readonly (readonly string[])[]): readonly string[] {
  const known = parts.filter((members) => !members.includes("unknown"));
  if (known.length <= 1) return known[0] ?? ["unknown"];
  return [known.map((members) => (members.length > 1 ? `(${members.join(" | ")})` : members[0])).join(" & ")];
}
