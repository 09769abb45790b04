import type { Schema } from "../../model/model.ts";
import type { FindSchema } from "../../schema/query.ts";
import { isSchema } from "../../schema/schema-parts.ts";
import { without } from "../found.ts";
import { accepts } from "./accepts.ts";

/** Returns the listed values of a schema, without those known to be invalid; undefined if they cannot be listed. */
export function finiteValues(schema: Schema, find: FindSchema): readonly unknown[] | undefined {
  const listed = listedValues(schema, find);
  return listed && distinct(listed).filter((value) => accepts(schema, value, find) !== false);
}

/**
 * Returns the values that one keyword lists, such as `enum`. They include every valid value, and may include invalid
 * ones.
 */
function listedValues(schema: Schema, find: FindSchema): readonly unknown[] | undefined {
  const { anyOf, oneOf, allOf } = schema;
  if (Object.hasOwn(schema, "const")) return [schema["const"]];
  if (Array.isArray(schema["enum"])) return schema["enum"] as readonly unknown[];
  const lists = (parts: unknown) => (Array.isArray(parts) ? parts : []).map((part) => valuesOfPart(part, find));
  for (const choices of [lists(anyOf), lists(oneOf)]) {
    if (choices.length > 0 && choices.every((values) => values !== undefined)) return choices.flat();
  }
  return lists(allOf).find((values) => values !== undefined) ?? valuesOfTypes(schema);
}

const valuesOfPart = (part: unknown, find: FindSchema): readonly unknown[] | undefined =>
  isSchema(part) ? (finiteValues(part, find) ?? rangeOf(part, find)) : undefined;

/** Returns the values of `boolean` and `null`, or undefined if a schema also allows other types. */
function valuesOfTypes({ type }: Schema): readonly unknown[] | undefined {
  const types = [type].flat() as readonly unknown[];
  const values = types.map((name) => (name === "boolean" ? [true, false] : name === "null" ? [null] : undefined));
  return values.every((list) => list !== undefined) ? values.flat() : undefined;
}

const distinct = (items: readonly unknown[]): readonly unknown[] =>
  items.filter((item, index) => without([item], items.slice(0, index)).length > 0);

/** The maximum number of integers that are compared one by one. */
const MAX_RANGE = 100;

/** Returns the integers of a small range, or undefined for another schema. */
export function rangeOf(schema: Schema, find: FindSchema): readonly unknown[] | undefined {
  const { type, minimum, maximum } = schema as Bounds;
  if (type !== "integer" || minimum === undefined || maximum === undefined) return undefined;
  const first = Math.ceil(minimum);
  const length = Math.max(0, Math.floor(maximum) - first + 1);
  if (length > MAX_RANGE) return undefined;
  const integers = Array.from({ length }, (_, index) => first + index);
  return integers.filter((value) => accepts(schema, value, find) !== false);
}

interface Bounds {
  readonly type?: string | readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * Returns whether the valid values of one of two schemas are listed and can be tried one by one, so that no other
 * keyword needs to be compared. In outputs, schemas with objects as values do not count, because the properties of the
 * objects must be compared.
 */
export function areListed(schemas: readonly (readonly [Schema, FindSchema])[], direction: "input" | "output"): boolean {
  return schemas.some(([schema, find]) => {
    const values = finiteValues(schema, find);
    return values?.every((value) => direction === "input" || value === null || typeof value !== "object") ?? false;
  });
}
