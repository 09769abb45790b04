/**
 * Searches a small set of members, such as the employees of a company or the connections of the account, without the
 * full-text index, whose hits for a word are members of the whole network.
 */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { foldWords } from "../sql/fold-words.ts";
import { createTextMatcher, createWordsMatcher, type FieldTexts, type WordQuery } from "../sql/full-text.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { memberText } from "../sql/searchable-text.ts";

/** The maximum number of members whose texts are read. */
const maxMembers = 2_000;

/** Where a keyword must or must not occur; by default anywhere. */
export type Within = Omit<WordQuery, "words">;

/** The columns of the filters. */
export const filterColumns = {
  title: "title",
  company: "company_name",
  location: "location",
  industry: "industry",
  school: "school",
} as const;

/**
 * Reads the members who meet the conditions and whose texts match all filters. Returns a function that returns the ranks of
 * those who also match the keyword. Its two parameters say in which texts the keyword must occur, and in which it must not.
 * Returns null instead of a function if more than `maxMembers` members meet the conditions.
 * @param conditions conditions on `net_members` that use an index; all are required.
 */
export async function matchMembers(
  view: NetworkView,
  conditions: readonly RawBuilder<SqlBool>[],
  keyword: string | undefined,
  filters: FieldTexts,
): Promise<((within: Within, except?: Within) => readonly number[]) | null> {
  const rows = await readMembers(view, conditions);
  if (rows.length > maxMembers) return null;
  const matchers = Object.entries(filters).map(([field, text]) => {
    const column = filterColumns[field as keyof typeof filterColumns]; // the keys of the filters of a search
    const isMatch = createTextMatcher(text ?? "");
    return (row: Member): boolean => isMatch(row[column] ?? "");
  });
  const members = rows.filter((row) => matchers.every((isMatch) => isMatch(row)));
  if (keyword === undefined) return () => members.map(({ rank }) => rank);
  const skills = await readSkills(view, members);
  const texts = members.map((row) => createFieldWords(row, skills.get(row.id) ?? []));
  const occursIn = ({ within, wholeWords }: Within): ((at: number) => boolean) => {
    const isMatch = createWordsMatcher(keyword, wholeWords);
    return (at) => isMatch(texts[at]?.(within) ?? []);
  };
  return (within, except) => {
    const [isFound, isExcluded] = [occursIn(within), except && occursIn(except)];
    return members.filter((_row, at) => isFound(at) && !isExcluded?.(at)).map(({ rank }) => rank);
  };
}

type Member = Awaited<ReturnType<typeof readMembers>>[number];

const readMembers = ({ db }: NetworkView, conditions: readonly RawBuilder<SqlBool>[]) =>
  db
    .selectFrom("net_members")
    .select(["rank", "id", "name", "headline", "about", "title", "company_name", "location", "industry", "school"])
    .where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
    .orderBy("rank")
    .limit(maxMembers + 1)
    .execute();

async function readSkills(
  { db, dialect }: NetworkView,
  members: readonly Member[],
): Promise<ReadonlyMap<string, string[]>> {
  const ids = toIdList(members.map(({ id }) => id));
  const rows = await db
    .selectFrom("net_skills")
    .select(["member_id", "skill"])
    .where(isInIdList(dialect, "member_id", ids))
    .execute();
  const skills = new Map<string, string[]>();
  for (const { member_id, skill } of rows) skills.set(member_id, [...(skills.get(member_id) ?? []), skill]);
  return skills;
}

/** Returns a function that returns the indexed words of a field of a member, or of the whole text for `undefined`. */
function createFieldWords(member: Member, skills: readonly string[]): (field: Within["within"]) => readonly string[] {
  const { text, fields } = memberText(member, skills);
  const known = new Map<Within["within"], readonly string[]>();
  return (field) => {
    const words = known.get(field) ?? foldWords([field === undefined ? text : (fields[field] ?? "")].flat().join(" "));
    known.set(field, words);
    return words;
  };
}
