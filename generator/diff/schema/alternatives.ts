import type { Schema } from "../../model/model.ts";
import { ANNOTATIONS } from "../../schema/narrower.ts";
import { isSchema, requiredOf } from "../../schema/schema-parts.ts";
import type { FindSchema } from "../../schema/query.ts";
import { followed } from "../../schema/query.ts";
import { isSame, without } from "../found.ts";
import {
  CHOICES,
  choicesOf,
  hasSameTargets,
  isContained,
  listAt,
  propertiesOf,
  type Comparison,
  type ComparisonContext,
  type Difference,
} from "./difference.ts";
import { finiteValues } from "./finite-values.ts";
import { allowsProperty } from "./properties.ts";
import { typesOf } from "./types.ts";

/** Compares the alternatives of `anyOf` and `oneOf`, the parts of `allOf`, and the items of arrays. */
export const alternativesAndItems: Comparison = function* (before, after, context) {
  if ([before, after].every((schema) => choicesOf(schema).length === 0)) {
    yield* conjunction(before, after, context);
    yield* items(before, after);
    return;
  }
  const [from, to] = [before, after].map(choicesOf);
  const [was, is] = [from?.[0], to?.[0]];
  if (from?.length === 1 && to?.length === 1 && was !== undefined && is !== undefined && was !== is) {
    const older = listAt(before, was);
    // A value matches at most one of disjoint alternatives, so `anyOf` and `oneOf` accept the same values.
    if (!areAllDisjoint(older, context.findBefore)) yield switched(was, is, context);
    yield* alternatives(is, { ...before, [is]: older }, after, context);
  } else for (const keyword of CHOICES) yield* alternatives(keyword, before, after, context);
  yield* conjunction(before, after, context);
  yield* items(before, after);
};

/** Reports that the same alternatives, some of which may overlap, have another keyword. */
function switched(was: string, is: "anyOf" | "oneOf", { direction }: ComparisonContext): Difference {
  const isTighter = is === "oneOf";
  const effect = `values that match several of them are ${isTighter ? "invalid" : "valid"}`;
  const text = `the alternatives of ${was} are now those of ${is}; ${effect}`;
  // Whether any value matches several alternatives is unknown. It matters if such a value was accepted before and is now
  // rejected (in an input), or was never returned and may be now (in an output).
  if (isTighter === (direction === "input")) return { facet: "undecided", path: [is], text };
  return { facet: isTighter ? "rule-tightened" : "rule-relaxed", path: [is], text };
}

function* alternatives(
  keyword: "anyOf" | "oneOf",
  before: Schema,
  after: Schema,
  context: ComparisonContext,
): Generator<Difference> {
  const { direction, findBefore, findAfter } = context;
  const [from, to] = [listAt(before, keyword), listAt(after, keyword)];
  const [lost, gained] = [without(from, to), without(to, from)];
  const path = [keyword];
  if (from.length > 0 && to.length > 0) {
    yield* changedTargets(keyword, from, to, context);
    if (keyword === "oneOf") {
      const [find, all, isChanged] =
        direction === "input"
          ? ([findAfter, to, (part: unknown) => gained.includes(part)] as const)
          : ([findBefore, from, (part: unknown) => lost.includes(part)] as const);
      const changed = all.filter((part) => isChanged(part) || !hasSameTargets(part, context));
      if (changed.some((part) => !all.every((other) => other === part || areDisjoint(part, other, find)))) {
        const text = "the alternatives of oneOf changed; values that match several of them are invalid";
        yield { facet: "undecided", path, text };
      }
    }
  }
  if (from.length === 0 && to.length > 0) {
    const others = (part: unknown) => to.filter((other) => other !== part);
    const fits = to.some(
      (part) =>
        isContained({ ...before, description: undefined }, part) &&
        (keyword === "anyOf" || others(part).every((other) => areDisjoint(part, other, findAfter))),
    );
    if (!fits) yield { facet: "rule-tightened", path, text: `${keyword} was added` };
  } else if (to.length === 0 && from.length > 0) {
    yield { facet: "rule-relaxed", path, text: `${keyword} was removed` };
  } else if (lost.length === 1 && gained.length === 1) {
    const index = to.findIndex((part) => isSame(part, gained[0]));
    yield { before: lost[0], after: gained[0], path: [keyword, index], part: `(${keyword} ${index + 1})` };
  } else if (lost.length > 0 && gained.length > 0) {
    yield { facet: "undecided", path, text: `several alternatives of ${keyword} changed` };
  } else {
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
    }
  }
}

