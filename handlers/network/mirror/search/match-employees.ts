/** Searches the employees of a company without the full-text index, whose hits for a word are members of all companies. */
import type { NetworkView } from "../network-view.ts";
import { foldWords } from "../sql/fold-words.ts";
import { createTextMatcher, createWordsMatcher, type FieldTexts, type WordQuery } from "../sql/full-text.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { memberText } from "../sql/searchable-text.ts";

/** The maximum number of employees whose texts are read. */
const maxEmployees = 1_000;

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
 * Reads the members of a company whose texts match all filters. Returns a function that returns the ranks of those in whose
 * texts the keyword occurs, or null if the company has more than `maxEmployees` members.
 */
export async function matchEmployees(
  view: NetworkView,
  company: string,
  keyword: string | undefined,
  filters: FieldTexts,
): Promise<((within: Within, except?: Within) => readonly number[]) | null> {
  const rows = await readEmployees(view, company);
  if (rows.length > maxEmployees) return null;
  const matchers = Object.entries(filters).map(([field, text]) => {
    const column = filterColumns[field as keyof typeof filterColumns]; // the keys of the filters of a search
    const isMatch = createTextMatcher(text ?? "");
    return (row: Employee): boolean => isMatch(row[column] ?? "");
  });
  const employees = rows.filter((row) => matchers.every((isMatch) => isMatch(row)));
  if (keyword === undefined) return () => employees.map(({ rank }) => rank);
  const skills = await readSkills(view, employees);
  const texts = employees.map((row) => createFieldWords(row, skills.get(row.id) ?? []));
  const occursIn = ({ within, wholeWords }: Within): ((at: number) => boolean) => {
    const isMatch = createWordsMatcher(keyword, wholeWords);
    return (at) => isMatch(texts[at]?.(within) ?? []);
  };
  return (within, except) => {
    const [isFound, isExcluded] = [occursIn(within), except && occursIn(except)];
    return employees.filter((_row, at) => isFound(at) && !isExcluded?.(at)).map(({ rank }) => rank);
  };
}

type Employee = Awaited<ReturnType<typeof readEmployees>>[number];

const readEmployees = ({ db }: NetworkView, company: string) =>
  db
    .selectFrom("net_members")
    .select(["rank", "id", "name", "headline", "about", "title", "company_name", "location", "industry", "school"])
    .where("company_id", "=", company)
    .orderBy("rank")
    .limit(maxEmployees + 1)
    .execute();

async function readSkills(
  { db, dialect }: NetworkView,
  employees: readonly Employee[],
): Promise<ReadonlyMap<string, string[]>> {
  const ids = toIdList(employees.map(({ id }) => id));
  const rows = await db
    .selectFrom("net_skills")
    .select(["member_id", "skill"])
    .where(isInIdList(dialect, "member_id", ids))
    .execute();
  const skills = new Map<string, string[]>();
  for (const { member_id, skill } of rows) skills.set(member_id, [...(skills.get(member_id) ?? []), skill]);
  return skills;
}

/** Returns a function that returns the words of a field of a member as they are indexed; undefined is the whole text. */
function createFieldWords(member: Employee, skills: readonly string[]): (field: Within["within"]) => readonly string[] {
  const { text, fields } = memberText(member, skills);
  const known = new Map<Within["within"], readonly string[]>();
  return (field) => {
    const words = known.get(field) ?? foldWords([field === undefined ? text : (fields[field] ?? "")].flat().join(" "));
    known.set(field, words);
    return words;
  };
}
