import type { Model, Schema } from "../../model/model.ts";
import { isSchema } from "../../schema/schema-parts.ts";
import { schemaTable } from "../inline-schemas.ts";
import { propertiesOf, requiredOf } from "../openapi/schema.ts";
import { linkFrom, pagePath } from "./links.ts";
import { code, table, text } from "./markdown.ts";

interface Field {
  /** With the way to it: `data[].author.name`. */
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** What a tool takes, one row for each argument and each property of an object written in place. */
export function inputTable(page: string, input: Schema, model: Model): string {
  const rows = fields(input).map(({ name, schema, required }) => [
    code(name),
    typeText(page, schema),
    required ? "yes" : "",
    defaultText(schema, model),
    allowedText(schema, model),
    text(descriptionOf(schema) || mentioned(schema, model)),
  ]);
  return table(["Name", "Type", "Required", "Default", "Allowed", "Description"], rows);
}

/** What an answer holds; `entry` is the shared schema of the entries under `data`, shown with it. */
export function outputTable(page: string, output: Schema, model: Model, entry: Schema | null = null): string {
  const own = fields(output);
  const all = entry
    ? own.flatMap((field) => (field.name === "data" ? [field, ...fields(entry, "data[].")] : [field]))
    : own;
  const rows = all.map(({ name, schema, required }) => [
    code(name),
    required ? typeText(page, schema) : `${typeText(page, schema)}, optional`,
    allowedText(schema, model),
    text(descriptionOf(schema) || mentioned(schema, model)),
  ]);
  return table(["Name", "Type", "Allowed", "Description"], rows);
}

/** A schema that is no object in one line: its type and the values it allows. */
export function valueText(page: string, schema: Schema, model: Model): string {
  const allowed = allowedText(schema, model);
  return allowed === "" ? typeText(page, schema) : `${typeText(page, schema)}: ${allowed}`;
}

/** The shared schema that an answer lists under `data`, or null where the answer is no list of a shared schema. */
export function listedSchema(schema: Schema): string | null {
  const { data } = propertiesOf(schema);
  const items = data?.["items"];
  return isSchema(items) && typeof items["$ref"] === "string" ? items["$ref"] : null;
}

/** Names of the shared schemas that a schema refers to, at any depth of what is written in place. */
export function referencesOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(referencesOf);
  if (!isSchema(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === "$ref" && typeof value === "string") return [value];
    return ["default", "enum", "const", "examples"].includes(keyword) ? [] : referencesOf(value);
  });
}

/** What the shared schema that a field refers to says of itself. */
function mentioned({ $ref }: Schema, model: Model): string {
  return typeof $ref === "string" ? descriptionOf(schemaOf(model, $ref)) : "";
}

/** A shared schema by name; check has made sure of it. */
export function schemaOf({ schemas }: Model, name: string): Schema {
  return schemaTable(schemas).get(name) ?? {};
}

export const descriptionOf = ({ description }: Schema): string => (typeof description === "string" ? description : "");

function fields(schema: Schema, prefix = ""): readonly Field[] {
  const required = requiredOf(schema);
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const field = { name: prefix + name, schema: property, required: required.includes(name) };
    const { items } = property;
    const nested = isSchema(items) ? fields(items, `${field.name}[].`) : fields(property, `${field.name}.`);
    return [field, ...nested];
  });
}

function typeText(page: string, schema: Schema): string {
  const { $ref, allOf, anyOf, oneOf, items, type, format } = schema;
  if (typeof $ref === "string") return linkFrom(page, pagePath.schema($ref), $ref);
  const variants = [allOf, anyOf, oneOf].find((each) => Array.isArray(each) && each.length > 0) as Schema[] | undefined;
  if (variants && type === undefined) return [...new Set(variants.map((each) => typeText(page, each)))].join(" or ");
  const names = [type ?? valueTypes(schema)].flat().filter((name) => typeof name === "string");
  const printed = names.map((name) => {
    if (name === "array") return isSchema(items) ? `list of ${typeText(page, items)}` : "list";
    return name === "string" && typeof format === "string" ? text(format) : name;
  });
  return printed.join(" or ") || "any";
}

/** Types of the values of an `enum` or `const` that states none. */
function valueTypes(schema: Schema): readonly string[] {
  const values: readonly unknown[] = Array.isArray(schema["enum"])
    ? schema["enum"]
    : "const" in schema
      ? [schema["const"]]
      : [];
  return [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
}

function defaultText(field: Schema, model: Model): string {
  const schema = followed(field, model);
  return "default" in schema ? valueCode(schema["default"]) : "";
}

/** A reference to a scalar followed, so that its constraints stand beside the field; what has fields has a page to read. */
function followed(schema: Schema, model: Model): Schema {
  if (typeof schema["$ref"] !== "string") return schema;
  const target = followed(schemaOf(model, schema["$ref"]), model);
  return [target["type"]].flat().some((type) => type === "object" || type === "array") ? schema : target;
}

function allowedText(field: Schema, model: Model): string {
  const schema = followed(field, model);
  const { enum: values, items, pattern } = schema;
  const range = (least: string, most: string, unit: string): string => {
    const { [least]: from, [most]: to } = schema;
    const counted = (count: number): string => `${count}${count === 1 ? unit.replace(/s$/, "") : unit}`;
    if (typeof from !== "number") return typeof to === "number" ? `at most ${counted(to)}` : "";
    return typeof to === "number" ? `${from} to ${counted(to)}` : `at least ${counted(from)}`;
  };
  const parts = [
    Array.isArray(values) ? values.map(valueCode).join(", ") : "const" in schema ? valueCode(schema["const"]) : "",
    range("minimum", "maximum", ""),
    range("exclusiveMinimum", "exclusiveMaximum", " (exclusive)"),
    range("minLength", "maxLength", " characters"),
    range("minItems", "maxItems", " items"),
    schema["uniqueItems"] === true ? "no duplicates" : "",
    typeof pattern === "string" ? `matches ${code(pattern)}` : "",
    entryText(items, model),
  ];
  return parts.filter((part) => part !== "").join("; ");
}

/** What each item of a list may be. */
function entryText(items: unknown, model: Model): string {
  const allowed = isSchema(items) ? allowedText(items, model) : "";
  return allowed === "" ? "" : `each ${allowed}`;
}

/** A value in code: words bare, everything else as JSON. */
function valueCode(value: unknown): string {
  const bare =
    typeof value === "string" && /^[a-z_][\w.:/+-]*$/i.test(value) && !["true", "false", "null"].includes(value);
  return code(bare ? value : JSON.stringify(value));
}
