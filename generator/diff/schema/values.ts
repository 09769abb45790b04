import type { Schema } from "../../model/model.ts";
import { show, without } from "../found.ts";
import type { Comparison, Difference } from "./difference.ts";
import { accepts, finiteValues } from "./finite-values.ts";

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
