import { sql } from "kysely";
import type { PostExcerpt } from "../../../../generated/schemas.ts";
import { timeRanges, type TimeRange } from "../../../sql/time-ranges.ts";
import type { CompanyHiring } from "../../port/companies.ts";
import { readSplits } from "../analytics/splits.ts";
import { readAuthoredExcerpts } from "../content/post-excerpt.ts";
import { visiblePosts } from "../content/visible-posts.ts";
import type { NetworkView } from "../network-view.ts";

/** Reads the company's open jobs by seniority and location, and how many it posted in each time range. */
export async function readHiring(
  { db, dialect, now }: NetworkView,
  companyId: string,
  ranges: readonly TimeRange[],
): Promise<CompanyHiring> {
  const open = sql`select seniority, location, 1 as weight from net_jobs
    where company_id = ${companyId} and (closed_at is null or closed_at > ${now()})`;
  const { rows } = await sql<{ place: number; posted: number }>`
    select r.place, count(*) as posted from ${timeRanges(dialect, ranges)} r cross join net_jobs j
    where j.company_id = ${companyId} and j.posted_at >= r.start_ms and j.posted_at < r.end_ms
    group by r.place`.execute(db);
  const { seniority, location } = await readSplits(db, open, ["seniority", "location"]);
  return {
    seniorities: seniority,
    locations: location,
    posted: ranges.map((_, at) => rows.find(({ place }) => place === at)?.posted ?? 0),
  };
}

/** Reads the beginnings of posts that the account may see, in the order of the ids. */
export async function readExcerpts(view: NetworkView, ids: readonly string[]): Promise<PostExcerpt[]> {
  if (ids.length === 0) return [];
  const visible = await view.db
    .selectFrom("net_posts")
    .select("id")
    .where("id", "in", [...ids])
    .where(visiblePosts(view))
    .execute();
  const posts = await readAuthoredExcerpts(
    view,
    visible.map(({ id }) => id),
  );
  return ids.flatMap((id) => posts.get(id)?.post ?? []);
}
