import type { Selectable } from "kysely";
import type { FieldTexts } from "./full-text.ts";
import type { CompanyRow, JobRow, MemberRow } from "../tables/net-tables.ts";

/** What of a row goes into the full-text index: all its words, and the fields that can be searched alone. */
export interface SearchableText {
  readonly text: string;
  readonly fields: FieldTexts;
}

type Facts<Row, Key extends keyof Selectable<Row>> = Pick<Selectable<Row>, Key>;

/** A member's text: search it by `name`, `title`, `company`, `location`, `industry` and `school` too. */
export function memberText(
  member: Facts<
    MemberRow,
    "name" | "headline" | "about" | "title" | "company_name" | "location" | "industry" | "school"
  >,
  skills: readonly string[],
): SearchableText {
  const { name, headline, about, title, company_name: company, location, industry } = member;
  const school = member.school ?? "";
  return {
    text: [name, headline, title, company, location, industry, school, ...skills, about].join(" "),
    fields: { name, title, company, location, industry, school },
  };
}

/** A company's text: search it by `name`, `location` and `industry` too. */
export function companyText(
  company: Facts<CompanyRow, "name" | "industry" | "location" | "description" | "specialties">,
): SearchableText {
  const { name, industry, location, description } = company;
  const specialties = JSON.parse(company.specialties) as string[]; // the column holds string[]
  return {
    text: [name, industry, location, description, ...specialties].join(" "),
    fields: { name, industry, location },
  };
}

/** A job's text: search it by `title`, `company` and `location` too. */
export function jobText(job: Facts<JobRow, "title" | "location" | "description">, company: string): SearchableText {
  const { title, location, description } = job;
  return { text: [title, company, location, description].join(" "), fields: { title, company, location } };
}
