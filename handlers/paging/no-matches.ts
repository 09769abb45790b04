import type { NoMatches } from "../../generated/schemas.ts";
import type { Total } from "./page.ts";

/** A query without some of its parts. */
export type PartOf<Query> = { readonly [Key in keyof Query]?: Query[Key] | undefined };

/** Returns the known values that are closest to a value without matches; null if this value is itself known. */
export type NearestValues = (value: string) => Promise<string[] | null>;

/** The properties of a kind of search that `explainNoMatches` requires. */
export interface SearchKind<Query> {
  readonly count: (query: PartOf<Query>) => Promise<Total>;
  /** A function for each filter that has known values. For `keyword`, it is called with each unknown word. */
  readonly nearestValues?: Readonly<Partial<Record<keyof Query & string, NearestValues>>>;
  /** A filter that may be meant instead of the keyword: its values closest to an unknown word of the keyword are also reported. */
  readonly insteadOfKeyword?: keyof Query & string;
  /** The names of inputs by the key of the query, for the inputs whose name differs from the key. */
  readonly inputNames?: Readonly<Partial<Record<keyof Query & string, string>>>;
  /**
   * Parts of queries, each of which shows results that are hidden by default. A word of the keyword that occurs only in such
   * results counts as known.
   */
  readonly showHidden?: readonly PartOf<Query>[];
  /** The parts of the query that are required. */
  readonly required?: readonly (keyof Query & string)[];
}

/** The properties of a list with filters. Its results are counted by reading them. */
export type FilterKind<Query> = Omit<SearchKind<Query>, "count">;

/**
 * Explains why a search found nothing: values that no row has, and the number of results without each part of the query, or
 * without the rarest words of its keyword.
 */
export async function explainNoMatches<Query extends object>(
  query: Query,
  {
    count: countResults,
    nearestValues,
    insteadOfKeyword,
    inputNames,
    showHidden = [],
    required = [],
  }: SearchKind<Query>,
): Promise<NoMatches> {
  const count = countOnce(query, countResults);
  const given = (Object.keys(query) as (keyof Query & string)[]).filter((key) => isGiven(query[key]));
  const without = (omitted: readonly string[]): PartOf<Query> => ({
    ...query,
    ...Object.fromEntries(omitted.map((key) => [key, undefined])),
  });
  const optional = given.filter((key) => !required.includes(key));
  const nameOf = (key: keyof Query & string): string => inputNames?.[key] ?? key;
  const findNearest = async (key: keyof Query & string, value: string): Promise<string[]> => {
    const find = nearestValues?.[key];
    return find === undefined ? [] : ((await find(value)) ?? []);
  };
  const findInstead = async (value: string): Promise<NoMatches["unknown_values"]> => {
    if (insteadOfKeyword === undefined) return [];
    const nearest = await findNearest(insteadOfKeyword, value);
    return nearest.length > 0 ? [{ input: nameOf(insteadOfKeyword), value, nearest }] : [];
  };
  const unknown: NoMatches["unknown_values"][number][] = [];
  const loosen: NoMatches["loosen"][number][] = [];
  for (const key of optional) {
    const find = nearestValues?.[key];
    if (find === undefined || key === "keyword") continue;
    const wanted: unknown = query[key];
    const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
    const others = without(optional);
    for (const value of values) {
      if (typeof value !== "string") continue;
      const matches = await count({ ...others, [key]: Array.isArray(wanted) ? [value] : value });
      // A bounded search can end before it has found a row with this value. `find` then decides.
      const nearest = matches.count === 0 ? await find(value) : null;
      if (nearest) unknown.push({ input: nameOf(key), value, nearest });
    }
  }
  for (const key of optional) {
    const total = await count(without([key]));
    if (total.count > 0) loosen.push({ omit: nameOf(key), total: total.count, total_is_exact: total.isExact });
  }
  const keyword = given.find((key) => key === "keyword");
  if (keyword !== undefined) {
    const { unknownWords, shorter, commonWords } = await explainKeyword(query, without(optional), showHidden, count);
    for (const value of unknownWords)
      unknown.push({ input: nameOf(keyword), value, nearest: await findNearest(keyword, value) });
    for (const value of unknownWords) unknown.push(...(await findInstead(value)));
    if (shorter) loosen.push({ omit: nameOf(keyword), ...shorter });
    const others = optional.filter((key) => key !== keyword);
    if (loosen.length === 0 && commonWords !== null && others.length > 0) {
      const countWithout = (parts: readonly string[]) => count({ ...without(parts), keyword: commonWords });
      const { omitted, total } = await omitSeveral(others, countWithout);
      const also = omitted.map(nameOf);
      if (total.count > 0)
        loosen.push({
          omit: nameOf(keyword),
          use: commonWords,
          also,
          total: total.count,
          total_is_exact: total.isExact,
        });
    }
  }
  if (loosen.length === 0) {
    const { omitted, total } = await omitSeveral(optional, (parts) => count(without(parts)));
    const [omit, ...also] = omitted.map(nameOf);
    if (omit !== undefined && total.count > 0)
      loosen.push({ omit, also, total: total.count, total_is_exact: total.isExact });
  }
  return { unknown_values: unknown, loosen: loosen.sort((a, b) => b.total - a.total) };
}

