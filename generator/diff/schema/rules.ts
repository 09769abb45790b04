import type { Schema } from "../../model/model.ts";
import { isSchema } from "../../schema/schema-parts.ts";
import { isSame, show } from "../found.ts";
import { accepts } from "./accepts.ts";
import { hasReferences, hasSameTargets, isContained, type Comparison, type Facet } from "./difference.ts";

/** Classifies a changed keyword. Both values are present and different, or refer to different schemas. */
type Relation = (
  before: unknown,
  after: unknown,
  schemas: readonly [before: Schema, after: Schema],
) => Facet | undefined;

/** For each format, a wider one, which accepts all of its values. */
const WIDER_FORMATS: Readonly<Record<string, string>> = { uri: "uri-reference" };

/** Classifies a change by whether each schema accepts all values of the other. */
const bySchemas = (before: unknown, after: unknown): Facet | undefined => {
  if ([before, after].some((part) => isSchema(part) && hasReferences(part))) return "undecided";
  const [isTighter, isWider] = [isContained(after, before), isContained(before, after)];
  return isTighter && isWider ? undefined : isTighter ? "rule-tightened" : isWider ? "rule-relaxed" : "undecided";
};

const isMultiple = (value: unknown, step: unknown): boolean =>
  accepts({ multipleOf: step }, value, () => undefined) === true;

const MIRRORED: Partial<Record<Facet, Facet>> = { "rule-tightened": "rule-relaxed", "rule-relaxed": "rule-tightened" };

const mirrored = (facet: Facet | undefined): Facet | undefined => facet && (MIRRORED[facet] ?? facet);

/** Keywords that restrict values in a way that is not a bound. */
const RULES: Readonly<Record<string, Relation>> = {
  pattern: () => "undecided",
  format: (before, after) =>
    WIDER_FORMATS[String(before)] === after
      ? "rule-relaxed"
      : WIDER_FORMATS[String(after)] === before
        ? "rule-tightened"
        : "rule-changed",
  contentEncoding: () => "rule-changed",
  contentMediaType: () => "rule-changed",
  uniqueItems: (_, after) => (after === true ? "rule-tightened" : "rule-relaxed"),
  multipleOf: (before, after) =>
    isMultiple(after, before) ? "rule-tightened" : isMultiple(before, after) ? "rule-relaxed" : "rule-changed",
  contains: (before, after, schemas) => {
    const facet = bySchemas(before, after);
    // A wider schema matches more items, which helps to reach `minContains` but may exceed `maxContains`.
    const hasMaximum = schemas.some(({ maxContains }) => maxContains !== undefined);
    if (!hasMaximum) return facet;
    return schemas.every(({ minContains }) => minContains === 0) ? mirrored(facet) : facet && "undecided";
  },
  propertyNames: bySchemas,
  not: (before, after) => mirrored(bySchemas(before, after)),
  dependentRequired: (before, after) => {
    const [lost, gained] = [missing(before, after), missing(after, before)];
    return lost && gained ? "rule-changed" : gained ? "rule-tightened" : lost ? "rule-relaxed" : undefined;
  },
};

/** Returns whether a mapping of lists contains an item that another does not. */
const missing = (one: unknown, other: unknown): boolean =>
  Object.entries(one as Lists).some(([name, items]) =>
    items.some((item) => !(Object.hasOwn(other as Lists, name) && (other as Lists)[name]?.includes(item))),
  );

type Lists = Readonly<Record<string, readonly string[]>>;

/** Keywords that restrict nothing when they have this value. */
const NEUTRAL: Readonly<Record<string, unknown>> = { uniqueItems: false };

/** Keywords that only documents of other generators contain. The effect of a change to them is not determined. */
const UNKNOWN = ["if", "then", "else", "dependentSchemas", "unevaluatedItems", "unevaluatedProperties"];

/** Compares patterns, formats and other rules. */
export const rules: Comparison = function* (before, after, context) {
  for (const [keyword, relation] of Object.entries(RULES)) {
    const [from, to] = [before, after].map((schema) =>
      isSame(schema[keyword], NEUTRAL[keyword]) ? undefined : schema[keyword],
    );
    if (isSame(from, to) && hasSameTargets(from, context)) continue;
    const facet =
      from === undefined ? "rule-tightened" : to === undefined ? "rule-relaxed" : relation(from, to, [before, after]);
    if (facet) yield { facet, path: [keyword], text: `${keyword} changed from ${show(from)} to ${show(to)}` };
  }
  for (const keyword of UNKNOWN) {
    if (isSame(before[keyword], after[keyword])) continue;
    yield { facet: "undecided", path: [keyword], text: `${keyword} changed` };
  }
};
