import { sql } from "kysely";
import type { CompanySummary } from "../../../../generated/schemas.ts";
import type { Hits, PageRequest } from "../../../paging/page.ts";
import { suggestWords } from "../../../text/nearest-words.ts";
import type { NavigatorCompanyQuery } from "../../port/navigator.ts";
import type { NetworkView } from "../network-view.ts";
import { readHeadcountGrowth, toCompanySummaries } from "../profiles/company-summaries.ts";
import { sortKey } from "../sql/fold-words.ts";
import { createTextMatcher } from "../sql/full-text.ts";
import { readCompanyTexts } from "../search/covered-texts.ts";
import { readCompanyValues, readSpecialties, suggestValues } from "../search/known-values.ts";
import type { PartOf } from "../../../paging/no-matches.ts";
import { explainPage } from "../../../paging/explain-page.ts";
import { isBlankBefore, scanCandidates } from "./scan-candidates.ts";

/** Few candidates, because the growth of each company is computed from its monthly headcounts. */
const limits = { chunkSize: 100, maxChunks: 8, countedChunks: 4 };

/** Searches companies; the most prominent come first. */
export async function searchNavigatorCompanies(
  view: NetworkView,
  query: NavigatorCompanyQuery,
  page: PageRequest,
): Promise<Hits<CompanySummary>> {
  const { keyword, industry, company_headcount, headcount_growth, technologies, hiring } = query;
  return explainPage(
    await scanCompanies(view, query, page, async (ranks) =>
      toCompanySummaries(view, await readCompanies(view, ranks, hiring)),
    ),
    isBlankBefore(page.after),
    { keyword, industry, company_headcount, headcount_growth, technologies, hiring },
    (other, first) => scanCompanies(view, other, first, async (ranks) => [...ranks]),
    {
      nearestValues: {
        keyword: suggestWords(() => readCompanyTexts(view)),
        industry: suggestValues(() => readCompanyValues(view, "industry")),
        technologies: suggestValues(() => readSpecialties(view)),
      },
    },
  );
}

/** Reads the ids of the most prominent companies that match a search. */
export async function readNavigatorCompanyIds(
  view: NetworkView,
  query: NavigatorCompanyQuery,
  max: number,
): Promise<string[]> {
  const page = { limit: max, after: null };
  const { items } = await scanCompanies(view, query, page, (ranks) => readCompanies(view, ranks, undefined));
  return items.map(({ id }) => id);
}

function scanCompanies<Item>(
  view: NetworkView,
  query: PartOf<NavigatorCompanyQuery>,
  page: PageRequest,
  toItems: (ranks: readonly number[]) => Promise<Item[]>,
): Promise<Omit<Hits<Item>, "noMatches">> {
  const { keyword = "", industry = [], technologies = [] } = query;
  const text = {
    words: [keyword, ...technologies],
    fields: { industry: industry.length === 1 ? industry[0] : undefined },
  };
  const filter = (ranks: readonly number[]) => filterCompanies(view, query, ranks);
  return scanCandidates(view, { table: "net_company_text", text }, limits, page, filter, toItems);
}

async function filterCompanies(
  view: NetworkView,
  query: PartOf<NavigatorCompanyQuery>,
  ranks: readonly number[],
): Promise<number[]> {
  const { industry = [], technologies = [], company_headcount: sizes = [], headcount_growth, hiring } = query;
  const industries = new Set(industry.map(sortKey));
  const wanted = technologies.map(createTextMatcher);
  const companies = (await readCompanies(view, ranks, hiring)).filter((company) => {
    const specialties = JSON.parse(company.specialties) as string[]; // the column contains string[]
    return (
      (industries.size === 0 || industries.has(sortKey(company.industry))) &&
      (sizes.length === 0 || (sizes as readonly string[]).includes(company.size_band)) &&
      wanted.every((matches) => specialties.some(matches))
    );
  });
  if (headcount_growth === undefined) return companies.map(({ rank }) => rank);
  const { min = -Infinity, max = Infinity } = headcount_growth;
  const growth = await readHeadcountGrowth(
    view,
    companies.map(({ id }) => id),
  );
  return companies.flatMap(({ id, rank }) => {
    const percent = growth.get(id);
    return percent !== undefined && percent >= min && percent <= max ? [rank] : [];
  });
}

/** Reads companies in the order of their ranks. `hiring`: only those with open jobs (true), or only those without (false). */
async function readCompanies({ db, now }: NetworkView, ranks: readonly number[], hiring: boolean | undefined) {
  if (ranks.length === 0) return [];
  const hasJobs = sql<boolean>`exists (select 1 from net_jobs j where j.company_id = c.id
    and (j.closed_at is null or j.closed_at > ${now()}))`;
  return db
    .selectFrom("net_companies as c")
    .selectAll()
    .where("c.rank", "in", [...ranks])
    .$if(hiring === true, (select) => select.where(hasJobs))
    .$if(hiring === false, (select) => select.where(sql<boolean>`not ${hasJobs}`))
    .orderBy("c.rank")
    .execute();
}
