import type { Diagnostic } from "../../load/diagnostic.ts";
import { asArray, asFields, own } from "../fields.ts";
import { problem } from "../problem.ts";
import type { SchemaNode } from "../schema-nodes.ts";

/** Reports bounds that exclude every value. */
export function* emptyRanges({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  for (const [lower, upper] of BOUNDS) {
    const [low, high] = [own(schema, lower), own(schema, upper)];
    if (typeof low !== "number" || typeof high !== "number") continue;
    const [lowExclusive, highExclusive] = [lower, upper].map((keyword) => keyword.startsWith("exclusive"));
    const isInteger = own(schema, "type") === "integer";
    const least = isInteger ? (lowExclusive ? Math.floor(low) + 1 : Math.ceil(low)) : low;
    const most = isInteger ? (highExclusive ? Math.ceil(high) - 1 : Math.floor(high)) : high;
    if (least < most || (least === most && (isInteger || !(lowExclusive || highExclusive)))) continue;
    const text = `no ${isInteger ? "integer" : "value"} is valid: "${lower}" is ${low} and "${upper}" is ${high}`;
    yield problem(file, [...path, lower], "empty-range", text);
  }
  for (const [keyword, isPossible, reason] of impliedBounds(schema)) {
    const value = own(schema, keyword);
    if (typeof value !== "number" || isPossible(value)) continue;
    // Calls may also contain the implicit arguments.
    if (keyword === "minProperties" && path.length === 1 && path[0] === "input") continue;
    yield problem(file, [...path, keyword], "empty-range", `no value is valid: "${keyword}" is ${value}, ${reason}`);
  }
}

type ImpliedBound = readonly [keyword: string, isPossible: (value: number) => boolean, reason: string];

/** Returns the bounds of sizes that follow from closed tuples, closed objects and required properties. */
function impliedBounds(schema: SchemaNode["schema"]): readonly ImpliedBound[] {
  const count = (keyword: string): number => Object.keys(asFields(own(schema, keyword))).length;
  const isClosed = own(schema, "additionalProperties") === false && count("patternProperties") === 0;
  const items = own(schema, "items") === false ? asArray(own(schema, "prefixItems")).length : Infinity;
  const properties = isClosed ? count("properties") : Infinity;
  const required = asArray(own(schema, "required")).length;
  return [
    ["minItems", (value) => value <= items, `but an array can have at most ${items} items`],
    ["minProperties", (value) => value <= properties, `but an object can have at most ${properties} properties`],
    ["maxProperties", (value) => value >= required, `but ${required} properties are required`],
  ];
}

/** Pairs of lower and upper bounds; the lower bound must not exceed the upper bound. */
const BOUNDS: readonly (readonly [lower: string, upper: string])[] = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minContains", "maxContains"],
  ["minProperties", "maxProperties"],
];
