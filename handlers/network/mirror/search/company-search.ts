import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { CompanySummary } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { CompanyQuery } from "../../port/search.ts";
import type { NetworkView } from "../network-view.ts";
import { toCompanySummaries } from "../profiles/company-summaries.ts";
import { matches } from "../sql/full-text.ts";

/**
 * Searches companies. With a keyword, companies whose name contains it come first, each group by rank (most followers first);
 * without a keyword, the largest come first. All sort keys ascend, so that one row comparison continues the list.
 */
export async function searchCompanies(
  view: NetworkView,
  query: CompanyQuery,
  page: PageRequest,
): Promise<Page<CompanySummary>> {
  const { db } = view;
  const { keyword, industry, location, size = [] } = query;
  const inName = (words: string): RawBuilder<SqlBool> =>
    matches(view, "net_company_text", { fields: { name: words } }, "c.rank");
  const first =
    keyword === undefined ? sql<number>`-c.headcount` : sql<number>`case when ${inName(keyword)} then 0 else 1 end`;
  const texts = [keyword, industry, location].filter((text) => text !== undefined && text.trim() !== "");
  const found = db
    .selectFrom("net_companies as c")
    .select(["c.rank", first.as("first")])
    .$if(texts.length > 0, (select) =>
      select.where(matches(view, "net_company_text", { words: keyword, fields: { industry, location } }, "c.rank")),
    )
    .$if(size.length > 0, (select) => select.where("c.size_band", "in", [...size]));
  const rows = await db
    .selectFrom(found.as("found"))
    .selectAll()
    .where(afterPosition(["first", "rank"], page.after, "asc"))
    .orderBy("first")
    .orderBy("rank")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.first, row.rank],
    (shown) =>
      readByRank(
        view,
        shown.map(({ rank }) => rank),
      ),
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
