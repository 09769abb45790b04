import { sql } from "kysely";
import type { CampaignLeadCounts, CampaignStepKind, CampaignSummary } from "../../../../generated/schemas.ts";
import { percent } from "../../../statistics/rounding.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";
import { contactCondition } from "../event-counts.ts";
import type { CampaignEventKind } from "../tables.ts";

/** The metrics that each campaign in a list of campaigns has. */
export type KeyMetrics = Pick<
  CampaignSummary,
  "contacted" | "invitations_sent" | "invitations_accepted" | "acceptance_rate" | "replied" | "reply_rate"
>;

/** The number of events of one kind of one step. */
export interface EventCount {
  readonly step: number;
  readonly step_kind: CampaignStepKind;
  readonly kind: CampaignEventKind;
  readonly count: number;
}

/** The counts that the metrics of a campaign are computed from. */
export interface CampaignTotals {
  readonly leads: CampaignLeadCounts;
  /** The number of leads who received an invitation, message or InMail. */
  readonly contacted: number;
  readonly events: readonly EventCount[];
}

const noLeads = { total: 0, pending: 0, in_progress: 0, replied: 0, completed: 0, stopped: 0, failed: 0 };

/** Reads the numbers of enrollments and events of campaigns, by campaign id. */
export async function readTotals(
  { db }: Pick<CampaignContext, "db">,
  ids: readonly string[],
): Promise<(id: string) => CampaignTotals> {
  const leads = await countLeads({ db }, ids);
  const contacted = new Map<string, number>();
  const events = new Map<string, EventCount[]>();
  if (ids.length > 0) {
    const counts = await db
      .selectFrom("svc_campaign_counts")
      .select(["campaign_id", "kind", "step", "step_kind"])
      .select((select) => select.fn.sum<number>("count").as("count"))
      .where("campaign_id", "in", [...ids])
      .groupBy(["campaign_id", "kind", "step", "step_kind"])
      .execute();
    for (const { campaign_id, ...count } of counts)
      events.set(campaign_id, [...(events.get(campaign_id) ?? []), count]);
    const texts = db
      .selectFrom("svc_campaign_events")
      .select(["campaign_id", "enrollment_id"])
      .distinct() // uses the order of the index; a count of distinct values would not
      .where("campaign_id", "in", [...ids])
      .where(sql.raw<boolean>(contactCondition));
    const reached = await db
      .selectFrom(texts.as("text"))
      .select((select) => ["campaign_id", select.fn.countAll<number>().as("count")])
      .groupBy("campaign_id")
      .execute();
    for (const { campaign_id, count } of reached) contacted.set(campaign_id, count);
  }
  return (id) => ({ leads: leads(id), contacted: contacted.get(id) ?? 0, events: events.get(id) ?? [] });
}

/** Counts the enrollments of campaigns by stage, by campaign id. */
export async function countLeads(
  { db }: Pick<CampaignContext, "db">,
  ids: readonly string[],
): Promise<(id: string) => CampaignLeadCounts> {
  const leads = new Map<string, CampaignLeadCounts>();
  if (ids.length > 0) {
    const rows = await db
      .selectFrom("svc_enrollments")
      .select(["campaign_id", "stage"])
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("campaign_id", "in", [...ids])
      .groupBy(["campaign_id", "stage"])
      .execute();
    for (const { campaign_id, stage, count } of rows) {
      const counts = leads.get(campaign_id) ?? noLeads;
      leads.set(campaign_id, { ...counts, [stage]: count, total: counts.total + count });
    }
  }
  return (id) => leads.get(id) ?? noLeads;
}

/** Sums the events of a kind, for all steps or for the steps of one kind. */
export function sumEvents(events: readonly EventCount[], kind: CampaignEventKind, stepKind?: CampaignStepKind): number {
  return events
    .filter((event) => event.kind === kind && (stepKind ?? event.step_kind) === event.step_kind)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Computes the key metrics from the counts of a campaign. */
export function toKeyMetrics({ contacted, events }: CampaignTotals): KeyMetrics {
  const invitations_sent = sumEvents(events, "sent", "invite");
  const invitations_accepted = sumEvents(events, "accepted");
  const replied = sumEvents(events, "replied");
  return {
    contacted,
    invitations_sent,
    invitations_accepted,
    acceptance_rate: percent(invitations_accepted, invitations_sent),
    replied,
    reply_rate: percent(replied, contacted),
  };
}
