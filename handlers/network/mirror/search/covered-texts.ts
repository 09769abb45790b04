/** The texts that a keyword search covers. If a keyword contains an unknown word, similar words from these texts are suggested. */
import { sql } from "kysely";
import { visiblePosts } from "../content/visible-posts.ts";
import { isOpen } from "../jobs/jobs.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readConnectionTexts } from "../relations/covered-texts.ts";
import { ownRanks } from "../sql/ordinals.ts";
import { companyText, jobText } from "../sql/searchable-text.ts";
import { readCompanyValues, readMemberValues, readSkillValues } from "./known-values.ts";

/** The number of the most prominent members that are read, in addition to the newest connections. */
const maxMembers = 1_000;
/** The numbers of the most prominent companies, and of the newest posts and jobs. */
const [maxCompanies, maxPosts, maxJobs] = [1_000, 500, 500];

/**
 * Reads the names and headlines of connections and of the most prominent members, and the titles, industries, schools,
 * locations, skills and companies of the network.
 */
export async function readPeopleTexts(view: NetworkView): Promise<string[]> {
  const prominent = await view.db
    .selectFrom("net_members as m")
    .select(["m.name", "m.headline"])
    .where(ownRanks(view))
    .where("m.id", "!=", view.memberId)
    .where(notBlocked(view, "m.id"))
    .orderBy("m.rank")
    .limit(maxMembers)
    .execute();
  return [
    ...(await readConnectionTexts(view)),
    ...prominent.map(({ name, headline }) => `${name} ${headline}`),
    ...(await readMemberValues(view, "title")),
    ...(await readMemberValues(view, "industry")),
    ...(await readMemberValues(view, "school")),
    ...(await readMemberValues(view, "location")),
    ...(await readSkillValues(view)),
    ...(await readCompanyValues(view, "name", maxCompanies)),
  ];
}

/** Reads the names, descriptions and other texts of the most prominent companies. */
export async function readCompanyTexts(view: NetworkView): Promise<string[]> {
  const rows = await view.db
    .selectFrom("net_companies")
    .select(["name", "industry", "location", "description", "specialties"])
    .where(ownRanks(view))
    .orderBy("rank")
    .limit(maxCompanies)
    .execute();
  return [
    ...(await readCompanyValues(view, "name")),
    ...rows.map((company) => [companyText(company).text].flat().join(" ")),
  ];
}

/** Reads those of the newest posts that the account may see. */
export async function readPostTexts(view: NetworkView): Promise<string[]> {
  const newest = sql<{ id: string }>`(select id from net_posts
    where created_at <= ${view.now()} order by created_at desc, id desc limit ${maxPosts})`;
  const rows = await view.db
    .selectFrom(newest.as("newest"))
    .innerJoin("net_posts as p", "p.id", "newest.id")
    .select("p.text")
    .where(visiblePosts(view, "p"))
    .execute();
  return rows.map(({ text }) => text);
}

/** Reads those of the newest jobs that are open, or all of them. */
export async function readJobTexts(view: NetworkView, includeClosed: boolean): Promise<string[]> {
  const newest = sql<{ id: string }>`(select id from net_jobs
    where posted_at <= ${view.now()} order by posted_at desc, id desc limit ${maxJobs})`;
  const rows = await view.db
    .selectFrom(newest.as("newest"))
    .innerJoin("net_jobs as j", "j.id", "newest.id")
    .innerJoin("net_companies as c", "c.id", "j.company_id")
    .select(["j.title", "j.location", "j.description", "c.name as company"])
    .$if(!includeClosed, (select) => select.where(isOpen(view)))
    .execute();
  return rows.map(({ company, ...job }) => [jobText(job, company).text].flat().join(" "));
}