/**
 * Finds the parts of a query that must be omitted together, if omitting a single one is not sufficient. Starts with all
 * parts omitted, and adds each one again unless there would then be no results.
 */
async function omitSeveral<Part>(
  parts: readonly Part[],
  countWithout: (omitted: readonly Part[]) => Promise<Total>,
): Promise<{ readonly omitted: readonly Part[]; readonly total: Total }> {
  let omitted = parts;
  let total = await countWithout(parts);
  for (const part of total.count > 0 ? parts : []) {
    const fewer = omitted.filter((one) => one !== part);
    const found = await countWithout(fewer);
    if (found.count > 0) [omitted, total] = [fewer, found];
  }
  return { omitted, total };
}

/** Returns a function that counts the results of each reduced query only once. The whole query is known to have none. */
function countOnce<Query>(query: Query, count: SearchKind<Query>["count"]): SearchKind<Query>["count"] {
  const known = new Map([[JSON.stringify(query), Promise.resolve<Total>({ count: 0, isExact: true })]]);
  return (part) => {
    const key = JSON.stringify(part);
    const total = known.get(key) ?? count(part);
    known.set(key, total);
    return total;
  };
}

/**
 * The maximum number of words of a keyword that are examined, because counting takes several queries for each word. A
 * suggested shorter keyword keeps all words beyond this maximum.
 */
const maxWords = 12;

interface ExplainedKeyword {
  /** The words that occur nowhere. */
  readonly unknownWords: readonly string[];
  /** The keyword without its rarest words, if it then has results. */
  readonly shorter: Omit<NoMatches["loosen"][number], "omit"> | null;
  /**
   * A shorter keyword that has results if the optional parts of the query are omitted; null if there is none, or if `shorter` is set.
   */
  readonly commonWords: string | null;
}

/** @param required the query without its optional parts. @param showHidden see `SearchKind`. */
async function explainKeyword<Query extends object>(
  query: Query,
  required: PartOf<Query>,
  showHidden: readonly PartOf<Query>[],
  count: SearchKind<Query>["count"],
): Promise<ExplainedKeyword> {
  const keyword = "keyword" in query && typeof query.keyword === "string" ? query.keyword.trim() : "";
  const words = [...new Set(keyword.split(/\s+/))];
  const examined = words.slice(0, maxWords);
  // The argument is a `PartOf<Query>`, because the query has a keyword.
  const countWith = (keyword: string, others: object): Promise<Total> => count({ ...others, keyword } as object);
  const unknownWords: string[] = [];
  for (const word of examined) {
    let isUnknown = true;
    for (const others of [required, ...showHidden.map((filter) => ({ ...required, ...filter }))])
      isUnknown &&= isNone(await countWith(word, others));
    if (isUnknown) unknownWords.push(word);
  }
  const shorten = async (others: PartOf<Query>) => {
    const counted: { word: string; total: Total }[] = [];
    for (const word of examined.filter((one) => !unknownWords.includes(one)))
      counted.push({ word, total: await countWith(word, others) });
    const commonest = counted
      .filter(({ total }) => total.count > 0)
      .sort((one, other) => other.total.count - one.total.count)
      .map(({ word }) => word);
    const rest = words.slice(maxWords);
    return findLongest(Math.min(commonest.length, examined.length - 1), async (length) => {
      const kept = new Set([...commonest.slice(0, length), ...rest]);
      const use = words.filter((word) => kept.has(word)).join(" ");
      if (use === "") return null;
      const { count: total, isExact } = await countWith(use, others);
      return total > 0 ? { use, total, total_is_exact: isExact } : null;
    });
  };
  const shorter = await shorten(query);
  const commonWords = shorter === null ? ((await shorten(required))?.use ?? null) : null;
  return { unknownWords, shorter, commonWords };
}

/**
 * Returns the result for the greatest length up to `max` that has a result, or null. Tries `max` first, then uses a binary
 * search, because fewer texts contain a keyword with more words.
 */
async function findLongest<Result>(
  max: number,
  find: (length: number) => Promise<Result | null>,
): Promise<Result | null> {
  let longest: Result | null = null;
  let [least, most, length] = [0, max, max];
  while (least <= most) {
    const found = await find(length);
    if (found !== null) [longest, least] = [found, length + 1];
    else most = length - 1;
    length = Math.ceil((least + most) / 2);
  }
  return longest;
}

const isNone = ({ count, isExact }: Total): boolean => count === 0 && isExact;

const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0) &&
  !isBlank(value);

/** Whether a value is an empty string or contains only white space. */
export const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";
