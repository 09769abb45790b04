import type { NoMatches } from "../../generated/schemas.ts";
import type { Total } from "./page.ts";

/** A query without some of its parts. */
export type PartOf<Query> = { readonly [Key in keyof Query]?: Query[Key] | undefined };

/** The properties of a kind of search that `explainNoMatches` requires. */
export interface SearchKind<Query> {
  readonly count: (query: PartOf<Query>) => Promise<Total>;
  /** Returns the known values of a filter closest to an unknown one, for the filters that have known values. */
  readonly nearestValues: Readonly<Partial<Record<keyof Query & string, (value: string) => Promise<string[]>>>>;
  /** A filter that may be meant instead of the keyword: its values closest to an unknown word of the keyword are also reported. */
  readonly insteadOfKeyword?: keyof Query & string;
  /** The names of inputs that differ from the names of the query. */
  readonly inputNames?: Readonly<Partial<Record<keyof Query & string, string>>>;
  /** The parts of the query that are required. */
  readonly required?: readonly (keyof Query & string)[];
}

/**
 * Explains why a search found nothing: values that no row has, and the number of results without each part of the query, or
 * without the rarest words of its keyword.
 */
export async function explainNoMatches<Query extends object>(
  query: Query,
  { count, nearestValues, insteadOfKeyword, inputNames, required = [] }: SearchKind<Query>,
): Promise<NoMatches> {
  const given = (Object.keys(query) as (keyof Query & string)[]).filter((key) => isGiven(query[key]));
  const without = (omitted: readonly string[]): PartOf<Query> => ({
    ...query,
    ...Object.fromEntries(omitted.map((key) => [key, undefined])),
  });
  const nameOf = (key: keyof Query & string): string => inputNames?.[key] ?? key;
  const findInstead = async (value: string): Promise<NoMatches["unknown_values"]> => {
    if (insteadOfKeyword === undefined) return [];
    const nearest = (await nearestValues[insteadOfKeyword]?.(value)) ?? [];
    return nearest.length > 0 ? [{ input: nameOf(insteadOfKeyword), value, nearest }] : [];
  };
  const unknown: NoMatches["unknown_values"][number][] = [];
  const loosen: NoMatches["loosen"][number][] = [];
  for (const key of given) {
    const find = nearestValues[key];
    if (find === undefined) continue;
    const wanted: unknown = query[key];
    const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
    const others = without(given.filter((other) => other !== key && !required.includes(other)));
    for (const value of values) {
      if (typeof value !== "string") continue;
      const { count: matches } = await count({ ...others, [key]: Array.isArray(wanted) ? [value] : value });
      if (matches === 0) unknown.push({ input: nameOf(key), value, nearest: await find(value) });
    }
  }
  for (const key of given.length > 1 ? given : []) {
    if (required.includes(key)) continue;
    const total = await count(without([key]));
    if (total.count > 0) loosen.push({ omit: nameOf(key), total: total.count, total_is_exact: total.isExact });
  }
  const shorter = await explainKeyword(query, count);
  unknown.push(...shorter.unknown_values);
  for (const { value } of shorter.unknown_values) unknown.push(...(await findInstead(value)));
  loosen.push(...shorter.loosen);
  return { unknown_values: unknown, loosen: loosen.sort((a, b) => b.total - a.total) };
}

/** The maximum number of words of a keyword that are counted one by one. */
const maxWords = 8;

/** Returns the words of a keyword that occur nowhere, and a keyword without its rarest words that has results. */
async function explainKeyword<Query extends object>(
  query: Query,
  count: SearchKind<Query>["count"],
): Promise<NoMatches> {
  const words = "keyword" in query && typeof query.keyword === "string" ? query.keyword.trim().split(/\s+/) : [];
  if (words.length === 0 || words.length > maxWords) return { unknown_values: [], loosen: [] };
  const countWith = (keyword: string, others: object): Promise<Total> => count({ ...others, keyword } as object); // a part of the query, which has a keyword
  const known: { word: string; total: number }[] = [];
  for (const word of new Set(words)) known.push({ word, total: (await countWith(word, {})).count });
  const unknown_values = known
    .filter(({ total }) => total === 0)
    .map(({ word }) => ({ input: "keyword", value: word, nearest: [] }));
  const commonest = known.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
  for (let length = Math.min(commonest.length, known.length - 1); length > 0; length -= 1) {
    const kept = new Set(commonest.slice(0, length).map(({ word }) => word));
    const use = words.filter((word) => kept.has(word)).join(" ");
    const { count: total, isExact } = await countWith(use, query);
    if (total > 0) return { unknown_values, loosen: [{ omit: "keyword", use, total, total_is_exact: isExact }] };
  }
  return { unknown_values, loosen: [] };
}

const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0) &&
  !(typeof value === "string" && value.trim() === "");
