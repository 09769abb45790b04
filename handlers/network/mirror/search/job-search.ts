/**
 * Job search: postings with the keyword in the title first, then the others, each newest first. The hits are numbered by time,
 * so that the store reads the newest ones and stops when the page is full.
 */
import { sql, type SqlBool } from "kysely";
import type { JobSummary, NoMatches } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Hits, PageRequest, Total } from "../../../paging/page.ts";
import { suggestWords } from "../../../text/nearest-words.ts";
import type { JobQuery } from "../../port/search.ts";
import { isOpen, readJobSummaries } from "../jobs/jobs.ts";
import type { NetworkView } from "../network-view.ts";
import { textHits, type WordQuery } from "../sql/full-text.ts";
import { hasWords } from "../sql/word-matcher.ts";
import { firstOrdinalAt, lastOrdinalTime } from "../sql/ordinals.ts";
import { readJobTexts } from "./covered-texts.ts";
import { findNearest, readCompanyValues, suggestValues } from "./known-values.ts";
import { explainNoMatches, type PartOf } from "../../../paging/no-matches.ts";
import { countRows } from "./totals.ts";

type Tier = Omit<WordQuery, "words">;

interface Hit {
  readonly id: string;
  readonly posted_at: number;
  readonly tier: number;
}

export async function searchJobs(view: NetworkView, query: JobQuery, page: PageRequest): Promise<Hits<JobSummary>> {
  const search = await findCompany(view, query);
  const tiers: readonly Tier[] = query.sort === "relevant" && hasText(query.keyword) ? [{ within: "title" }, {}] : [{}];
  const [first = 0, ...after] = page.after ?? [];
  const hits: Hit[] = [];
  for (let tier = Number(first); tier < tiers.length && hits.length <= page.limit; tier += 1) {
    const found = await readHits(view, search, {
      within: tiers[tier] ?? {},
      except: tiers[tier - 1],
      after: page.after !== null && tier === first ? after : null,
      count: page.limit + 1 - hits.length,
    });
    hits.push(...found.map((hit) => ({ ...hit, tier })));
  }
  const { items, next } = await toPage(
    hits,
    page,
    (hit) => [hit.tier, hit.posted_at, hit.id],
    (shown) =>
      readJobSummaries(
        view,
        shown.map(({ id }) => id),
      ),
  );
  const { count, isExact } = await countJobs(view, search);
  const isEmpty = items.length === 0 && page.after === null;
  return { items, next, total: count, totalIsExact: isExact, noMatches: isEmpty ? await explain(view, query) : null };
}

const hasText = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

/** A query whose company has been looked up. */
interface JobSearch {
  readonly query: Omit<JobQuery, "sort">;
  readonly companyId: string | null;
}

async function findCompany({ db }: NetworkView, query: Omit<JobQuery, "sort">): Promise<JobSearch> {
  if (!hasText(query.company)) return { query, companyId: null };
  const row = await db.selectFrom("net_companies").select("id").where("id", "=", query.company).executeTakeFirst();
  return { query, companyId: row?.id ?? null };
}

/** The jobs `j` that match a search, joined to their hits (`hit`) if the search uses the full-text index (`isFullText`). */
function selectMatching(view: NetworkView, { query, companyId }: JobSearch, within: Tier = {}, except?: Tier) {
  const { keyword, company, location, remote, seniority = [], since, includeClosed } = query;
  const fields = { location, company: companyId === null ? company : undefined };
  const texts = [keyword, ...Object.values(fields)].filter(hasText);
  const isFullText = texts.length > 0;
  const words = hasText(keyword) ? keyword : undefined;
  const hits = textHits(view, "net_job_text", {
    ...within,
    words,
    fields,
    ...(except && { except: { ...except, words } }),
  });
  const jobs = isFullText
    ? view.db.selectFrom(hits.as("hit")).innerJoin("net_jobs as j", "j.seq", "hit.ordinal")
    : view.db.selectFrom("net_jobs as j");
  const selected = jobs
    .$if(!texts.every(hasWords), (select) => select.where(sql<SqlBool>`1 = 0`))
    .$if(companyId !== null, (select) => select.where("j.company_id", "=", companyId ?? ""))
    .$if(remote !== undefined, (select) => select.where("j.remote", "=", remote ? 1 : 0))
    .$if(seniority.length > 0, (select) => select.where("j.seniority", "in", [...seniority]))
    .$if(since !== null && since !== undefined, (select) => select.where("j.posted_at", ">=", since ?? 0))
    .$if(!includeClosed, (select) => select.where(isOpen(view)));
  return { selected, isFullText };
}

