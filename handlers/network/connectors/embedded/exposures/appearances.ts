import { sql } from "kysely";
import { isoTime } from "../../../../time/iso-time.ts";
import type { NetworkScope } from "../../../mirror/network-view.ts";
import { isInIdList, toIdList } from "../../../mirror/sql/id-list.ts";
import { inChunks } from "../../../mirror/sql/in-chunks.ts";
import type { SearchAppearanceRow } from "../../../mirror/tables/net-tables.ts";
import type { ExposureOf } from "./exposure-record.ts";

/** Counts how often members appeared on a page of search results, by day (UTC), keyword, and title and company of the searcher. */
export async function writeAppearances(
  network: NetworkScope,
  searches: readonly ExposureOf<"search">[],
): Promise<void> {
  if (searches.length === 0) return;
  const searchers = await readSearchers(network, searches);
  const counts = new Map<string, SearchAppearanceRow>();
  for (const { viewerId, at, memberIds, keyword } of searches) {
    const searcher = searchers.get(viewerId);
    if (!searcher) continue;
    for (const member_id of memberIds) {
      const row = { member_id, day: isoTime(at).slice(0, 10), ...searcher, keyword };
      const key = JSON.stringify(Object.values(row));
      counts.set(key, { ...row, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  for (const chunk of inChunks([...counts.values()])) {
    await network.db
      .insertInto("net_search_appearances")
      .values([...chunk])
      .onConflict((conflict) =>
        conflict
          .columns(["member_id", "day", "searcher_title", "searcher_company", "keyword"])
          .doUpdateSet({ count: sql<number>`net_search_appearances.count + excluded.count` }),
      )
      .execute();
  }
}

type Searcher = Pick<SearchAppearanceRow, "searcher_title" | "searcher_company">;

async function readSearchers(
  { db, dialect }: NetworkScope,
  searches: readonly ExposureOf<"search">[],
): Promise<ReadonlyMap<string, Searcher>> {
  const ids = toIdList(searches.map(({ viewerId }) => viewerId));
  const rows = await db
    .selectFrom("net_members")
    .select(["id", "title as searcher_title", "company_name as searcher_company"])
    .where(isInIdList(dialect, "id", ids))
    .execute();
  return new Map(rows.map(({ id, ...searcher }) => [id, searcher]));
}
