import type { JsonType } from "../language/json-schema.ts";

/** Returns the JSON Schema type of a value: `integer` for a number without a fraction. */
export function typeOfValue(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "string" ? "string" : typeof value === "boolean" ? "boolean" : "object";
}

/** Returns whether a value has one of the types. */
export function hasType(value: unknown, types: readonly string[]): boolean {
  const type = typeOfValue(value);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}
