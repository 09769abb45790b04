import type { Schema } from "../../model/model.ts";
import { isSame, show, without } from "../found.ts";
import type { Comparison, Difference } from "./difference.ts";
import { finiteValues } from "./types.ts";

/** Compares the values that `enum` or `const` lists. Null is compared with the types. */
export const values: Comparison = function* (before, after) {
  const [from, to] = [finiteValues(before), finiteValues(after)];
  if (!from && !to) return;
  if (!from) {
    yield { facet: "values-restricted", path: placeOf(after), text: `the value must be one of ${show(to)}` };
  } else if (!to) {
    for (const value of from) if (value !== null && !accepts(after, value)) yield removed(after, value);
    yield { facet: "values-opened", path: placeOf(after), text: `the value need not be one of ${show(from)}` };
  } else {
    for (const value of without(from, to)) if (value !== null) yield removed(after, value);
    for (const value of without(to, from)) {
      if (value !== null) yield { facet: "value-added", path: placeOf(after), text: `value ${show(value)} was added` };
    }
  }
};

const removed = (after: Schema, value: unknown): Difference => ({
  facet: "value-removed",
  path: placeOf(after),
  text: `value ${show(value)} was removed`,
});

const placeOf = (schema: Schema): readonly string[] => [Object.hasOwn(schema, "const") ? "const" : "enum"];

/** Returns whether a schema without `enum` accepts a value, as far as its type, size and pattern decide. */
function accepts(schema: Schema, value: unknown): boolean {
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
  return types?.some((name) => isSame(name, typeof value)) ?? true;
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
