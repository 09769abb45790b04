import { isNarrower } from "../../schema/narrower.ts";
import type { Schema } from "../../model/model.ts";
import { isSame, show } from "../found.ts";
import { hasReferences, type Comparison, type Facet } from "./difference.ts";
import { finiteValues } from "./finite-values.ts";

/** Classifies a changed keyword. Both values are present and different. */
type Relation = (before: unknown, after: unknown) => Facet | undefined;

/** For each format, a wider one, which accepts all of its values. */
const WIDER_FORMATS: Readonly<Record<string, string>> = { uri: "uri-reference", "json-pointer": "uri-reference" };

/** Classifies a change by whether each schema accepts all values of the other. */
const bySchemas: Relation = (before, after) => {
  const [from, to] = [before as Schema, after as Schema];
  if (hasReferences(from) || hasReferences(to)) return "undecided";
  const [isTighter, isWider] = [isNarrower(to, from, none), isNarrower(from, to, none)];
  return isTighter && isWider ? undefined : isTighter ? "rule-tightened" : isWider ? "rule-relaxed" : "undecided";
};

const none = () => undefined;

const MIRRORED: Partial<Record<Facet, Facet>> = { "rule-tightened": "rule-relaxed", "rule-relaxed": "rule-tightened" };

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
    Number.isInteger(Number(after) / Number(before))
      ? "rule-tightened"
      : Number.isInteger(Number(before) / Number(after))
        ? "rule-relaxed"
        : "rule-changed",
  contains: bySchemas,
  propertyNames: bySchemas,
  not: (before, after) => {
    const relation = bySchemas(before, after);
    return relation && (MIRRORED[relation] ?? relation);
  },
  patternProperties: () => "undecided",
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

/** Compares patterns, formats and other rules. */
export const rules: Comparison = function* (before, after) {
  if (finiteValues(before) && finiteValues(after)) return; // compared by value
  for (const [keyword, relation] of Object.entries(RULES)) {
    const [from, to] = [before, after].map((schema) =>
      isSame(schema[keyword], NEUTRAL[keyword]) ? undefined : schema[keyword],
    );
    if (isSame(from, to)) continue;
    const facet = from === undefined ? "rule-tightened" : to === undefined ? "rule-relaxed" : relation(from, to);
    if (facet) yield { facet, path: [keyword], text: `${keyword} changed from ${show(from)} to ${show(to)}` };
  }
};
