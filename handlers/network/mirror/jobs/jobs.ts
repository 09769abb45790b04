import { sql, type RawBuilder, type Selectable, type SqlBool } from "kysely";
import type { Job, JobSummary } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { nameFromUrl, pageUrl } from "../page-url.ts";
import { readCompanySummaries } from "../profiles/company-summaries.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import type { JobRow } from "../tables/net-tables.ts";

export const jobUrl = (id: string): string => pageUrl("jobs", id);

/** The condition that the job `j` is open. */
export const isOpen = ({ now }: NetworkView): RawBuilder<SqlBool> =>
  sql<SqlBool>`(j.closed_at is null or j.closed_at > ${now()})`;

/**
 * Reads a job by id or URL.
 * @throws Failure `not_found`
 */
export async function readJob(view: NetworkView, reference: string): Promise<Job> {
  const row = await view.db
    .selectFrom("net_jobs")
    .selectAll()
    .where("id", "=", nameFromUrl(reference, "jobs"))
    .executeTakeFirst();
  const company = row && (await readCompanySummaries(view, [row.company_id])).get(row.company_id);
  if (!row || !company)
    throw new Failure("not_found", { detail: "There is no such job.", hint: "search_jobs finds the ids of jobs." });
  return { ...describe(view, row), description: row.description, company, poster: await readPoster(view, row) };
}

async function readPoster(
  view: NetworkView,
  { poster_id }: Pick<Selectable<JobRow>, "poster_id">,
): Promise<Job["poster"]> {
  if (poster_id === null) return null;
  const visible = await view.db
    .selectFrom("net_members as m")
    .select("m.id")
    .where("m.id", "=", poster_id)
    .where(notBlocked(view, "m.id"))
    .executeTakeFirst();
  return (visible && (await readMemberRefs(view, [visible.id])).get(visible.id)) ?? null;
}

/** Reads the list entries of jobs, in the order of `ids`; jobs that do not exist are omitted. */
export async function readJobSummaries(view: NetworkView, ids: readonly string[]): Promise<JobSummary[]> {
  if (ids.length === 0) return [];
  const rows = await view.db
    .selectFrom("net_jobs as j")
    .innerJoin("net_companies as c", "c.id", "j.company_id")
    .selectAll("j")
    .select("c.name as company_name")
    .where("j.id", "in", [...ids])
    .execute();
  const jobs = new Map(
    rows.map((row) => [row.id, { ...describe(view, row), company_id: row.company_id, company_name: row.company_name }]),
  );
  return ids.flatMap((id) => jobs.get(id) ?? []);
}

type Described = Omit<JobSummary, "company_id" | "company_name">;

function describe({ now }: NetworkView, row: Selectable<JobRow>): Described {
  const isClosed = row.closed_at !== null && row.closed_at <= now();
  return {
    id: row.id,
    title: row.title,
    location: row.location,
    remote: row.remote === 1,
    seniority: row.seniority as Described["seniority"], // the column contains only these values
    applicant_count: row.applicant_count,
    posted_at: isoTime(row.posted_at),
    closed_at: isoTimeOrNull(isClosed ? row.closed_at : null),
    url: jobUrl(row.id),
  };
}
