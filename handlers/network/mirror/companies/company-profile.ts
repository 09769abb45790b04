import type { Company, MemberRef, MonthlyHeadcount, PostExcerpt } from "../../../../generated/schemas.ts";
import type { CompaniesPort } from "../../port/companies.ts";
import { readPublishedPosts } from "../analytics/published-posts.ts";
import { readAuthoredExcerpts } from "../content/post-excerpt.ts";
import type { NetworkView } from "../network-view.ts";
import { findCompanyId, toCompanySummaries } from "../profiles/company-summaries.ts";
import { readCompanyNames, resolveCompanies } from "./company-names.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import { listEmployees } from "./company-employees.ts";
import { readExcerpts, readHiring } from "./company-activity.ts";

const maxConnections = 10;
const maxPosts = 5;

export function createCompanies(view: NetworkView): CompaniesPort {
  return {
    get: (reference) => getCompany(view, reference),
    resolve: (references) => resolveCompanies(view, references),
    names: (ids) => readCompanyNames(view, ids),
    employees: (reference, query, page) => listEmployees(view, reference, query, page),
    posts: (id, range) => readPublishedPosts(view, id, range),
    excerpts: (postIds) => readExcerpts(view, postIds),
    hiring: (id, ranges) => readHiring(view, id, ranges),
  };
}

async function getCompany(view: NetworkView, reference: string): Promise<Company> {
  const id = await findCompanyId(view, reference);
  const row = await view.db.selectFrom("net_companies").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const [summary] = await toCompanySummaries(view, [row]);
  if (!summary) throw new Error(`company ${id} has no summary`);
  return {
    ...summary,
    about: row.description,
    website: row.website,
    founded_year: row.founded_year,
    specialties: JSON.parse(row.specialties) as string[], // the column contains string[]
    headcounts: await readHeadcounts(view, id),
    following: await isFollowed(view, id),
    connections: await readConnections(view, id),
    recent_posts: await readRecentPosts(view, id),
  };
}

/** The last 12 months, oldest first. */
async function readHeadcounts({ db }: NetworkView, id: string): Promise<MonthlyHeadcount[]> {
  const rows = await db
    .selectFrom("net_company_headcounts")
    .select(["day as month", "headcount"])
    .where("company_id", "=", id)
    .orderBy("day", "desc")
    .limit(12)
    .execute();
  return rows.reverse();
}

async function isFollowed({ db, memberId }: NetworkView, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("net_follows")
    .select("created_at")
    .where("follower_id", "=", memberId)
    .where("kind", "=", "company")
    .where("target_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads the account's connections with a current position at the company, latest connection first. */
async function readConnections(view: NetworkView, id: string): Promise<MemberRef[]> {
  const { db, memberId } = view;
  const rows = await db
    .selectFrom("net_connections as c")
    .innerJoin("net_positions as p", "p.member_id", "c.other_id")
    .select(["c.other_id", "c.connected_at"])
    .distinct()
    .where("c.member_id", "=", memberId)
    .where("p.company_id", "=", id)
    .where("p.ended_on", "is", null)
    .where(notBlocked(view, "c.other_id"))
    .orderBy("c.connected_at", "desc")
    .orderBy("c.other_id", "desc")
    .limit(maxConnections)
    .execute();
  const ids = rows.map((row) => row.other_id);
  const members = await readMemberRefs(view, ids);
  return ids.flatMap((other) => members.get(other) ?? []);
}

async function readRecentPosts(view: NetworkView, id: string): Promise<PostExcerpt[]> {
  const rows = await view.db
    .selectFrom("net_posts")
    .select("id")
    .where("author_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxPosts)
    .execute();
  const ids = rows.map((row) => row.id);
  const posts = await readAuthoredExcerpts(view, ids);
  return ids.flatMap((post) => posts.get(post)?.post ?? []);
}
