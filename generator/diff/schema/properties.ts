import type { Schema } from "../../model/model.ts";
import { matches } from "../../schema/matches.ts";
import { isSchema, requiredOf } from "../../schema/schema-parts.ts";
import {
  isContained,
  isRequired,
  propertiesOf,
  type Comparison,
  type Difference,
  type Direction,
  type Properties,
} from "./difference.ts";

/** Compares the properties of objects. */
export const properties: Comparison = function* (before, after, { direction }) {
  const [from, to] = [propertiesOf(before), propertiesOf(after)];
  for (const name of new Set([from, to].flatMap(Object.keys).concat(requiredOf(before), requiredOf(after)))) {
    const place = { path: ["properties", name], part: `.${name}` };
    const [isDeclared, wasDeclared] = [Object.hasOwn(to, name), Object.hasOwn(from, name)];
    if (wasDeclared && !isDeclared) {
      const rest = undeclaredSchema(after, name);
      // If undeclared properties have a schema, the object is a mapping, in which no name has a special meaning.
      const isKept = direction === "input" && isSchema(rest) && isContained(from[name], rest);
      if (isKept) yield { ...place, facet: "rule-relaxed", text: "is no longer declared but is still accepted" };
      else yield { ...place, facet: "removed", text: "was removed" };
    } else if (isDeclared && !wasDeclared) {
      yield* addedProperty(name, before, after, direction);
      continue;
    } else if (isDeclared) yield { ...place, before: from[name], after: to[name] };
    const [was, is] = [isRequired(before, name), isRequired(after, name)];
    if (!was && is) yield { ...place, facet: "became-required", text: "became required" };
    if (was && !is && isDeclared === wasDeclared) {
      yield { ...place, facet: "became-optional", text: "became optional" };
    }
  }
  yield* undeclaredProperties(before, after);
  yield* propertiesByPattern(before, after);
};

function* addedProperty(name: string, before: Schema, after: Schema, direction: Direction): Generator<Difference> {
  const place = { path: ["properties", name], part: `.${name}` };
  const isNew = isRequired(after, name) && !isRequired(before, name);
  yield {
    ...place,
    facet: isNew ? "required-added" : "added",
    text: isNew ? "was added and is required" : "was added",
  };
  const [undeclared, declared] = [undeclaredSchema(before, name), propertiesOf(after)[name]];
  if (undeclared === false) return;
  const fits = direction === "input" ? isContained(undeclared, declared) : isContained(declared, undeclared);
  if (!fits) yield { ...place, facet: "undecided", text: "was undeclared before and could have other values" };
}

function* undeclaredProperties(before: Schema, after: Schema): Generator<Difference> {
  const path = ["additionalProperties"];
  const [from, to] = [before, after].map((schema) => schema["additionalProperties"] ?? true);
  if (from !== false && to === false) yield { path, facet: "closed", text: "undeclared properties are invalid" };
  else if (from === false && to !== false) yield { path, facet: "opened", text: "undeclared properties are valid" };
  else if (isSchema(from) || isSchema(to)) yield { path, part: ".*", before: from, after: to };
}

/** Returns the schema of a property that is not declared. A pattern that does not compile is treated as matching. */
function undeclaredSchema(schema: Schema, name: string): unknown {
  const matching = Object.entries(patternsOf(schema)).filter(([pattern]) => matches(pattern, name) !== false);
  if (matching.length === 0) return schema["additionalProperties"] ?? true;
  return matching.length === 1 ? matching[0]?.[1] : { allOf: matching.map(([, part]) => part) };
}

/** Returns whether an object may have a property, with whatever value. */
export const allowsProperty = (schema: Schema, name: string): boolean =>
  (Object.hasOwn(propertiesOf(schema), name) ? propertiesOf(schema)[name] : undeclaredSchema(schema, name)) !== false;

const patternsOf = (schema: Schema): Properties => (schema["patternProperties"] ?? {}) as Properties; // `check` has validated it

/** Compares the schemas of properties that match a pattern. A name may match several patterns. */
function* propertiesByPattern(before: Schema, after: Schema): Generator<Difference> {
  const [from, to] = [patternsOf(before), patternsOf(after)];
  for (const pattern of new Set([from, to].flatMap(Object.keys))) {
    const place = { path: ["patternProperties", pattern], part: `./${pattern}/` };
    const [was, is] = [Object.hasOwn(from, pattern), Object.hasOwn(to, pattern)];
    if (was && is) {
      yield { ...place, before: from[pattern], after: to[pattern] };
      continue;
    }
    const others = Object.keys(was ? from : to).length > 1 || Object.keys(was ? to : from).length > 0;
    const declared = [before, after].flatMap((schema) => Object.keys(propertiesOf(schema)));
    const [older, newer] = [before, after].map((schema) => schema["additionalProperties"] ?? true);
    if (others || declared.some((name) => matches(pattern, name) !== false)) {
      const text = `was ${is ? "added" : "removed"}; properties that match it may also have other schemas`;
      yield { ...place, facet: "undecided", text };
    } else if (is && older === false) yield { ...place, facet: "opened", text: "matching properties are valid" };
    else if (was && newer === false) yield { ...place, facet: "closed", text: "matching properties are invalid" };
    else yield { ...place, before: was ? from[pattern] : older, after: is ? to[pattern] : newer };
  }
}
