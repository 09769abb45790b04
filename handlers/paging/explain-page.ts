import type { NoMatches } from "../../generated/schemas.ts";
import { explainNoMatches, type FilterKind, type PartOf } from "./no-matches.ts";
import type { Matches, Page, PageRequest } from "./page.ts";

/** When a part of the query is omitted, at most this many results are counted. If there are more, the total is not exact. */
const maxCounted = 20;

/**
 * Adds to the last page of a search or a filtered list the reasons why it found nothing.
 * @param earlierPagesAreEmpty also true for the first page.
 * @param read returns a page of the rows that match a query.
 */
export async function explainPage<Found extends Page<unknown>, Query extends object>(
  found: Found,
  earlierPagesAreEmpty: boolean,
  query: Query,
  read: (query: PartOf<Query>, page: PageRequest) => Promise<Page<unknown>>,
  kind: FilterKind<Query> = {},
): Promise<Found & Pick<Matches<unknown>, "noMatches">> {
  const count = async (other: PartOf<Query>) => {
    const { items, next } = await read(other, { limit: maxCounted, after: null, isCount: true });
    return { count: items.length, isExact: next === null };
  };
  const isEmpty = found.items.length === 0 && found.next === null && earlierPagesAreEmpty;
  const noMatches: NoMatches | null = isEmpty ? await explainNoMatches(query, { ...kind, count }) : null;
  return { ...found, noMatches };
}
