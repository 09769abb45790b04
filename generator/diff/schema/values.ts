import type { Schema } from "../../model/model.ts";
import { show, without } from "../found.ts";
import type { Comparison, Difference } from "./difference.ts";
import { accepts, finiteValues, rangeOf } from "./finite-values.ts";

/** Compares the values that `enum` or `const` lists. Ignores null, which is compared with the types. */
export const values: Comparison = function* (before, after) {
  const [listed, newlyListed] = [finiteValues(before), finiteValues(after)];
  if (!listed && !newlyListed) return;
  const [from, to] = [listed ?? rangeOf(before), newlyListed ?? rangeOf(after)];
  if (!from) {
    for (const value of to ?? []) if (value !== null && !accepts(before, value)) yield added(after, value);
    yield { facet: "values-restricted", path: placeOf(after), text: `the value must be one of ${show(to)}` };
  } else if (!to) {
    for (const value of from) if (value !== null && !accepts(after, value)) yield removed(after, value);
    yield { facet: "values-opened", path: placeOf(after), text: `the value need not be one of ${show(from)}` };
  } else {
    for (const value of without(from, to)) if (value !== null) yield removed(after, value);
    for (const value of without(to, from)) if (value !== null) yield added(after, value);
  }
};

const removed = (after: Schema, value: unknown): Difference => ({
  facet: "value-removed",
  path: placeOf(after),
  text: `value ${show(value)} was removed`,
});

const added = (after: Schema, value: unknown): Difference => ({
  facet: "value-added",
  path: placeOf(after),
  text: `value ${show(value)} was added`,
});

const placeOf = (schema: Schema): readonly string[] => [Object.hasOwn(schema, "const") ? "const" : "enum"];
