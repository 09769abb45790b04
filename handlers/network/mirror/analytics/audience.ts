import { sql, type RawBuilder } from "kysely";
import type { TimeRange } from "../../../sql/time-ranges.ts";
import type { AudienceKind, AudienceSplits } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";
import { engagements } from "./engagements.ts";
import { readSplits } from "./splits.ts";

/** Splits an audience of the account by the current profiles of its members. */
export async function readAudience(view: NetworkView, kind: AudienceKind, range: TimeRange): Promise<AudienceSplits> {
  const facts = sql`select m.industry as industries, m.title as titles, m.seniority as seniorities,
      m.location as locations, coalesce(c.size_band, '') as company_sizes, 'all' as everyone, 1 as weight
    from ${audienceIds[kind](view, range)} a join net_members m on m.id = a.id
    left join net_companies c on c.id = m.company_id`;
  const names = ["industries", "titles", "seniorities", "locations", "company_sizes", "everyone"] as const;
  const { everyone, ...splits } = await readSplits(view.db, facts, names);
  return { size: everyone.values[0]?.count ?? 0, ...splits };
}

/** The tables of the ids of each audience's members. */
const audienceIds: Readonly<Record<AudienceKind, (view: NetworkView, range: TimeRange) => RawBuilder<unknown>>> = {
  followers: ({ memberId }, { startMs, endMs }) => sql`(select follower_id as id from net_follows
    where target_id = ${memberId} and kind = 'member' and created_at >= ${startMs} and created_at < ${endMs})`,
  connections: ({ memberId }, { startMs, endMs }) => sql`(select other_id as id from net_connections
    where member_id = ${memberId} and connected_at >= ${startMs} and connected_at < ${endMs})`,
  engagers: (view, range) => sql`(select distinct member_id as id from ${engagements(view, range)} e)`,
};
