import type { MemberNode, TypeNode } from "../format/type-node.ts";
import { quote } from "../format/text.ts";
import type { Schema } from "../model/model.ts";
import { isSchema } from "../model/schema-parts.ts";

export interface TypeOptions {
  /** Whether a property is present even when its caller left it out, because validators fill in its default. */
  readonly isFilledIn: (property: Schema) => boolean;
  /** Properties of the outermost object that the type leaves out. */
  readonly omit?: readonly string[];
}

const unknown: TypeNode = { kind: "text", text: "unknown" };

/**
 * The TypeScript type of what a JSON Schema accepts. Constraints that types cannot express (lengths, ranges, formats) are
 * the validator's; shared schemas appear by name.
 */
export function typeOfSchema(schema: unknown, options: TypeOptions): TypeNode {
  if (schema === false) return { kind: "text", text: "never" };
  if (!isSchema(schema)) return unknown;
  const inner: TypeOptions = { isFilledIn: options.isFilledIn };
  const list = (keyword: string): readonly unknown[] | null =>
    Array.isArray(schema[keyword]) ? (schema[keyword] as readonly unknown[]) : null;

  if (typeof schema.$ref === "string") return { kind: "text", text: schema.$ref };
  if ("const" in schema) return literal(schema.const);
  const allowed = list("enum");
  if (allowed) return union(allowed.map(literal));
  const alternatives = list("oneOf") ?? list("anyOf");
  if (alternatives) return union(alternatives.map((alternative) => typeOfSchema(alternative, inner)));
  const parts = list("allOf");
  if (parts) return intersection(parts.map((part) => typeOfSchema(part, inner)));
  const types = list("type") ?? [schema.type];
  return union(types.map((type) => typeOfKeyword(type, schema, options)));
}

/** The members of an object schema, in the order of its properties. */
export function membersOf(schema: Schema, { isFilledIn, omit = [] }: TypeOptions): readonly MemberNode[] {
  const required = (schema.required ?? []) as readonly string[];
  return Object.entries((schema.properties ?? {}) as Schema)
    .filter(([name]) => !omit.includes(name))
    .map(([name, property]) => ({
      name,
      optional: !required.includes(name) && !(isSchema(property) && isFilledIn(property)),
      description: isSchema(property) && typeof property.description === "string" ? property.description : "",
      type: typeOfSchema(property, { isFilledIn }),
    }));
}

/** What an object schema allows beyond its properties, or null. */
export function restOf(schema: Schema, options: TypeOptions): TypeNode | null {
  const rest = schema.additionalProperties;
  if (isSchema(rest)) {
    // Beside named members, an index signature must hold their types too.
    return Object.keys(schema.properties ?? {}).length > 0 ? unknown : typeOfSchema(rest, options);
  }
  if (rest === true) return unknown;
  return rest === undefined && schema.properties === undefined ? unknown : null;
}

function typeOfKeyword(type: unknown, schema: Schema, options: TypeOptions): TypeNode {
  switch (type) {
    case "string":
    case "number":
    case "boolean":
    case "null":
      return { kind: "text", text: type };
    case "integer":
      return { kind: "text", text: "number" };
    case "array":
      return { kind: "array", item: typeOfSchema(schema.items, { isFilledIn: options.isFilledIn }) };
    case "object":
      return objectType(schema, options);
    default:
      return schema.properties === undefined ? unknown : objectType(schema, options);
  }
}

function objectType(schema: Schema, options: TypeOptions): TypeNode {
  const rest = restOf(schema, { isFilledIn: options.isFilledIn });
  return { kind: "object", members: membersOf(schema, options), rest };
}

function literal(value: unknown): TypeNode {
  if (typeof value === "string") return { kind: "text", text: quote(value) };
  if (value === null || typeof value === "number" || typeof value === "boolean") {
    return { kind: "text", text: String(value) };
  }
  return unknown;
}

function union(members: readonly TypeNode[]): TypeNode {
  const flat = members.flatMap((member) => (member.kind === "union" ? member.members : [member]));
  const distinct = flat.filter((member, index) => indexOf(flat, member) === index);
  if (distinct.length === 0 || indexOf(distinct, unknown) >= 0) return unknown;
  return distinct.length === 1 && distinct[0] ? distinct[0] : { kind: "union", members: distinct };
}

function intersection(members: readonly TypeNode[]): TypeNode {
  const parts = members.filter((member) => member !== unknown);
  return parts.length === 1 && parts[0]
    ? parts[0]
    : parts.length === 0
      ? unknown
      : { kind: "intersection", members: parts };
}

function indexOf(members: readonly TypeNode[], wanted: TypeNode): number {
  return members.findIndex((member) =>
    wanted.kind === "text" && member.kind === "text" ? member.text === wanted.text : member === wanted,
  );
}
