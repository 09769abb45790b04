import { formats } from "../schema/formats.ts";
import { matches } from "../schema/matches.ts";
import { isFields, asArray, own, type Fields } from "./fields.ts";
import { hasType } from "./json-types.ts";

/** Keywords that do not restrict values. */
const ANNOTATIONS: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "deprecated"]);
/** The maximum recursion depth; a circular reference exceeds it. */
const MAX_DEPTH = 50;

/**
 * Checks whether a value is certainly valid, without compiling a validator, which takes much longer. False means
 * unknown: use a validator. Only the most common keywords are supported. `shared` contains the schemas that `$ref` may
 * refer to.
 */
export function isCertainlyValid(
  schema: unknown,
  value: unknown,
  shared: ReadonlyMap<string, unknown>,
  depth = 0,
): boolean {
  if (!isFields(schema) || depth > MAX_DEPTH) return false;
  const isValid = (part: unknown, inner: unknown): boolean => isCertainlyValid(part, inner, shared, depth + 1);
  return Object.entries(schema).every(([keyword, limit]) => {
    if (ANNOTATIONS.has(keyword)) return true;
    if (keyword === "$ref") return typeof limit === "string" && isValid(shared.get(limit), value);
    if (keyword === "type") return hasType(value, [limit].flat() as readonly string[]);
    if (keyword === "enum") return isScalar(value) && asArray(limit).includes(value);
    if (keyword === "const") return isScalar(value) && limit === value;
    if (keyword === "anyOf") return asArray(limit).some((part) => isValid(part, value));
    if (typeof value === "string") return isStringValid(keyword, limit, value);
    if (typeof value === "number") return isNumberValid(keyword, limit, value);
    if (Array.isArray(value)) return isArrayValid(keyword, limit, value, isValid);
    return isFields(value) && isObjectValid(keyword, limit, value, schema, isValid);
  });
}

type IsValid = (part: unknown, inner: unknown) => boolean;

const isScalar = (value: unknown): boolean => value === null || typeof value !== "object";

function isStringValid(keyword: string, limit: unknown, value: string): boolean {
  switch (keyword) {
    case "minLength":
      return Array.from(value).length >= Number(limit);
    case "maxLength":
      return Array.from(value).length <= Number(limit);
    case "pattern":
      return matches(String(limit), value) === true;
    case "format":
      return isFormatValid(String(limit), value);
    default:
      return false;
  }
}

function isFormatValid(name: string, value: string): boolean {
  const format: unknown = own(formats, name);
  const test = isFields(format) && "validate" in format ? format.validate : format;
  if (test instanceof RegExp) return new RegExp(test.source, test.flags).test(value);
  return typeof test === "function" && (test as (value: string) => unknown)(value) === true;
}

function isNumberValid(keyword: string, limit: unknown, value: number): boolean {
  switch (keyword) {
    case "minimum":
      return value >= Number(limit);
    case "maximum":
      return value <= Number(limit);
    case "exclusiveMinimum":
      return value > Number(limit);
    case "exclusiveMaximum":
      return value < Number(limit);
    default:
      return false;
  }
}

function isArrayValid(keyword: string, limit: unknown, value: readonly unknown[], isValid: IsValid): boolean {
  switch (keyword) {
    case "items":
      return value.every((item) => isValid(limit, item));
    case "minItems":
      return value.length >= Number(limit);
    case "maxItems":
      return value.length <= Number(limit);
    case "uniqueItems":
      return limit === false || (value.every(isScalar) && new Set(value).size === value.length);
    default:
      return false;
  }
}

function isObjectValid(keyword: string, limit: unknown, value: Fields, schema: Fields, isValid: IsValid): boolean {
  switch (keyword) {
    case "properties":
      return (
        isFields(limit) &&
        Object.entries(limit).every(([name, part]) => !Object.hasOwn(value, name) || isValid(part, value[name]))
      );
    case "required":
      return asArray(limit).every((name) => Object.hasOwn(value, String(name)));
    case "minProperties":
      return Object.keys(value).length >= Number(limit);
    case "maxProperties":
      return Object.keys(value).length <= Number(limit);
    case "additionalProperties": {
      const known = own(schema, "properties");
      const named = isFields(known) ? known : {};
      const further = Object.keys(value).filter((name) => !Object.hasOwn(named, name));
      return limit === true || further.every((name) => limit !== false && isValid(limit, value[name]));
    }
    default:
      return false;
  }
}
