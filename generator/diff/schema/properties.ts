import type { Schema } from "../../model/model.ts";
import { isSchema } from "../../schema/schema-parts.ts";
import {
  isClosed,
  isContained,
  isRequired,
  propertiesOf,
  type Comparison,
  type Difference,
  type Direction,
} from "./difference.ts";

/** Compares the properties of objects. */
export const properties: Comparison = function* (before, after, { direction }) {
  const [from, to] = [propertiesOf(before), propertiesOf(after)];
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const place = { path: ["properties", name], part: `.${name}` };
    if (!Object.hasOwn(to, name)) yield { ...place, facet: "removed", text: "was removed" };
    else if (!Object.hasOwn(from, name)) yield* addedProperty(name, before, after, direction);
    else {
      yield { ...place, before: from[name], after: to[name] };
      const [was, is] = [isRequired(before, name), isRequired(after, name)];
      if (!was && is) yield { ...place, facet: "became-required", text: "became required" };
      if (was && !is) yield { ...place, facet: "became-optional", text: "became optional" };
    }
  }
  yield* undeclaredProperties(before, after);
};

function* addedProperty(name: string, before: Schema, after: Schema, direction: Direction): Generator<Difference> {
  const place = { path: ["properties", name], part: `.${name}` };
  const isNew = isRequired(after, name) && !isRequired(before, name);
  yield {
    ...place,
    facet: isNew ? "required-added" : "added",
    text: isNew ? "was added and is required" : "was added",
  };
  if (isClosed(before)) return;
  const [undeclared, declared] = [before["additionalProperties"] ?? true, propertiesOf(after)[name]];
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
