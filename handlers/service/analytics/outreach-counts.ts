import { sql, type RawBuilder } from "kysely";
import type { CampaignStepKind } from "../../../generated/schemas.ts";
import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import { timeRanges, type TimeRange } from "../../sql/time-ranges.ts";
import { writingKinds } from "../campaigns/setup/step-kinds.ts";
import type { CampaignTables } from "../campaigns/tables.ts";

/** The part of the call context required to count outreach. */
export type OutreachContext = Pick<CallContext<RuntimeTables & CampaignTables>, "db" | "dialect" | "account">;

/** The texts that campaigns sent within a time range, and the responses to them until now. */
export interface OutreachCounts {
  /** The position of the time range among those requested. */
  readonly range: number;
  /** Texts sent. */
  readonly sent: number;
  /** Leads that got at least one of these texts. A lead counts once for each campaign. */
  readonly contacted: number;
  readonly invited: number;
  readonly accepted: number;
  readonly replied: number;
  readonly positive: number;
  /** Replies with a recorded outcome. */
  readonly rated: number;
}

export interface CampaignCounts extends OutreachCounts {
  readonly campaign_id: string;
}

export interface StepCounts extends CampaignCounts {
  readonly step: number;
  readonly step_kind: CampaignStepKind;
}

/** The columns that define each kind of group, in addition to the time range. */
const groups = {
  range: [],
  campaign: ["campaign_id"],
  step: ["campaign_id", "step", "step_kind"],
} as const;

interface CountsOf {
  readonly range: OutreachCounts;
  readonly campaign: CampaignCounts;
  readonly step: StepCounts;
}

/**
 * Counts the account's outreach by time range and group; groups without outreach are omitted. A response belongs to the
 * range in which the text that it answers was sent.
 * @param campaignId only this campaign; null for all.
 */
export async function countOutreach<Group extends keyof CountsOf>(
  { db, dialect, account }: OutreachContext,
  { ranges, by, campaignId }: { ranges: readonly TimeRange[]; by: Group; campaignId: string | null },
): Promise<CountsOf[Group][]> {
  const columns: RawBuilder<unknown>[] = [sql`r.place`, ...groups[by].map((name) => sql.ref(`e.${name}`))];
  const count = (condition: RawBuilder<unknown>) => sql`cast(sum(case when ${condition} then 1 else 0 end) as integer)`;
  const { rows } = await sql<CountsOf[Group]>`
    select r.place as range, ${sql.join(columns)}, count(*) as sent, count(distinct e.enrollment_id) as contacted,
      ${count(sql`e.step_kind = 'invite'`)} as invited, ${count(sql`a.id is not null`)} as accepted,
      ${count(sql`p.id is not null`)} as replied, ${count(sql`n.outcome = 'positive'`)} as positive,
      ${count(sql`n.outcome is not null`)} as rated
    from ${timeRanges(dialect, ranges)} r cross join svc_campaigns c cross join svc_campaign_events e
    left join svc_campaign_events a on a.enrollment_id = e.enrollment_id and a.kind = 'accepted' and a.step = e.step
    left join svc_campaign_events p on p.enrollment_id = e.enrollment_id and p.kind = 'replied' and p.step = e.step
    left join svc_enrollments n on n.id = p.enrollment_id
    where c.account_id = ${account.id} and ${campaignId === null ? sql`1 = 1` : sql`c.id = ${campaignId}`}
      and e.campaign_id = c.id and e.occurred_at >= r.start_ms and e.occurred_at < r.end_ms
      and e.kind = 'sent' and e.step_kind in (${sql.join([...writingKinds])})
    group by ${sql.join(columns)} order by ${sql.join(columns)}`.execute(db);
  return rows;
}
