/** The values of filters that occur in a network, and those closest to a misspelled one. */
import { sql, type RawBuilder } from "kysely";
import { closestWords, countWords, type Vocabulary } from "../../../text/nearest-words.ts";
import type { NetworkView } from "../network-view.ts";
import { foldWords } from "../sql/fold-words.ts";
import { ownRanks } from "../sql/ordinals.ts";

const maxValues = 5_000;
const maxNearest = 3;

export type MemberColumn = "location" | "industry" | "title" | "school";

/** Reads the distinct values of a column of members. */
export const readMemberValues = (view: NetworkView, column: MemberColumn): Promise<string[]> =>
  readDistinct(view, "net_members", column);

/** Reads the distinct skills of members. */
export const readSkillValues = (view: NetworkView): Promise<string[]> => readDistinct(view, "net_skills", "skill");

/** Reads the distinct values of an indexed column by jumping from one to the next in the index. */
function readDistinct(view: NetworkView, table: "net_members" | "net_skills", column: string): Promise<string[]> {
  const field = sql.ref(column);
  const next = (after: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select min(${field}) from ${sql.table(table)} where ${field} > ${after})`;
  return readValues(
    view,
    sql`select value from (
      with recursive known(value) as (
        select ${next(sql`''`)} union all select ${next(sql`known.value`)} from known where known.value is not null
      ) select value from known where value is not null limit ${maxValues}) known`,
  );
}

/** Reads the distinct values of the most prominent companies. */
export function readCompanyValues(
  view: NetworkView,
  column: "name" | "location" | "industry",
  maxCompanies = maxValues,
): Promise<string[]> {
  const field = sql.ref(column);
  const first = sql`select ${field} from net_companies where ${ownRanks(view)} order by rank limit ${maxCompanies}`;
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
 * Returns a function that works like `findNearest`, but returns null if a known value contains all words of the given one.
 * The function reads the known values when it is first called, and only once.
 */
export function suggestValues(
  readKnown: () => Promise<readonly string[]>,
): (value: string) => Promise<string[] | null> {
  let known: Promise<readonly string[]> | undefined;
  return async (value) => {
    const values = await (known ??= readKnown());
    const wanted = foldWords(value);
    const isKnown = (one: string): boolean => {
      const words = foldWords(one);
      return wanted.every((word) => words.includes(word));
    };
    return wanted.length > 0 && values.some(isKnown) ? null : findNearest(value, values);
  };
}

/**
 * Returns the values with words that equal or resemble a wanted word or begin like it, closest first: "Berln" is close to
 * "Berlin, Germany", and "fintech" to "Financial Services". A word that differs by one edit counts more than one that begins
 * with the wanted word: "Enginee" is closer to "Data Engineer" than to "VP of Engineering". A word that begins with it counts
 * more than one that differs by two or more edits. Words that only share their first three letters count least. A word that
 * equals a wanted word counts most, and more if it is rare:
 * "head of engineering" is closer to "VP of Engineering" than to "Head of Sales" if more titles contain "head" than
 * "engineering". If tied, shorter values come first.
 */
export function findNearest(wanted: string, values: readonly string[]): string[] {
  const words = new Map(values.map((value) => [value, foldWords(value)]));
  const vocabulary = countWords(words.values());
  const scores = foldWords(wanted).map((word) => scoreWords(word, vocabulary));
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

/**
 * The scores of words that begin like an unknown word: `completed` begins with the unknown word, `shortened` is the
 * beginning of it, and `alike` has the same first three letters. A word with one edit has the score 1/2, with two edits
 * 1/3, and so on.
 */
const beginningScores = { completed: 0.45, shortened: 0.3, alike: 0.05 };

/** The scores of the words of a vocabulary that are equal or similar to a word, or begin like it. */
function scoreWords(wanted: string, vocabulary: Vocabulary): ReadonlyMap<string, number> {
  if (wanted.length === 1) return new Map([[wanted, 1]]); // resembles every short word
  const scores = new Map<string, number>();
  for (const word of vocabulary.keys()) {
    if (word.startsWith(wanted)) scores.set(word, beginningScores.completed);
    else if (word.length > 3 && wanted.startsWith(word)) scores.set(word, beginningScores.shortened);
    else if (wanted.length > 4 && word.startsWith(wanted.slice(0, 3))) scores.set(word, beginningScores.alike);
  }
  const close = closestWords(wanted, vocabulary, Math.ceil(wanted.length / 3)).slice(0, maxNearest + 2);
  for (const { word, distance } of close) scores.set(word, Math.max(scores.get(word) ?? 0, 1 / (1 + distance)));
  const count = vocabulary.get(wanted);
  return count === undefined ? scores : scores.set(wanted, 1 + 1 / count);
}
