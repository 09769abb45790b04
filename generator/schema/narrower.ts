import { followed, type FindSchema } from "./query.ts";
import { isSchema } from "./schema-parts.ts";
import type { Schema } from "../language/key-types.ts";

/** Keywords that do not restrict values. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...["title", "description", "default", "examples", "deprecated", "x-sunset", "x-third-party"],
]);

/** In a narrower schema, a bound in `LOWER` is the same or larger, and a bound in `UPPER` is the same or smaller. */
export const LOWER: readonly string[] = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
export const UPPER: readonly string[] = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/** Keywords whose effect depends on others, so that equal values may restrict differently. */
const COMBINED = ["items", "contains", "properties", "additionalProperties"];

/**
 * Checks keyword by keyword whether every value that is valid for one schema is valid for another. Returns false if this
 * cannot be decided.
 * @param fits an additional condition on each pair of schemas that apply to the same value. The wider one is empty where it
 *   accepts any value.
 */
export function isNarrower(
  narrower: unknown,
  wider: unknown,
  find: FindSchema,
  fits?: (narrower: Schema, wider: Schema) => boolean,
): boolean {
  const compared = new Map<Schema, Set<Schema>>();
  const compare: Compare = (one, other) => {
    const limit = other === undefined || other === true ? ANY : other;
    if (!isSchema(one) || !isSchema(limit) || (limit === ANY && !fits)) return limit === ANY || one === false;
    if (typeof one.$ref === "string" && one.$ref === limit.$ref) return true;
    const [from, to] = [followed(one, find), followed(limit, find)];
    if (!from || !to || (fits && !fits(from, to))) return false;
    // For recursive schemas: a pair that is already being compared is decided by that comparison.
    const others = compared.get(from) ?? new Set();
    if (others.has(to)) return true;
    compared.set(from, others.add(to));
    return Object.entries({ ...OPEN, ...to }).every(([keyword, value]) => restricts(keyword, value, from, to, compare));
  };
  return compare(narrower, wider);
}

/** The schema of any value. */
const ANY: Schema = {};

/** Keywords of a schema that restricts no part of a value. */
const OPEN: Schema = { items: true, additionalProperties: true, anyOf: true, oneOf: true, allOf: true };

type Compare = (narrower: unknown, wider: unknown) => boolean;

function restricts(keyword: string, limit: unknown, from: Schema, to: Schema, compare: Compare): boolean {
  if (ANNOTATIONS.has(keyword)) return true;
  const own = from[keyword];
  if (!COMBINED.includes(keyword) && isSame(own, limit)) return true;
  if (LOWER.includes(keyword)) return Number(own) >= Number(limit);
  if (UPPER.includes(keyword)) return Number(own) <= Number(limit);
  switch (keyword) {
    case "type":
      return own !== undefined && [own].flat().every((type) => acceptsType(limit, type));
    case "enum":
      return (
        listedValues(from)?.every((value) => (limit as readonly unknown[]).some((each) => isSame(each, value))) ?? false
      );
    case "items":
      return [...listOf(from["prefixItems"]).slice(listOf(to["prefixItems"]).length), own].every((part) =>
        compare(part, limit),
      );
    case "contains":
      return isSame(own, limit) && countOf(from["minContains"]) >= countOf(to["minContains"]);
    case "anyOf":
    case "oneOf":
    case "allOf":
      return limit === true && listOf(own).every((part) => compare(part, true));
    case "propertyNames":
      return compare(own, limit);
    case "required":
      return (limit as readonly unknown[]).every((name) => listOf(own).includes(name));
    case "properties":
      return arePropertiesNarrower(from, limit as Readonly<Record<string, unknown>>, compare);
    case "additionalProperties":
      return areAdditionalPropertiesNarrower(from, to, compare);
    default:
      return false;
  }
}

function arePropertiesNarrower(from: Schema, wider: Readonly<Record<string, unknown>>, compare: Compare): boolean {
  const own = (from["properties"] ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(wider).every(([name, schema]) =>
    Object.hasOwn(own, name) ? compare(own[name], schema) : isClosed(from),
  );
}

/** Checks the properties that only `from` declares, and those that neither schema declares. */
function areAdditionalPropertiesNarrower(from: Schema, to: Schema, compare: Compare): boolean {
  const [own, wanted] = [from, to].map((schema) => fieldsOf(schema["properties"])) as [Fields, Fields];
  const limit = to["additionalProperties"];
  return (
    Object.keys(own).every((name) => Object.hasOwn(wanted, name) || compare(own[name], limit)) &&
    (isSame(from["patternProperties"], to["patternProperties"]) ||
      Object.values(fieldsOf(from["patternProperties"])).every((part) => compare(part, limit))) &&
    (from["additionalProperties"] === false || compare(from["additionalProperties"], limit))
  );
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isSchema(value) ? value : {});

const isClosed = (schema: Schema): boolean =>
  schema["additionalProperties"] === false && schema["patternProperties"] === undefined;

const countOf = (minContains: unknown): number => Number(minContains ?? 1);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Returns the values that `const` or `enum` lists, or undefined. */
export function listedValues(schema: Schema): readonly unknown[] | undefined {
  if (Object.hasOwn(schema, "const")) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? (schema["enum"] as unknown[]) : undefined;
}

function acceptsType(limit: unknown, type: unknown): boolean {
  const types = [limit].flat();
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
