import type { Schema } from "../../model/model.ts";
import { isSchema, requiredOf } from "../../schema/schema-parts.ts";
import type { FindSchema } from "../../schema/query.ts";
import { followed } from "../../schema/query.ts";
import { isSame, without } from "../found.ts";
import {
  isContained,
  listAt,
  propertiesOf,
  type Comparison,
  type ComparisonContext,
  type Difference,
} from "./difference.ts";
import { finiteValues } from "./finite-values.ts";
import { typesOf } from "./types.ts";

/** Compares the alternatives of `anyOf` and `oneOf`, the parts of `allOf`, and the items of arrays. */
export const alternativesAndItems: Comparison = function* (before, after, context) {
  for (const keyword of ["anyOf", "oneOf"] as const) yield* alternatives(keyword, before, after, context);
  yield* conjunction(before, after);
  yield* items(before, after);
};

function* alternatives(
  keyword: "anyOf" | "oneOf",
  before: Schema,
  after: Schema,
  { findBefore, findAfter }: ComparisonContext,
): Generator<Difference> {
  const [from, to] = [listAt(before, keyword), listAt(after, keyword)];
  const [lost, gained] = [without(from, to), without(to, from)];
  const path = [keyword];
  if (from.length === 0 && to.length > 0) {
    const fits = to.some((part) => isContained({ ...before, description: undefined }, part));
    if (!fits) yield { facet: "rule-tightened", path, text: `${keyword} was added` };
  } else if (to.length === 0 && from.length > 0) {
    yield { facet: "rule-relaxed", path, text: `${keyword} was removed` };
  } else if (lost.length === 1 && gained.length === 1) {
    const index = to.findIndex((part) => isSame(part, gained[0]));
    yield { before: lost[0], after: gained[0], path: [keyword, index], part: `(${keyword} ${index + 1})` };
  } else if (lost.length > 0 && gained.length > 0) {
    yield { facet: "undecided", path, text: `several alternatives of ${keyword} changed` };
  } else {
    const kept = to.filter((part) => !gained.includes(part));
    for (const part of lost) {
      // In `anyOf`, another alternative may accept the same values.
      if (keyword === "anyOf" && to.some((other) => isContained(part, other))) continue;
      yield {
        facet: "alternative-removed",
        path,
        text: `an alternative of ${keyword} was removed: ${name(part, findBefore)}`,
      };
    }
    for (const part of gained) {
      if (keyword === "anyOf" && from.some((other) => isContained(part, other))) continue;
      const text = `an alternative of ${keyword} was added: ${name(part, findAfter)}`;
      yield { facet: "alternative-added", path, text };
      if (keyword === "oneOf" && !kept.every((other) => areDisjoint(part, other, findAfter))) {
        yield { facet: "undecided", path, text: `${text}; values that match it and another one are invalid` };
      }
    }
  }
}

function* conjunction(before: Schema, after: Schema): Generator<Difference> {
  const [from, to] = [listAt(before, "allOf"), listAt(after, "allOf")];
  const [lost, gained] = [without(from, to), without(to, from)];
  const path = ["allOf"];
  if (lost.length === 1 && gained.length === 1) {
    const index = to.findIndex((part) => isSame(part, gained[0]));
    yield { before: lost[0], after: gained[0], path: ["allOf", index], part: `(allOf ${index + 1})` };
  } else if (lost.length > 0 && gained.length > 0) {
    yield { facet: "undecided", path, text: "several parts of allOf changed" };
  } else if (gained.length > 0) yield { facet: "rule-tightened", path, text: "a part of allOf was added" };
  else if (lost.length > 0) yield { facet: "rule-relaxed", path, text: "a part of allOf was removed" };
}

function* items(before: Schema, after: Schema): Generator<Difference> {
  const [first, second] = [listAt(before, "prefixItems"), listAt(after, "prefixItems")];
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    // Items after those of `prefixItems` match `items`.
    const [from, to] = [first[index] ?? before["items"] ?? true, second[index] ?? after["items"] ?? true];
    yield { before: from, after: to, path: ["prefixItems", index], part: `[${index}]` };
  }
  const [from, to] = [before["items"], after["items"]];
  if (from !== undefined || to !== undefined) {
    yield { before: from ?? true, after: to ?? true, path: ["items"], part: "[]" };
  }
}

/** Returns whether no value matches both schemas: their types differ, or a property that both require has different values. */
function areDisjoint(one: unknown, other: unknown, find: FindSchema): boolean {
  const types = typesOf(other, find);
  if (!typesOf(one, find).some((type) => types.includes(type))) return true;
  const [a, b] = [followed(one, find), followed(other, find)];
  if (!a || !b) return false;
  const shared = requiredOf(a).filter((property) => requiredOf(b).includes(property));
  return [[a, b] as const, ...shared.map((property) => [propertiesOf(a)[property], propertiesOf(b)[property]] as const)]
    .map(([left, right]) => [left, right].map((part) => (isSchema(part) ? finiteValues(part) : undefined)))
    .some(([left, right]) => left && right && without(left, right).length === left.length);
}

const name = (schema: unknown, find: FindSchema): string => {
  if (!isSchema(schema)) return String(schema);
  const title = schema.$ref ?? schema["title"] ?? schema["const"];
  return typeof title === "string" ? title : typesOf(schema, find).join(" or ");
};
