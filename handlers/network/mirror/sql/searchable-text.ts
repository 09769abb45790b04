import type { Selectable } from "kysely";
import type { CompanyRow, JobRow, MemberRow } from "../tables/net-tables.ts";
import { foldWords } from "./fold-words.ts";
import type { IndexedFields, IndexedText } from "./full-text.ts";

/** The part of a row that is added to the full-text index: all words, and fields that can be searched separately. */
export interface SearchableText {
  readonly text: IndexedText;
  readonly fields: IndexedFields;
}

type Columns<Row, Key extends keyof Selectable<Row>> = Pick<Selectable<Row>, Key>;

/**
 * The text of a member, with the fields `name`, `title`, `company`, `location`, `industry` and `school`, and three
 * fields that let a search find the best matches first. Each contains the one before: `foremost` (the name, and what
 * both the title and the headline contain), `primary` (also the rest of both) and `secondary` (also company and
 * skills).
 */
export function memberText(
  member: Columns<
    MemberRow,
    "name" | "headline" | "about" | "title" | "company_name" | "location" | "industry" | "school"
  >,
  skills: readonly string[],
): SearchableText {
  const { name, headline, about, title, company_name: company, location, industry } = member;
  const school = member.school ?? "";
  const inTitle = new Set(foldWords(title));
  const inBoth = foldWords(headline).filter((word) => inTitle.has(word));
  const primary = [name, title, headline];
  return {
    text: [name, headline, title, company, location, industry, school, ...skills, about],
    fields: {
      ...{ name, title, company, location, industry, school },
      ...{ foremost: [name, ...inBoth], primary, secondary: [...primary, company, ...skills] },
    },
  };
}

/** The text of a company, with the fields `name`, `location` and `industry`. */
export function companyText(
  company: Columns<CompanyRow, "name" | "industry" | "location" | "description" | "specialties">,
): SearchableText {
  const { name, industry, location, description } = company;
  const specialties = JSON.parse(company.specialties) as string[]; // the column contains string[]
  return {
    text: [name, industry, location, description, ...specialties],
    fields: { name, industry, location },
  };
}

/** The text of a job, with the fields `title`, `company` and `location`. */
export function jobText(job: Columns<JobRow, "title" | "location" | "description">, company: string): SearchableText {
  const { title, location, description } = job;
  return { text: [title, company, location, description], fields: { title, company, location } };
}
