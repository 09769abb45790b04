import { sql, type RawBuilder } from "kysely";
import type { TimeRange } from "../../../sql/time-ranges.ts";
import type { AudienceKind, AudienceSplits, CountedValue } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { engagements } from "./engagements.ts";
import { countMemberValues, sortCounts, sumCounts, toValueCounts } from "./member-values.ts";

const columns = ["industry", "title", "seniority", "location", "company_id"] as const;

/** Breaks down an audience of the account by the current profiles of its members. */
export async function readAudience(view: NetworkView, kind: AudienceKind, range: TimeRange): Promise<AudienceSplits> {
  const counted = await countMemberValues(view, members[kind](view, range), columns);
  return {
    size: sumCounts(counted.industry),
    industries: toValueCounts(counted.industry),
    titles: toValueCounts(counted.title),
    seniorities: toValueCounts(counted.seniority),
    locations: toValueCounts(counted.location),
    company_sizes: toValueCounts(await countSizes(view, counted.company_id)),
  };
}

/**
 * The members of each audience. The followers of a member need no condition on the kind of target, because no company has
 * the id of a member. Without this condition, the query reads only columns that the index contains.
 */
const members: Readonly<Record<AudienceKind, (view: NetworkView, range: TimeRange) => RawBuilder<unknown>>> = {
  followers: ({ memberId }, { startMs, endMs }) => sql`net_follows f cross join net_members m
    where f.target_id = ${memberId} and f.created_at >= ${startMs} and f.created_at < ${endMs} and m.id = f.follower_id`,
  connections: ({ memberId }, { startMs, endMs }) => sql`net_connections c cross join net_members m
    where c.member_id = ${memberId} and c.connected_at >= ${startMs} and c.connected_at < ${endMs} and m.rank = c.other_rank`,
  engagers: (view, range) => sql`(select distinct member_id as id from ${engagements(view, range)} e) engager
    cross join net_members m where m.id = engager.id`,
};

/** Converts numbers of members by company to numbers of members by company size. */
async function countSizes(
  { db, dialect }: NetworkView,
  companies: readonly CountedValue[],
): Promise<readonly CountedValue[]> {
  const rows = await db
    .selectFrom("net_companies")
    .select(["id", "size_band"])
    .where(isInIdList(dialect, "id", toIdList(companies.map(({ value }) => value))))
    .execute();
  const sizes = new Map(rows.map(({ id, size_band }) => [id, size_band]));
  const counts = new Map<string, number>();
  for (const { value, count } of companies) {
    const size = sizes.get(value) ?? "";
    counts.set(size, (counts.get(size) ?? 0) + count);
  }
  return sortCounts(counts);
}
