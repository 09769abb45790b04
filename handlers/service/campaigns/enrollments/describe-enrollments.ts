import type { Selectable } from "kysely";
import type { Enrollment } from "../../../../generated/schemas.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import type { EnrollmentRow } from "../tables.ts";

/** Converts enrollments to their responses, in the same order. */
export async function describeEnrollments(
  context: CampaignContext,
  { steps }: Pick<CampaignRecord, "steps">,
  rows: readonly Selectable<EnrollmentRow>[],
): Promise<Enrollment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const refs = await context.network.leads.refs(rows.map(({ profile_id }) => profile_id));
  const dueTimes = await readDueTimes(context, ids);
  const eventTimes = await readEventTimes(context, ids);
  return rows.map(({ id, lead_id, profile_id, stage, step, variants, outcome, ...row }) => ({
    lead_id,
    profile: refs.get(profile_id) ?? null,
    stage,
    step,
    step_kind: steps[(step ?? 0) - 1]?.kind ?? null,
    variant: (JSON.parse(variants) as (number | null)[])[(step ?? 0) - 1] ?? null, // in the form that the launch writes
    next_action_at: isoTimeOrNull(dueTimes.get(id) ?? null),
    last_action_at: isoTimeOrNull(eventTimes.get(`${id} sent`) ?? null),
    accepted_at: isoTimeOrNull(eventTimes.get(`${id} accepted`) ?? null),
    replied_at: isoTimeOrNull(eventTimes.get(`${id} replied`) ?? null),
    outcome,
    enrolled_at: isoTime(row.enrolled_at),
    ended_at: isoTimeOrNull(row.ended_at),
    end_reason: row.end_reason,
  }));
}

/** The times of the next steps, by enrollment. */
async function readDueTimes(
  { db }: CampaignContext,
  enrollmentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("svc_campaign_actions")
    .select(["enrollment_id", "due_at"])
    .where("enrollment_id", "in", [...enrollmentIds])
    .where("status", "in", ["planned", "claimed"])
    .execute();
  return new Map(rows.map(({ enrollment_id, due_at }) => [enrollment_id, due_at]));
}

/** The time of the last event of each kind, by enrollment and kind. */
async function readEventTimes(
  { db }: CampaignContext,
  enrollmentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("svc_campaign_events")
    .select(["enrollment_id", "kind"])
    .select((select) => select.fn.max("occurred_at").as("last_at"))
    .where("enrollment_id", "in", [...enrollmentIds])
    .groupBy(["enrollment_id", "kind"])
    .execute();
  return new Map(rows.map(({ enrollment_id, kind, last_at }) => [`${enrollment_id} ${kind}`, last_at]));
}