/** Compares the schemas that unchanged parts refer to. */
function* changedTargets(
  keyword: "anyOf" | "oneOf" | "allOf",
  from: readonly unknown[],
  to: readonly unknown[],
  context: ComparisonContext,
): Generator<Difference> {
  for (const [index, part] of to.entries()) {
    const isKept = from.some((other) => isSame(part, other));
    if (!isKept || hasSameTargets(part, context)) continue;
    yield { before: part, after: part, path: [keyword, index], part: `(${keyword} ${index + 1})` };
  }
}

/** Compares the parts of `allOf`. A part is ignored if the other schema already implies it. */
function* conjunction(before: Schema, after: Schema, context: ComparisonContext): Generator<Difference> {
  const [from, to] = [listAt(before, "allOf"), listAt(after, "allOf")];
  yield* changedTargets("allOf", from, to, context);
  const lost = without(from, to).filter((part) => !isContained(after, part));
  const gained = without(to, from).filter((part) => !isContained(before, part));
  const path = ["allOf"];
  // If keywords beside `allOf` changed too, they may have moved to or from the part. Whether it replaces them is undecided.
  const isMoved = !isSame(restricting(before), restricting(after));
  const beside = isMoved ? ", and keywords beside allOf changed" : "";
  const { direction } = context;
  if (lost.length === 1 && gained.length === 1) {
    const index = to.findIndex((part) => isSame(part, gained[0]));
    yield { before: lost[0], after: gained[0], path: ["allOf", index], part: `(allOf ${index + 1})` };
  } else if (lost.length > 0 && gained.length > 0) {
    yield { facet: "undecided", path, text: "several parts of allOf changed" };
  } else if (gained.length > 0) {
    const facet = isMoved && direction === "input" ? "undecided" : "rule-tightened";
    yield { facet, path, text: `a part of allOf was added${beside}` };
  } else if (lost.length > 0) {
    const facet = isMoved && direction === "output" ? "undecided" : "rule-relaxed";
    yield { facet, path, text: `a part of allOf was removed${beside}` };
  }
}

/** Returns the keywords beside `allOf` that restrict values. */
const restricting = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== "allOf" && !ANNOTATIONS.has(keyword)));

function* items(before: Schema, after: Schema): Generator<Difference> {
  const [first, second] = [listAt(before, "prefixItems"), listAt(after, "prefixItems")];
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    yield {
      before: itemAt(before, index),
      after: itemAt(after, index),
      path: ["prefixItems", index],
      part: `[${index}]`,
    };
  }
  const next = Math.max(first.length, second.length);
  yield { before: itemAt(before, next), after: itemAt(after, next), path: ["items"], part: "[]" };
}

/** Returns the schema of an item. Items after those of `prefixItems` match `items`; there are none after `maxItems`. */
function itemAt(schema: Schema, index: number): unknown {
  const isBeyond = index > 0 && index >= Number(schema["maxItems"] ?? Infinity);
  return isBeyond ? false : (listAt(schema, "prefixItems")[index] ?? schema["items"] ?? true);
}

const areAllDisjoint = (parts: readonly unknown[], find: FindSchema): boolean =>
  parts.every((part, index) => parts.slice(index + 1).every((other) => areDisjoint(part, other, find)));

/**
 * Returns whether certainly no value matches both schemas: they have no common type or no common value, a property that
 * both require has no common value, or one requires a property that the other does not allow.
 */
function areDisjoint(one: unknown, other: unknown, find: FindSchema): boolean {
  const types = typesOf(other, find);
  const common = typesOf(one, find).filter((type) => types.includes(type));
  if (common.length === 0) return true;
  const [a, b] = [followed(one, find), followed(other, find)];
  if (!a || !b) return false;
  if (isSame(common, ["object"]) && (requiresForbidden(a, b) || requiresForbidden(b, a))) return true;
  const shared = requiredOf(a).filter((property) => requiredOf(b).includes(property));
  return [[a, b] as const, ...shared.map((property) => [propertiesOf(a)[property], propertiesOf(b)[property]] as const)]
    .map(([left, right]) => [left, right].map((part) => (isSchema(part) ? finiteValues(part, find) : undefined)))
    .some(([left, right]) => left && right && without(left, right).length === left.length);
}

/** Returns whether one schema requires a property that another does not allow. */
const requiresForbidden = (one: Schema, other: Schema): boolean =>
  requiredOf(one).some((name) => !allowsProperty(other, name));

const name = (schema: unknown, find: FindSchema): string => {
  if (!isSchema(schema)) return String(schema);
  const title = schema.$ref ?? schema["title"] ?? schema["const"];
  return typeof title === "string" ? title : typesOf(schema, find).join(" or ");
};
