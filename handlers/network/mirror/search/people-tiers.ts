/** The hits of a search in tiers. In each further tier, the keyword occurs in less important fields (`memberText`). */
import type { NetworkView } from "../network-view.ts";
import type { WordQuery } from "../sql/full-text.ts";
import { findCandidates, type PeopleSearch } from "./people-filters.ts";
import { readGroups, type Place } from "./people-groups.ts";

type Tier = Omit<WordQuery, "words">;

/** Where the keyword occurs. Each entry includes the places of the one before, whose hits `readTiers` excludes. */
const tiers: readonly Tier[] = [
  { within: "foremost", wholeWords: true },
  { within: "primary", wholeWords: true },
  { within: "primary" },
  { within: "secondary" },
  {},
];
/** Without a keyword, all hits match equally well. */
const singleTier: readonly Tier[] = [{}];

export interface TierPlace extends Place {
  /** An index of `tiers`. */
  readonly tier: number;
}

/** Reads `count` hits after a place, tier by tier. */
export async function readTiers(
  view: NetworkView,
  search: PeopleSearch,
  after: TierPlace | null,
  count: number,
): Promise<TierPlace[]> {
  const found: TierPlace[] = [];
  const read = search.keyword === undefined ? singleTier : tiers;
  for (let tier = after?.tier ?? 0; tier < read.length && found.length < count; tier += 1) {
    const candidates = findCandidates(view, search, read[tier], read[tier - 1]);
    const places = await readGroups(view, candidates, search.degrees, {
      after: tier === after?.tier ? after : null,
      count: count - found.length,
    });
    found.push(...places.map((place) => ({ ...place, tier })));
  }
  return found;
}
