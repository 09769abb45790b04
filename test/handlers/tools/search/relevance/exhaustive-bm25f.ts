import { foldWords } from "../../../../../handlers/network/mirror/sql/fold-words.ts";
import { networkOf } from "../../../../support/network.ts";
import type { TestService } from "../../../../support/start-service.ts";

/** The weights that the documentation of `search_people` states. */
const weights = {
  name: 8,
  title: 5,
  headline: 4,
  company: 2,
  skills: 2,
  location: 1,
  industry: 1,
  school: 1,
  about: 1,
};

/** The number of words of an about text of usual length. */
const usualLength = 40;

type Field = keyof typeof weights;

export interface Scored {
  readonly id: string;
  readonly rank: number;
  /** From 0 to 1. */
  readonly score: number;
  /** Where all words occur: from 0 (in the name, or in both title and headline) to 4 (anywhere). */
  readonly tier: number;
}

type Member = { readonly id: string; readonly rank: number } & Readonly<Record<Field, string[]>>;

/** Scores all members but the account by BM25F, reading every row. */
export async function scoreEverybody(service: TestService): Promise<{
  readonly score: (query: string) => Scored[];
  readonly matches: (id: string, field: string, query: string) => boolean;
}> {
  const network = networkOf(service);
  const rows = await network.selectFrom("net_members").selectAll().execute();
  const skills = new Map<string, string[]>();
  for (const { member_id, skill } of await network.selectFrom("net_skills").selectAll().execute())
    skills.set(member_id, [...(skills.get(member_id) ?? []), ...foldWords(skill)]);
  const members = rows.map((row): Member => {
    const texts = { ...row, company: row.company_name, school: row.school ?? "", skills: "" };
    const words = Object.fromEntries(Object.keys(weights).map((field) => [field, foldWords(texts[field as Field])]));
    return { ...(words as Record<Field, string[]>), id: row.id, rank: row.rank, skills: skills.get(row.id) ?? [] };
  });
  const fields = Object.keys(weights) as Field[];

  const matchOf = (word: string, isLast: boolean) => (other: string) =>
    other === word ? 1 : isLast && other.startsWith(word) ? 0.25 : 0;
  const frequency = (member: Member, match: (other: string) => number): number =>
    fields.reduce((sum, field) => {
      const found = member[field].reduce((count, other) => count + match(other), 0);
      const length = field === "about" ? 0.25 + (0.75 * member.about.length) / usualLength : 1;
      return sum + (found === 0 ? 0 : (weights[field] * found) / length);
    }, 0);

  const tierOf = (member: Member, words: readonly string[]): number => {
    const { name, title, headline, company, skills } = member;
    const primary = [...name, ...title, ...headline];
    const foremost = [...name, ...title.filter((word) => headline.includes(word))];
    const whole = (texts: readonly string[]) => words.every((word) => texts.includes(word));
    const begun = (texts: readonly string[]) =>
      words.every((word, at) => texts.some((other) => matchOf(word, at === words.length - 1)(other) > 0));
    const tests = [whole(foremost), whole(primary), begun(primary), begun([...primary, ...company, ...skills]), true];
    return tests.indexOf(true);
  };

  const score = (query: string): Scored[] => {
    const words = foldWords(query);
    const counts = words.map((word, at) => {
      const match = matchOf(word, at === words.length - 1);
      return members.map((member) => frequency(member, match));
    });
    const idf = counts.map((of) => {
      const found = of.filter((count) => count > 0).length;
      return Math.log(1 + (members.length - found + 0.5) / (found + 0.5));
    });
    const highest = idf.reduce((sum, weight) => sum + weight, 0);
    return members.flatMap((member, at) => {
      const { id, rank } = member;
      const own = counts.map((of) => of[at] ?? 0);
      if (id === "prf_demo_0001" || own.some((count) => count === 0)) return [];
      const sum = own.reduce((total, count, word) => total + ((idf[word] ?? 0) * count) / (1.2 + count), 0);
      return [{ id, rank, score: sum / highest, tier: tierOf(member, words) }];
    });
  };
  const byId = new Map(members.map((member) => [member.id, member]));
  const matches = (id: string, field: string, query: string): boolean => {
    const own = byId.get(id)?.[field as Field] ?? [];
    return foldWords(query).every((word) => own.some((other) => other.startsWith(word)));
  };
  return { score, matches };
}
