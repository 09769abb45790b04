import type { Schema } from "../../model/model.ts";
import { show } from "../found.ts";
import { accepts } from "./accepts.ts";
import type { Comparison, Difference } from "./difference.ts";
import { finiteValues, rangeOf } from "./finite-values.ts";
import { typesOf } from "./types.ts";

/**
 * Compares the values that a schema lists. Each of them is tried against all keywords of the other schema. Ignores null if
 * it is reported with the types.
 */
export const values: Comparison = function* (before, after, { findBefore, findAfter }) {
  const [listed, newlyListed] = [finiteValues(before, findBefore), finiteValues(after, findAfter)];
  if (!listed && !newlyListed) return;
  const [from, to] = [listed ?? rangeOf(before, findBefore), newlyListed ?? rangeOf(after, findAfter)];
  const isNullInBoth = [typesOf(before, findBefore), typesOf(after, findAfter)].every((types) =>
    types.includes("null"),
  );
  const isCompared = (value: unknown): boolean => value !== null || isNullInBoth;
  for (const value of from ?? []) {
    if (isCompared(value) && accepts(after, value, findAfter) !== true) yield removed(after, value);
  }
  for (const value of to ?? []) {
    if (isCompared(value) && accepts(before, value, findBefore) !== true) yield added(after, value);
  }
  if (!from) yield { facet: "values-restricted", path: placeOf(after), text: `the value must be one of ${show(to)}` };
  if (!to) yield { facet: "values-opened", path: placeOf(after), text: `the value need not be one of ${show(from)}` };
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

const placeOf = (schema: Schema): readonly string[] => [
  ["const", "anyOf", "oneOf"].find((keyword) => Object.hasOwn(schema, keyword)) ?? "enum",
];
