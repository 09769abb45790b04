import type { NoMatches } from "../../generated/schemas.ts";
import type { CallContext } from "../../runtime/index.ts";
import { explainPage } from "./explain-page.ts";
import { isBlank, type FilterKind, type PartOf } from "./no-matches.ts";
import { maxTotal, type Hits, type Matches, type Page, type PageRequest } from "./page.ts";

interface PagedInput {
  readonly limit: number;
  readonly cursor?: string;
}

/**
 * Returns one page of a list: opens the cursor of the input and seals the cursor of the next page.
 *
 *     paginate(context, input, (request) => context.network.relations.followers(input, request))
 *
 * @throws Failure `invalid_cursor` unless the cursor was sealed for this tool, account and filters.
 */
export async function paginate<Item>(
  { cursors }: Pick<CallContext, "cursors">,
  { limit, cursor }: PagedInput,
  read: (request: PageRequest) => Promise<Page<Item>>,
): Promise<{ data: Item[]; next_cursor: string | null }> {
  const { items, next } = await read({ limit, after: cursors.open(cursor) });
  return { data: items, next_cursor: next && cursors.seal(next) };
}

/**
 * Returns one page of a search without a total, like `paginate`.
 * @throws Failure `invalid_cursor` unless the cursor was sealed for this tool, account and filters.
 */
export async function paginateMatches<Item>(
  { cursors }: Pick<CallContext, "cursors">,
  { limit, cursor }: PagedInput,
  read: (request: PageRequest) => Promise<Matches<Item>>,
): Promise<{ data: Item[]; next_cursor: string | null; no_matches: NoMatches | null }> {
  const { items, next, noMatches } = await read({ limit, after: cursors.open(cursor) });
  return { data: items, next_cursor: next && cursors.seal(next), no_matches: noMatches };
}

/**
 * Marks the position after a page without items, if all earlier pages had none either. Lists that search a part of their rows per
 * call have such pages.
 */
const nothingFound = "nothing_found";

/**
 * Returns one page of a list with filters, like `paginate`. If the filters exclude everything, `no_matches` names the unknown
 * values and the filters to omit.
 * @param filters the inputs that restrict the list; blank strings are ignored.
 * @param kind contains functions that return the known values of a filter that are closest to an unknown one.
 */
export async function paginateFiltered<Item, Filters extends object>(
  context: Pick<CallContext, "cursors">,
  input: PagedInput,
  filters: Filters,
  read: (filters: PartOf<Filters>, request: PageRequest) => Promise<Page<Item>>,
  kind: FilterKind<Filters> = {},
): Promise<{ data: Item[]; next_cursor: string | null; no_matches: NoMatches | null }> {
  const given = withoutBlanks(filters);
  const { no_matches, ...found } = await paginateMatches(context, input, async (page) => {
    const isMarked = page.after?.at(-1) === nothingFound;
    const earlierPagesAreEmpty = page.after === null || isMarked;
    const result = await read(given, isMarked ? { ...page, after: page.after.slice(0, -1) } : page);
    const allAreEmpty = earlierPagesAreEmpty && result.items.length === 0;
    const next = result.next && allAreEmpty ? [...result.next, nothingFound] : result.next;
    return explainPage({ ...result, next }, earlierPagesAreEmpty, given, read, kind);
  });
  const isExplained = no_matches && (no_matches.unknown_values.length > 0 || no_matches.loosen.length > 0);
  return { ...found, no_matches: isExplained ? no_matches : null };
}

/**
 * Returns one page of a search, like `paginateFiltered`, with the total. Counts up to `maxTotal` results; `read` may
 * stop counting earlier.
 */
export async function paginateCounted<Item, Filters extends object>(
  context: Pick<CallContext, "cursors">,
  input: PagedInput,
  filters: Filters,
  read: (filters: PartOf<Filters>, request: PageRequest) => Promise<Page<Item>>,
  kind: FilterKind<Filters> = {},
): Promise<SearchResults<Item>> {
  const page = await paginateFiltered(context, input, filters, read, kind);
  const all = await read(withoutBlanks(filters), { limit: maxTotal, after: null, isCount: true });
  // If `read` has stopped counting early, the count can be lower than the number of items on this page.
  return { ...page, total: Math.max(all.items.length, page.data.length), total_is_exact: all.next === null };
}

/** Returns the filters without those that are blank strings. */
const withoutBlanks = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => !isBlank(value))) as Filters;

/** The output of searches. */
export interface SearchResults<Item> {
  data: Item[];
  next_cursor: string | null;
  total: number;
  total_is_exact: boolean;
  no_matches: NoMatches | null;
}

/**
 * Returns one page of a search, like `paginate`.
 * @throws Failure `invalid_cursor` unless the cursor was sealed for this tool, account and filters.
 */
export async function paginateSearch<Item>(
  { cursors }: Pick<CallContext, "cursors">,
  { limit, cursor }: PagedInput,
  read: (request: PageRequest) => Promise<Hits<Item>>,
): Promise<SearchResults<Item>> {
  const { items, next, total, totalIsExact, noMatches } = await read({ limit, after: cursors.open(cursor) });
  const next_cursor = next && cursors.seal(next);
  return { data: items, next_cursor, total, total_is_exact: totalIsExact, no_matches: noMatches };
}
