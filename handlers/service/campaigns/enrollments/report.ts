import type { CampaignStatus, EnrollmentReport, SkippedLeads } from "../../../../generated/schemas.ts";
import { isoTimeOrNull } from "../../../time/iso-time.ts";
import { countLeads } from "../results/campaign-metrics.ts";
import type { CampaignContext } from "../setup/campaign-record.ts";

/** A lead that a call skipped. */
export interface Skipped {
  /** The id that the call contains; if the call names a lead list instead, the id of the lead. */
  readonly id: string;
  /** null if there is no such lead or member. */
  readonly profile_id: string | null;
  readonly reason: SkippedLeads["reason"];
  readonly text: string;
}

/** The changes that a call has made. */
export interface EnrollmentChanges {
  readonly added?: number;
  readonly removed?: number;
  readonly skipped: readonly Skipped[];
  /** Epoch milliseconds. */
  readonly firstActionAt?: number | null;
}

const maxNamed = 10;

/** Converts the changes of a call to its response. Skipped leads are counted, and the first of each reason are named. */
export async function describeReport(
  context: CampaignContext,
  campaign_id: string,
  status: CampaignStatus,
  { added = 0, removed = 0, skipped, firstActionAt = null }: EnrollmentChanges,
): Promise<EnrollmentReport> {
  const byReason = new Map<Skipped["reason"], Skipped[]>();
  for (const lead of skipped) byReason.set(lead.reason, [...(byReason.get(lead.reason) ?? []), lead]);
  const named = [...byReason.values()].flatMap((leads) => leads.slice(0, maxNamed));
  const refs = await context.network.leads.refs(named.flatMap(({ profile_id }) => profile_id ?? []));
  const describeLead = ({ id, profile_id, text }: Skipped) => ({
    id,
    name: refs.get(profile_id ?? "")?.name ?? null,
    text,
  });
  return {
    campaign_id,
    status,
    added_count: added,
    removed_count: removed,
    skipped_count: skipped.length,
    skipped: [...byReason]
      .map(([reason, leads]) => ({
        reason,
        count: leads.length,
        leads: leads.slice(0, maxNamed).map(describeLead),
      }))
      .sort((one, other) => other.count - one.count),
    first_action_at: isoTimeOrNull(firstActionAt),
    leads: (await countLeads(context, [campaign_id]))(campaign_id),
  };
}
