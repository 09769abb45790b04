import type { NoMatches } from "../../../../generated/schemas.ts";
import type { Total } from "./totals.ts";

/** A query of which some parts are omitted. */
export type PartOf<Query> = { readonly [Key in keyof Query]?: Query[Key] | undefined };

/** The properties of a kind of search that `explainNoMatches` requires. */
export interface SearchKind<Query> {
  readonly count: (query: PartOf<Query>) => Promise<Total>;
  /** Returns the known values of a filter closest to an unknown one, for the filters that have known values. */
  readonly nearestValues: Readonly<Partial<Record<keyof Query & string, (value: string) => Promise<string[]>>>>;
  /** The names of inputs that differ from the names of the query. */
  readonly inputNames?: Readonly<Partial<Record<keyof Query & string, string>>>;
  /** The parts of the query that are required. */
  readonly required?: readonly (keyof Query & string)[];
}

/** Explains why a search found nothing: values that no row has, and how much it would find without each of its parts. */
export async function explainNoMatches<Query extends object>(
  query: Query,
  { count, nearestValues, inputNames, required = [] }: SearchKind<Query>,
): Promise<NoMatches> {
  const given = (Object.keys(query) as (keyof Query & string)[]).filter((key) => isGiven(query[key]));
  const without = (omitted: readonly string[]): PartOf<Query> => ({
    ...query,
    ...Object.fromEntries(omitted.map((key) => [key, undefined])),
  });
  const nameOf = (key: keyof Query & string): string => inputNames?.[key] ?? key;
  const unknown: NoMatches["unknown_values"][number][] = [];
  const loosen: NoMatches["loosen"][number][] = [];
  for (const key of given) {
    const [value, find] = [query[key], nearestValues[key]];
    if (typeof value !== "string" || find === undefined) continue;
    const alone = without(given.filter((other) => other !== key && !required.includes(other)));
    if ((await count(alone)).count === 0) unknown.push({ input: nameOf(key), value, nearest: await find(value) });
  }
  for (const key of given.length > 1 ? given : []) {
    if (required.includes(key)) continue;
    const total = await count(without([key]));
    if (total.count > 0) loosen.push({ omit: nameOf(key), total: total.count, total_is_exact: total.isExact });
  }
  return { unknown_values: unknown, loosen: loosen.sort((a, b) => b.total - a.total) };
}

const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0) &&
  !(typeof value === "string" && value.trim() === "");
