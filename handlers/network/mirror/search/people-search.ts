/**
 * People search, best match first, at a cost that depends on the page and not on the number of hits.
 *
 * The hits are read in tiers (people-tiers.ts), from members with each word in the name, or in both title and headline, to
 * members with the words anywhere. Within a tier, connections come first, then other members by prominence, and reading stops
 * when there are enough. The first hits are then ordered within their tiers by exact relevance (relevance.ts): members in
 * whom the words occur more often or in more important fields come first, and rare words count more. Later hits keep the order
 * in which they are read.
 *
 * A cursor contains the number of results before it and the place of the last member of the page. If that member is among
 * the first hits, the cursor also contains the place at which these hits end. Ranks never change and new members come last, so
 * that new members do not shift pages. A member who becomes or stops being a connection between pages may be repeated or
 * omitted.
 */
import type { NoMatches, ProfileSummary } from "../../../../generated/schemas.ts";
import { suggestWords } from "../../../text/nearest-words.ts";
import type { Position } from "../../../../runtime/index.ts";
import { toPage } from "../../../paging/keyset.ts";
import { maxTotal, type Hits, type PageRequest, type Total } from "../../../paging/page.ts";
import type { PeopleQuery } from "../../port/search.ts";
import { toSummaries } from "../profiles/member-summaries.ts";
import type { NetworkView } from "../network-view.ts";
import { readPeopleTexts } from "./covered-texts.ts";
import { readCompanyValues, readMemberValues, suggestValues, type MemberColumn } from "./known-values.ts";
import { explainNoMatches } from "../../../paging/no-matches.ts";
import { findCandidates, readSearch, type PeopleSearch } from "./people-filters.ts";
import { countCandidates, readNewest } from "./people-groups.ts";
import { compareRanked, orderByRelevance, type RankedPlace } from "./people-relevance.ts";
import { readTiers, type TierPlace } from "./people-tiers.ts";
import { correctTotal } from "./totals.ts";

/** The number of hits that are ordered by their exact relevance. */
const maxRanked = 100;
/** The maximum number of new members that may join these hits while pages are read. */
const maxAdded = 50;

/** The maximum number of results that are read to count them. */
const maxCounted = 20;

/** A hit with its cursor. */
interface Hit {
  readonly rank: number;
  readonly position: Position;
}

export async function searchPeople(
  view: NetworkView,
  query: PeopleQuery,
  page: PageRequest,
): Promise<Hits<ProfileSummary>> {
  const search = await readSearch(view, query);
  const total = await countPeople(view, query, search);
  const [shownBefore = 0, ...position] = page.after ?? [];
  const after = page.after && position;
  const hits = total.count === 0 && total.isExact ? [] : await readHits(view, search, { limit: page.limit, after });
  const found = await toPage(
    hits,
    page,
    ({ position: last }) => [Number(shownBefore) + page.limit, ...last],
    async (shown) => {
      const ranks = shown.map(({ rank }) => rank);
      const people = await readByRank(view, ranks);
      if (people.length > 0)
        view.recordExposure({ kind: "search", memberIds: people.map(({ id }) => id), keyword: describeQuery(query) });
      return people;
    },
  );
  const isEmpty = found.items.length === 0 && page.after === null;
  const { count, isExact } = correctTotal(total, Number(shownBefore) + hits.length, found.next === null);
  return {
    ...found,
    total: count,
    totalIsExact: isExact,
    noMatches: isEmpty ? await explainPeople(view, query) : null,
  };
}

/** Counts the results. Connections and others are counted separately, because connections can be counted exactly. */
async function countPeople(view: NetworkView, query: PeopleQuery, search?: PeopleSearch): Promise<Total> {
  const { degree = [] } = query;
  const others = degree.filter((one) => one !== 1);
  const isMixed = others.length > 0 && others.length < degree.length;
  if (!isMixed) {
    const whole = search ?? (await readSearch(view, query));
    return countCandidates(view, findCandidates(view, whole), whole.degrees);
  }
  const near = await countPeople(view, { ...query, degree: [1] });
  const far = await countPeople(view, { ...query, degree: others });
  const count = near.count + far.count;
  return { count: Math.min(count, maxTotal), isExact: near.isExact && far.isExact && count <= maxTotal };
}

/**
 * Counts the results like `countPeople`. If it finds none among the first candidates, the results are read, at most
 * `maxCounted`.
 */
async function countForExplanation(view: NetworkView, query: PeopleQuery): Promise<Total> {
  const total = await countPeople(view, query);
  if (total.isExact || total.count > 0) return total;
  const { length } = await readTiers(view, await readSearch(view, query), null, maxCounted + 1);
  return { count: Math.min(length, maxCounted), isExact: length <= maxCounted };
}

