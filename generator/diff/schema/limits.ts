import type { Schema } from "../../model/model.ts";
import { followed, type FindSchema } from "../../schema/query.ts";
import { show } from "../found.ts";
import { propertiesOf, type Comparison } from "./difference.ts";
import { finiteValues, rangeOf } from "./finite-values.ts";
import { typesOf } from "./types.ts";

/** A bound of the values of one type. */
interface Limit {
  readonly type: string;
  readonly keyword: string;
  /** 1 if a larger bound accepts more values, -1 if a smaller one does. */
  readonly sign: 1 | -1;
  /** The bound that applies if the keyword is missing. */
  readonly absent: number;
}

const size = (type: string, suffix: string): readonly Limit[] => [
  { type, keyword: `min${suffix}`, sign: -1, absent: 0 },
  { type, keyword: `max${suffix}`, sign: 1, absent: Infinity },
];

const SIZES: readonly Limit[] = [
  ...size("string", "Length"),
  ...size("array", "Items"),
  ...size("object", "Properties"),
  { type: "array", keyword: "minContains", sign: -1, absent: 1 },
  { type: "array", keyword: "maxContains", sign: 1, absent: Infinity },
];

/** Compares the bounds of numbers, lengths and counts. */
export const limits: Comparison = function* (before, after, { findBefore, findAfter }) {
  const shared = typesOf(after, findAfter).filter((type) => typesOf(before, findBefore).includes(type));
  for (const { type, keyword, sign, absent } of SIZES) {
    if (!shared.includes(type)) continue;
    // Without `contains`, the keyword has no effect. The comparison of `contains` reports its addition and removal.
    if (keyword.endsWith("Contains") && !(Object.hasOwn(before, "contains") && Object.hasOwn(after, "contains")))
      continue;
    const isOpened =
      keyword === "maxProperties" && after[keyword] !== undefined && isClosed(before) && !isClosed(after);
    const bounds = [
      (before[keyword] as number | undefined) ?? (isOpened ? Object.keys(propertiesOf(before)).length : absent),
      (after[keyword] as number | undefined) ?? absent,
    ] as const;
    const [from, to] =
      keyword === "maxItems"
        ? [Math.min(bounds[0], maxUnique(before, findBefore)), Math.min(bounds[1], maxUnique(after, findAfter))]
        : bounds;
    if (from === to || before[keyword] === after[keyword]) continue;
    const facet = sign * (to - from) > 0 ? "limit-relaxed" : "limit-tightened";
    yield {
      facet,
      path: [keyword],
      text: `${keyword} changed from ${showLimit(before, keyword)} to ${showLimit(after, keyword)}`,
    };
  }
  if (!shared.includes("integer")) return;
  for (const [keyword, sign] of [
    ["Minimum", -1],
    ["Maximum", 1],
  ] as const) {
    const [from, to] = [boundOf(before, keyword, sign, findBefore), boundOf(after, keyword, sign, findAfter)];
    const order =
      from.value === to.value ? Number(from.isExclusive) - Number(to.isExclusive) : sign * (to.value - from.value);
    if (order === 0) continue;
    const facet = order > 0 ? "limit-relaxed" : "limit-tightened";
    const text = `${keyword.toLowerCase()} changed from ${showBound(from)} to ${showBound(to)}`;
    yield { facet, path: [to.keyword], text };
  }
};

/** Returns the maximum length of an array whose items must be unique and have finitely many values; otherwise infinity. */
function maxUnique(schema: Schema, find: FindSchema): number {
  const items = followed(schema["items"], find);
  if (schema["uniqueItems"] !== true || !items || Object.hasOwn(schema, "prefixItems")) return Infinity;
  return (finiteValues(items, find) ?? rangeOf(items, find))?.length ?? Infinity;
}

/** Returns whether an object may have only declared properties. */
const isClosed = (schema: Schema): boolean =>
  schema["additionalProperties"] === false && schema["patternProperties"] === undefined;

const showLimit = (schema: Schema, keyword: string): string => show(schema[keyword]);

interface Bound {
  readonly value: number;
  readonly isExclusive: boolean;
  readonly keyword: string;
}

/** Returns the stricter of the inclusive and the exclusive bound. Exclusive bounds of integers become inclusive. */
function boundOf(schema: Schema, keyword: "Minimum" | "Maximum", sign: 1 | -1, find: FindSchema): Bound {
  const [inclusive, exclusive] = [keyword.toLowerCase(), `exclusive${keyword}`];
  const limit = (schema[inclusive] as number | undefined) ?? sign * Infinity;
  const open = (schema[exclusive] as number | undefined) ?? sign * Infinity;
  const isExclusive = sign * (limit - open) >= 0 && Number.isFinite(open);
  if (!isExclusive) return { value: limit, isExclusive, keyword: inclusive };
  const isInteger = !typesOf(schema, find).includes("number");
  if (!isInteger) return { value: open, isExclusive, keyword: exclusive };
  const value = sign === 1 ? Math.ceil(open) - 1 : Math.floor(open) + 1;
  return { value, isExclusive: false, keyword: exclusive };
}

const showBound = ({ value, isExclusive }: Bound): string =>
  Number.isFinite(value) ? `${value}${isExclusive ? " (exclusive)" : ""}` : "nothing";