interface Part {
  readonly within: Tier;
  readonly except: Tier | undefined;
  /** The time and id of the last job before the part. */
  readonly after: Position | null;
  readonly count: number;
}

const keys = ["posted_at", "id"] as const;
/** This many more hits are read, because jobs of the same millisecond may be in another order in the index. */
const maxSimultaneous = 64;

async function readHits(view: NetworkView, search: JobSearch, { within, except, after, count }: Part) {
  const { selected, isFullText } = selectMatching(view, search, within, except);
  const isOrdered = isFullText && view.dialect === "sqlite";
  const end = after && Number(after[0]) + 1;
  const jobs = selected
    .select(["j.id", "j.posted_at"])
    .where(
      afterPosition(
        keys.map((key) => `j.${key}`),
        after,
        "desc",
      ),
    )
    .$if(isOrdered && end !== null && end <= lastOrdinalTime, (select) =>
      select.where(sql<boolean>`hit.ordinal < ${firstOrdinalAt(end ?? 0)}`),
    )
    // SQLite stops reading hits at this limit.
    .$if(isOrdered, (select) => select.orderBy(sql`hit.ordinal`, "desc").limit(count + maxSimultaneous));
  return view.db
    .selectFrom(jobs.as("job"))
    .selectAll()
    .orderBy("posted_at", "desc")
    .orderBy("id", "desc")
    .limit(count)
    .execute();
}

const countJobs = (view: NetworkView, search: JobSearch): Promise<Total> =>
  countRows(view, sql`${selectMatching(view, search).selected.select("j.id")}`);

/** Reads the ids of the newest jobs that match a search. */
export async function readNewestJobs(view: NetworkView, query: JobQuery, max: number): Promise<string[]> {
  const { selected, isFullText } = selectMatching(view, await findCompany(view, query));
  const byOrdinal = isFullText && view.dialect === "sqlite";
  const rows = await selected
    .select("j.id")
    .orderBy(byOrdinal ? sql`hit.ordinal` : sql`j.posted_at`, "desc")
    .$if(!byOrdinal, (select) => select.orderBy("j.id", "desc"))
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

function explain(view: NetworkView, query: JobQuery): Promise<NoMatches> {
  const { keyword, company, location, remote, seniority, since } = query;
  const count = async (other: PartOf<JobQuery>) =>
    countJobs(view, await findCompany(view, { ...other, includeClosed: other.includeClosed ?? query.includeClosed }));
  return explainNoMatches<Omit<JobQuery, "sort" | "includeClosed">>(
    { keyword, company, location, remote, seniority, since },
    {
      count: (other) => count({ ...other, includeClosed: query.includeClosed }),
      nearestValues: {
        keyword: suggestWords(() => readJobTexts(view, query.includeClosed)),
        company: (value) => nearestCompanies(view, value),
        location: suggestValues(() => readCompanyValues(view, "location")),
      },
    },
  );
}

/** Returns the names that are closest to an unknown company; null if the company exists, even if it has no jobs. */
async function nearestCompanies(view: NetworkView, company: string): Promise<string[] | null> {
  const names = await readCompanyValues(view, "name");
  const { companyId } = await findCompany(view, { company, includeClosed: false });
  return companyId !== null || names.includes(company) ? null : findNearest(company, names);
}