/** Whether a search finds anybody. Does not record the members as shown. */
export async function findsPeople(view: NetworkView, query: PeopleQuery): Promise<boolean> {
  const { length } = await readTiers(view, await readSearch(view, query), null, 1);
  return length > 0;
}

/** Reads the ids of the newest members that match a search. */
export async function readNewestPeople(view: NetworkView, query: PeopleQuery, max: number): Promise<string[]> {
  const search = await readSearch(view, query);
  return readNewest(view, findCandidates(view, search), search.degrees, max);
}

/**
 * Explains why a search found nobody.
 * @param required the parts of the query that must not be omitted.
 */
export function explainPeople(
  view: NetworkView,
  query: PeopleQuery,
  required: readonly (keyof PeopleQuery)[] = [],
): Promise<NoMatches> {
  const { keyword, title, company, location, industry, school, degree } = query;
  const nearestIn = (column: MemberColumn) => suggestValues(() => readMemberValues(view, column));
  const inputs = { keyword, title, company, location, industry, school, degree };
  return explainNoMatches<PeopleQuery>(inputs, {
    count: (other) => countForExplanation(view, other),
    nearestValues: {
      keyword: suggestWords(() => readPeopleTexts(view)),
      title: nearestIn("title"),
      location: nearestIn("location"),
      industry: nearestIn("industry"),
      school: nearestIn("school"),
      company: suggestValues(() => readCompanyValues(view, "name")),
    },
    insteadOfKeyword: "industry",
    required,
  });
}

/**
 * Reads `limit + 1` hits after the position of a cursor. Among the first hits, the position is `[1, tier, group, rank, tier,
 * step, group, rank]`: the place at which the first hits end, then that of the last member. After them, it is
 * `[2, tier, group, rank]`: the place of the last member.
 */
async function readHits(view: NetworkView, search: PeopleSearch, { limit, after }: PageRequest): Promise<Hit[]> {
  const [part = 1, tier = 0, group = 0, rank = 0, ...place] = (after ?? []).map(Number);
  const last = after === null ? null : { tier, group, rank };
  const count = limit + 1;
  if (search.keyword === undefined || part === 2) return (await readTiers(view, search, last, count)).map(toHit);
  const candidates = await readCandidates(view, search, last);
  const end = last ?? candidates.at(-1);
  if (end === undefined) return [];
  const ranked = await orderByRelevance(view, search.keyword, candidates);
  const [ownTier = 0, step = 0, ownGroup = 0, ownRank = 0] = place;
  const previous = after && { tier: ownTier, step, group: ownGroup, rank: ownRank };
  const next = previous ? ranked.filter((one) => compareRanked(previous, one) < 0) : ranked;
  const first = next.slice(0, count).map((one) => toRankedHit(end, one));
  if (first.length === count || (after === null && candidates.length < maxRanked)) return first;
  return [...first, ...(await readTiers(view, search, end, count - first.length)).map(toHit)];
}

const toHit = ({ tier, group, rank }: TierPlace): Hit => ({ rank, position: [2, tier, group, rank] });
const toRankedHit = (end: TierPlace, { tier, step, group, rank }: RankedPlace): Hit => ({
  rank,
  position: [1, end.tier, end.group, end.rank, tier, step, group, rank],
});

/**
 * Reads the hits to order by relevance. On the first page, these are the first `maxRanked` hits. On later pages, they are
 * all hits up to the place `last`, which the cursor contains: the last of the first page's `maxRanked` hits.
 */
async function readCandidates(view: NetworkView, search: PeopleSearch, last: TierPlace | null): Promise<TierPlace[]> {
  if (last === null) return readTiers(view, search, null, maxRanked);
  const found = await readTiers(view, search, null, maxRanked + maxAdded);
  const isWithin = ({ tier, group, rank }: TierPlace): boolean =>
    (tier - last.tier || group - last.group || rank - last.rank) <= 0;
  return found.filter(isWithin);
}

/** The text that a search is for: its keyword, or the first of its text filters. */
function describeQuery({ keyword, title, school, industry, location }: PeopleQuery): string {
  const text = [keyword, title, school, industry, location].find((one) => one !== undefined && one.trim() !== "");
  return (text ?? "").trim().toLowerCase();
}

async function readByRank(view: NetworkView, ranks: readonly number[]): Promise<ProfileSummary[]> {
  if (ranks.length === 0) return [];
  const rows = await view.db
    .selectFrom("net_members")
    .select(["rank", "id", "handle", "name", "headline", "location", "industry", "open_profile"])
    .where("rank", "in", [...ranks])
    .execute();
  const members = new Map(rows.map((row) => [row.rank, row]));
  return toSummaries(
    view,
    ranks.flatMap((rank) => members.get(rank) ?? []),
  );
}
