/** Orders candidates of a people search by their relevance for the keyword. */
import { sql } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { foldWords } from "../sql/fold-words.ts";
import { textHits } from "../sql/full-text.ts";
import { isInIdList, numberList, toIdList } from "../sql/id-list.ts";
import { countUpTo } from "../sql/ordinals.ts";
import type { TierPlace } from "./people-tiers.ts";
import { relevance, relevanceStep, weighWord, type RelevanceTexts, type WeighedWord } from "./relevance.ts";

export interface RankedPlace extends TierPlace {
  /** The relevance as a number of steps (`relevanceStep`). */
  readonly step: number;
}

/** Members with a word are counted up to this number, and members of the network up to ten times this number. */
const maxCounted = 5_000;

/** Orders the candidates of each tier by relevance in steps, then connections first, then by prominence. */
export async function orderByRelevance(
  view: NetworkView,
  keyword: string,
  places: readonly TierPlace[],
): Promise<RankedPlace[]> {
  const words = await weighWords(view, keyword);
  const texts = await readTexts(
    view,
    places.map(({ rank }) => rank),
  );
  return places
    .map((place) => {
      const own = texts.get(place.rank);
      return { ...place, step: own ? relevanceStep(relevance(words, own)) : 0 };
    })
    .sort(compareRanked);
}

export const compareRanked = (a: RankedPlace, b: RankedPlace): number =>
  a.tier - b.tier || b.step - a.step || a.group - b.group || a.rank - b.rank;

/** One word alone needs no weight, because all candidates contain it. */
async function weighWords(view: NetworkView, keyword: string): Promise<WeighedWord[]> {
  const folded = foldWords(keyword);
  const last = folded.at(-1);
  const words = [...new Set(folded)].map((word) => ({ word, isLast: word === last }));
  if (words.length === 1) return words.map((word) => ({ ...word, weight: 1 }));
  const total = await countUpTo(view, "net_members", maxCounted * 10);
  const weighed: WeighedWord[] = [];
  for (const { word, isLast } of words) {
    const hits = textHits(view, "net_member_text", { words: word, wholeWords: !isLast });
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from (select ordinal from ${hits} hit limit ${maxCounted}) hit`.execute(view.db);
    weighed.push({ word, isLast, weight: weighWord(rows[0]?.found ?? 0, total) });
  }
  return weighed;
}

async function readTexts(view: NetworkView, ranks: readonly number[]): Promise<ReadonlyMap<number, RelevanceTexts>> {
  const { db, dialect } = view;
  const members = await db
    .selectFrom("net_members")
    .select(["rank", "id", "name", "title", "headline", "company_name", "location", "industry", "school", "about"])
    .where(sql<boolean>`rank in (${numberList(dialect, ranks)})`)
    .execute();
  const skills = await db
    .selectFrom("net_skills")
    .select(["member_id", "skill"])
    .where(isInIdList(dialect, "member_id", toIdList(members.map(({ id }) => id))))
    .execute();
  const skillsOf = new Map<string, string[]>();
  for (const { member_id, skill } of skills) {
    const own = skillsOf.get(member_id) ?? [];
    own.push(skill);
    skillsOf.set(member_id, own);
  }
  return new Map(
    members.map(({ rank, id, company_name: company, school, ...texts }) => [
      rank,
      { ...texts, company, school: school ?? "", skills: (skillsOf.get(id) ?? []).join(" ") },
    ]),
  );
}
