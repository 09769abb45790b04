/** The values of filters that occur in a network, and those closest to a misspelled one. */
import { sql, type RawBuilder } from "kysely";
import { nearestFew } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { foldWords } from "../sql/fold-words.ts";
import { ownRanks } from "../sql/ordinals.ts";

const maxValues = 5_000;
const maxNearest = 3;

export type MemberColumn = "location" | "industry" | "title" | "school";

/** Reads the distinct values of a column of members by jumping from one to the next in the index. */
export function readMemberValues(view: NetworkView, column: MemberColumn): Promise<string[]> {
  const field = sql.ref(column);
  const next = (after: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select min(${field}) from net_members where ${field} > ${after})`;
  return readValues(
    view,
    sql`select value from (
      with recursive known(value) as (
        select ${next(sql`''`)} union all select ${next(sql`known.value`)} from known where known.value is not null
      ) select value from known where value is not null limit ${maxValues}) known`,
  );
}

/** Reads the distinct values of the most prominent companies. */
export function readCompanyValues(view: NetworkView, column: "name" | "location" | "industry"): Promise<string[]> {
  const field = sql.ref(column);
  const first = sql`select ${field} from net_companies where ${ownRanks(view)} order by rank limit ${maxValues}`;
  return readValues(view, sql`select distinct ${field} as value from (${first}) company where ${field} <> ''`);
}

/** Reads the distinct specialties of the most prominent companies. */
export async function readSpecialties(view: NetworkView): Promise<string[]> {
  const companies = view.db.selectFrom("net_companies").select("specialties").where(ownRanks(view));
  const values = (await companies.orderBy("rank").limit(maxValues).execute()).flatMap(
    ({ specialties }) => JSON.parse(specialties) as string[],
  ); // the column contains string[]
  return [...new Set(values)].sort();
}

async function readValues({ db }: NetworkView, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`${query}`.execute(db);
  return rows.map(({ value }) => value).sort();
}

/**
 * Returns the values with words that are equal, similar or begin alike, closest first: "Berln" is close to "Berlin,
 * Germany", and "fintech" to "Financial Services". Of equal words, rare ones count more: "head of engineering" is closer
 * to "VP of Engineering" than to "Head of Sales" if more titles contain "head" than "engineering".
 */
export function findNearest(wanted: string, values: readonly string[]): string[] {
  const words = new Map(values.map((value) => [value, foldWords(value)]));
  const vocabulary = countWords(words.values());
  const scores = foldWords(wanted).map((word) => {
    if (word.length === 1) return new Map([[word, 1]]); // resembles every short word
    const near = nearestFew(word, vocabulary.keys(), maxNearest + 2);
    const alike = [...vocabulary.keys()].filter(
      (other) =>
        other.startsWith(word) ||
        (other.length > 3 && word.startsWith(other)) ||
        (word.length > 4 && other.startsWith(word.slice(0, 3))),
    );
    return new Map(
      [...alike, ...near].map(
        (other) =>
          [other, other === word ? 1 + 1 / (vocabulary.get(other) ?? 1) : 1 / (near.indexOf(other) + 2)] as const,
      ),
    );
  });
  const scoreOf = (value: string): number =>
    scores.reduce(
      (sum, known) => sum + Math.max(0, ...(words.get(value) ?? []).map((word) => known.get(word) ?? 0)),
      0,
    );
  return values
    .map((value) => ({ value, score: scoreOf(value) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.value.length - b.value.length)
    .slice(0, maxNearest)
    .map(({ value }) => value);
}

/** The number of values that contain each word. */
function countWords(values: Iterable<readonly string[]>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of values) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
