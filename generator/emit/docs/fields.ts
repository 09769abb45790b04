import type { Model, Schema } from "../../model/model.ts";
import { isSchema, requiredOf } from "../../schema/schema-parts.ts";
import { schemaTable } from "../inline-schemas.ts";
import { propertiesOf } from "../openapi/schema.ts";
import { linkFrom, pagePath } from "./links.ts";
import { code, inline, table, text } from "./markdown.ts";

interface Field {
  /** The path of the field: `data[].author.name`. */
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** Emits the input table of a tool, with one row for each argument and each property of an inline object. */
export function inputTable(page: string, input: Schema, model: Model): string {
  const rows = fields(input).map(({ name, schema, required }) => [
    code(name),
    typeText(page, schema),
    required ? "yes" : "",
    defaultText(schema, model),
    allowedText(schema, model),
    inline(descriptionOf(schema) || referencedDescription(schema, model)),
  ]);
  return table(["Name", "Type", "Required", "Default", "Allowed", "Description"], rows);
}

/** Emits the table of an output; `entry` is the shared schema of the items of `data`, whose fields are included. */
export function outputTable(page: string, output: Schema, model: Model, entry: Schema | null = null): string {
  const own = fields(output);
  const all = entry
    ? own.flatMap((field) => (field.name === "data" ? [field, ...fields(entry, "data[].")] : [field]))
    : own;
  const rows = all.map(({ name, schema, required }) => [
    code(name),
    required ? typeText(page, schema) : `${typeText(page, schema)}, optional`,
    allowedText(schema, model),
    inline(descriptionOf(schema) || referencedDescription(schema, model)),
  ]);
  return table(["Name", "Type", "Allowed", "Description"], rows);
}

/** Returns one line about a schema that is not an object: its type and allowed values. */
export function valueText(page: string, schema: Schema, model: Model): string {
  const allowed = allowedText(schema, model);
  return allowed === "" ? typeText(page, schema) : `${typeText(page, schema)}: ${allowed}`;
}

/** Returns the name of the shared schema of the items of `data`, or null if the output is not a list of a shared schema. */
export function listedSchema(schema: Schema): string | null {
  const { data } = propertiesOf(schema);
  const items = data?.["items"];
  return isSchema(items) && typeof items["$ref"] === "string" ? items["$ref"] : null;
}

/** Returns the description of the shared schema that a field refers to. */
function referencedDescription({ $ref }: Schema, model: Model): string {
  return typeof $ref === "string" ? descriptionOf(schemaOf(model, $ref)) : "";
}

/** Returns a shared schema by name. It exists, because `checkSpec` reports unresolved references. */
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
  if (variants && type === undefined)
    return [...new Set(variants.map((each) => typeText(page, each)))].join(variants === allOf ? " and " : " or ");
  const names = [type ?? valueTypes(schema)].flat().filter((name) => typeof name === "string");
  const printed = names.map((name) => {
    if (name === "array") return isSchema(items) ? `list of ${typeText(page, items)}` : "list";
    return name === "string" && typeof format === "string" ? text(format) : name;
  });
  return printed.join(" or ") || "any";
}

/** Returns the types of `enum` or `const` values, for a schema without `type`. */
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

/** Follows references to scalars, so that the field shows their constraints. Objects and arrays have their own pages. */
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

/** Describes the allowed items of a list. */
function entryText(items: unknown, model: Model): string {
  const allowed = isSchema(items) ? allowedText(items, model) : "";
  return allowed === "" ? "" : `each ${allowed}`;
}

/** Formats a value as code: simple words without quotes, everything else as JSON. */
function valueCode(value: unknown): string {
  const bare =
    typeof value === "string" && /^[a-z_][\w.:/+-]*$/i.test(value) && !["true", "false", "null"].includes(value);
  return code(bare ? value : JSON.stringify(value));
}
