import { TYPES } from "../../language/json-schema.ts";
import { followed, type FindSchema } from "../../schema/query.ts";
import { isSame, without } from "../found.ts";
import { listAt, type Comparison, type Difference } from "./difference.ts";
import { finiteValues } from "./finite-values.ts";

/** Returns the JSON types of a schema: those of its listed values, `type`, alternatives or `allOf`; otherwise all. */
export function typesOf(schema: unknown, find: FindSchema): readonly string[] {
  if (schema === false) return [];
  const target = followed(schema, find);
  if (!target) return ALL;
  if (isSame(target["not"], {}) || target["not"] === true) return [];
  const { type } = target;
  const values = finiteValues(target, find);
  if (values) return withInteger([...new Set(values.map(typeOf))]);
  if (type !== undefined) return withInteger([type].flat() as string[]);
  const choices = [listAt(target, "anyOf"), listAt(target, "oneOf")].find((list) => list.length > 0);
  if (choices) return [...new Set(choices.flatMap((choice) => typesOf(choice, find)))];
  const [first, ...others] = listAt(target, "allOf").map((part) => typesOf(part, find));
  return first?.filter((name) => others.every((types) => types.includes(name))) ?? ALL;
}

/** Adds `integer` to `number`, which includes it. */
const withInteger = (types: readonly string[]): readonly string[] =>
  types.includes("number") ? [...new Set([...types, "integer"])] : types;

const ALL: readonly string[] = TYPES;

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Compares the types of values. `null` is reported separately, because it affects nearly every reader. */
export const types: Comparison = function* (before, after, { findBefore, findAfter }) {
  const [from, to] = [typesOf(before, findBefore), typesOf(after, findAfter)];
  const [lost, gained] = [without(from, to), without(to, from)];
  yield* nulls(lost, gained);
  const [removed, added] = [lost, gained].map((names) => names.filter((name) => name !== "null"));
  if (!removed || !added || removed.length + added.length === 0) return;
  const facet = removed.length === 0 ? "type-widened" : added.length === 0 ? "type-narrowed" : "type-changed";
  yield { facet, path: ["type"], text: `the type changed from ${describe(from)} to ${describe(to)}` };
};

/** Reports null if it is among the types that a schema lost or gained. */
export function* nulls(lost: readonly string[], gained: readonly string[]): Generator<Difference> {
  if (lost.includes("null")) {
    yield { facet: "null-rejected", path: ["type"], text: "null is no longer valid" };
    yield { facet: "null-removed", path: ["type"], text: "the value is never null" };
  }
  if (gained.includes("null")) {
    yield { facet: "null-accepted", path: ["type"], text: "null is valid" };
    yield { facet: "null-added", path: ["type"], text: "the value may be null" };
  }
}

const describe = (types: readonly string[]): string => {
  if (types.length === 0) return "none";
  if (ALL.every((name) => types.includes(name))) return "any type";
  return types.filter((name) => name !== "integer" || !types.includes("number")).join(" or ");
};
