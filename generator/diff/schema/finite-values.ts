import type { Schema } from "../../model/model.ts";

/** Returns the only valid values of a schema, or undefined if it has others. */
export function finiteValues(schema: Schema): readonly unknown[] | undefined {
  const { type } = schema;
  const listed = Object.hasOwn(schema, "const") ? [schema["const"]] : schema["enum"];
  if (Array.isArray(listed)) return (listed as readonly unknown[]).filter((value) => accepts(schema, value));
  return type === "boolean" ? [true, false] : type === "null" ? [null] : undefined;
}

/** The maximum number of integers that are compared one by one. */
const MAX_RANGE = 100;

/** Returns the integers of a small range, or undefined for another schema. */
export function rangeOf(schema: Schema): readonly unknown[] | undefined {
  const { type, minimum, maximum } = schema as Bounds;
  if (type !== "integer" || minimum === undefined || maximum === undefined) return undefined;
  const first = Math.ceil(minimum);
  const length = Math.max(0, Math.floor(maximum) - first + 1);
  if (length > MAX_RANGE) return undefined;
  return Array.from({ length }, (_, index) => first + index).filter((value) => accepts(schema, value));
}

/** Returns whether the type, size and pattern of a schema accept a value that `enum` lists. */
export function accepts(schema: Schema, value: unknown): boolean {
  const { type, minLength = 0, maxLength = Infinity, pattern } = schema as Bounds;
  const {
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum = -Infinity,
    exclusiveMaximum = Infinity,
  } = schema as Bounds;
  const types = type === undefined ? undefined : [type].flat();
  if (typeof value === "string") {
    const { length } = Array.from(value); // code points
    const isMatch = pattern === undefined || new RegExp(pattern, "u").test(value);
    return (types?.includes("string") ?? true) && length >= minLength && length <= maxLength && isMatch;
  }
  if (typeof value === "number") {
    const isType = types?.some((name) => name === "number" || (name === "integer" && Number.isInteger(value))) ?? true;
    return isType && value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  }
  const name = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return types?.includes(name) ?? true;
}

interface Bounds {
  readonly type?: string | readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}
