import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { CompanySummary, NoMatches } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Hits, PageRequest, Total } from "../../../paging/page.ts";
import { suggestWords } from "../../../text/nearest-words.ts";
import type { CompanyQuery } from "../../port/search.ts";
import type { NetworkView } from "../network-view.ts";
import { toCompanySummaries } from "../profiles/company-summaries.ts";
import { matches } from "../sql/full-text.ts";
import { hasWords } from "../sql/word-matcher.ts";
import { readCompanyTexts } from "./covered-texts.ts";
import { readCompanyValues, suggestValues } from "./known-values.ts";
import { explainNoMatches } from "../../../paging/no-matches.ts";
import { countRows } from "./totals.ts";

/**
 * Searches companies. With a keyword, companies whose name contains it come first, each group by rank;
 * without a keyword, the largest come first. All sort keys ascend, so that one row comparison continues the list.
 */
export async function searchCompanies(
  view: NetworkView,
  query: CompanyQuery,
  page: PageRequest,
): Promise<Hits<CompanySummary>> {
  const { db } = view;
  const { keyword } = query;
  const inName = (words: string): RawBuilder<SqlBool> =>
    matches(view, "net_company_text", { fields: { name: words } }, "c.rank");
  const first =
    keyword === undefined ? sql<number>`-c.headcount` : sql<number>`case when ${inName(keyword)} then 0 else 1 end`;
  const found = selectMatching(view, query).select(["c.rank", first.as("first")]);
  const rows = await db
    .selectFrom(found.as("found"))
    .selectAll()
    .where(afterPosition(["first", "rank"], page.after, "asc"))
    .orderBy("first")
    .orderBy("rank")
    .limit(page.limit + 1)
    .execute();
  const shown = await toPage(
    rows,
    page,
    (row) => [row.first, row.rank],
    (some) =>
      readByRank(
        view,
        some.map(({ rank }) => rank),
      ),
  );
  const { count, isExact } = await countCompanies(view, query);
  const isEmpty = shown.items.length === 0 && page.after === null;
  return { ...shown, total: count, totalIsExact: isExact, noMatches: isEmpty ? await explain(view, query) : null };
}

/** The companies `c` that match a search. */
function selectMatching(view: NetworkView, { keyword, industry, location, size = [] }: CompanyQuery) {
  const texts = [keyword, industry, location].filter((text) => text !== undefined && text.trim() !== "");
  return view.db
    .selectFrom("net_companies as c")
    .$if(texts.length > 0, (select) =>
      select.where(matches(view, "net_company_text", { words: keyword, fields: { industry, location } }, "c.rank")),
    )
    .$if(!texts.every(hasWords), (select) => select.where(sql<SqlBool>`1 = 0`))
    .$if(size.length > 0, (select) => select.where("c.size_band", "in", [...size]));
}

const countCompanies = (view: NetworkView, query: CompanyQuery): Promise<Total> =>
  countRows(view, sql`${selectMatching(view, query).select("c.rank")}`);

/**
 * Reads the ids of the companies that match a search, the last rank first: a new company gets the last rank. Companies
 * of one bulk insert are in reverse order of prominence.
 */
export async function readNewestCompanies(view: NetworkView, query: CompanyQuery, max: number): Promise<string[]> {
  const rows = await selectMatching(view, query).select("c.id").orderBy("c.rank", "desc").limit(max).execute();
  return rows.map(({ id }) => id);
}

function explain(view: NetworkView, { keyword, industry, location, size }: CompanyQuery): Promise<NoMatches> {
  const nearestIn = (column: "industry" | "location") => suggestValues(() => readCompanyValues(view, column));
  return explainNoMatches<CompanyQuery>(
    {
      ...(keyword && { keyword }),
      ...(industry && { industry }),
      ...(location && { location }),
      ...(size && { size }),
    },
    {
      count: (other) => countCompanies(view, other),
      nearestValues: {
        keyword: suggestWords(() => readCompanyTexts(view)),
        industry: nearestIn("industry"),
        location: nearestIn("location"),
      },
      insteadOfKeyword: "industry",
    },
  );
}

async function readByRank(view: NetworkView, ranks: readonly number[]): Promise<CompanySummary[]> {
  if (ranks.length === 0) return [];
  const rows = await view.db
    .selectFrom("net_companies")
    .selectAll()
    .where("rank", "in", [...ranks])
    .execute();
  const companies = new Map(rows.map((row) => [row.rank, row]));
  return toCompanySummaries(
    view,
    ranks.flatMap((rank) => companies.get(rank) ?? []),
  );
}
