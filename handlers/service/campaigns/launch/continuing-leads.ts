import { readExclusions } from "../../leads/exclusions.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import { waitEnd, waitingConditions } from "../setup/step-kinds.ts";
import { readActiveEnrollments, type ActiveEnrollment } from "./active-enrollments.ts";
import { findBar } from "./select-leads.ts";

const hourMs = 3_600_000;

/** An enrollment of an earlier launch that continues with the next launch. */
export interface ContinuingLead extends ActiveEnrollment {
  /** When the next step is due, epoch milliseconds; while it waits for its condition, the end of the wait. */
  readonly due_at: number;
  /**
   * The end of the wait in epoch milliseconds if the next step waits, or will wait when it is due, for a condition that is
   * not met now; otherwise null.
   */
  readonly waits_until: number | null;
}

/** An enrollment of an earlier launch that the next launch stops, because the member must not or cannot be contacted. */
export interface BarredLead extends Pick<ActiveEnrollment, "enrollment_id"> {
  readonly reason: string;
}

/** Separates the enrollments of earlier launches into those that continue and those that stop, in order of enrollment. */
export async function readContinuingLeads(
  context: CampaignContext,
  campaign: CampaignRecord,
): Promise<{ readonly resumed: readonly ContinuingLead[]; readonly barred: readonly BarredLead[] }> {
  const active = await readActiveEnrollments(context, campaign);
  const resumed: ContinuingLead[] = [];
  const barred: BarredLead[] = [];
  if (active.length === 0) return { resumed, barred };
  const now = context.now();
  const members = await context.network.leads.describe(active.map(({ profile_id }) => profile_id));
  const exclusions = await readExclusions(context);
  const replied = await readReplied(context, campaign);
  for (const enrollment of active) {
    const { enrollment_id, profile_id, wait_until } = enrollment;
    const member = members.get(profile_id);
    const bar = findBar(member, exclusions);
    if (bar || !member) {
      barred.push({ enrollment_id, reason: bar?.text ?? "" });
      continue;
    }
    const step = campaign.steps[enrollment.step - 1];
    const due_at = enrollment.due_at ?? now + (step?.delay_hours ?? 0) * hourMs;
    const condition = step?.condition ?? "always";
    const isMet = condition === "accepted" ? member.connected : replied.has(enrollment_id);
    const waits_until =
      step && waitingConditions.has(condition) && !isMet ? waitEnd(step, { due_at, wait_until }) : null;
    resumed.push({ ...enrollment, due_at, waits_until });
  }
  return { resumed, barred };
}

/** The enrollments of the campaign with a reply; not read if no step waits for one. */
async function readReplied(
  { db }: Pick<CampaignContext, "db">,
  { id, steps }: CampaignRecord,
): Promise<ReadonlySet<string>> {
  if (!steps.some(({ condition }) => condition === "replied")) return new Set();
  const rows = await db
    .selectFrom("svc_campaign_events")
    .select("enrollment_id")
    .where("campaign_id", "=", id)
    .where("kind", "=", "replied")
    .execute();
  return new Set(rows.map(({ enrollment_id }) => enrollment_id));
}
