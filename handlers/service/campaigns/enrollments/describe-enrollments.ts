import type { Selectable } from "kysely";
import type { Enrollment } from "../../../../generated/schemas.ts";
import type { LeadMember } from "../../../network/port/leads.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import { readExclusionsOf } from "../../leads/exclusions.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import { waitEnd } from "../setup/step-kinds.ts";
import type { CampaignActionRow, EnrollmentRow } from "../tables.ts";

/** Converts enrollments to their responses, in the same order. */
export async function describeEnrollments(
  context: CampaignContext,
  { steps }: Pick<CampaignRecord, "steps">,
  rows: readonly Selectable<EnrollmentRow>[],
): Promise<Enrollment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const profileIds = rows.map(({ profile_id }) => profile_id);
  const refs = await context.network.leads.refs(profileIds);
  const members = await context.network.leads.describe(profileIds);
  const exclusions = await readExclusionsOf(context, ...members.values());
  const nextSteps = await readNextSteps(context, ids);
  const eventTimes = await readEventTimes(context, ids);
  const excludedBy = (member: LeadMember | undefined) => (member ? exclusions.reasonAgainst(member) : null);
  /** The condition that the next step waits for, or will wait for when it is due, and the end of the wait. */
  const waitOf = ({ id, profile_id, step }: Pick<EnrollmentRow, "id" | "profile_id" | "step">): Wait => {
    const next = steps[(step ?? 0) - 1];
    const action = nextSteps.get(id);
    const condition = next?.condition;
    const isMet =
      condition === "accepted" ? members.get(profile_id)?.connected === true : eventTimes.has(`${id} replied`);
    if (!next || !action || isMet || (condition !== "accepted" && condition !== "replied")) return noWait;
    return { waiting_for: condition, waits_until: isoTime(waitEnd(next, action)) };
  };
  return rows.map(({ id, lead_id, profile_id, stage, step, variants, outcome, ...row }) => ({
    lead_id,
    profile: refs.get(profile_id) ?? null,
    excluded: excludedBy(members.get(profile_id)),
    stage,
    step,
    step_kind: steps[(step ?? 0) - 1]?.kind ?? null,
    variant: (JSON.parse(variants) as (number | null)[])[(step ?? 0) - 1] ?? null, // in the form that the launch writes
    next_action_at: isoTimeOrNull(nextSteps.get(id)?.due_at ?? null),
    ...waitOf({ id, profile_id, step }),
    last_action_at: isoTimeOrNull(eventTimes.get(`${id} sent`) ?? null),
    accepted_at: isoTimeOrNull(eventTimes.get(`${id} accepted`) ?? null),
    replied_at: isoTimeOrNull(eventTimes.get(`${id} replied`) ?? null),
    outcome,
    enrolled_at: isoTime(row.enrolled_at),
    ended_at: isoTimeOrNull(row.ended_at),
    end_reason: row.end_reason,
  }));
}

type Wait = Pick<Enrollment, "waiting_for" | "waits_until">;

const noWait: Wait = { waiting_for: null, waits_until: null };

type NextStep = Pick<Selectable<CampaignActionRow>, "due_at" | "wait_until">;

/** The times of the next steps, by enrollment. */
async function readNextSteps(
  { db }: CampaignContext,
  enrollmentIds: readonly string[],
): Promise<ReadonlyMap<string, NextStep>> {
  const rows = await db
    .selectFrom("svc_campaign_actions as action")
    .innerJoin("svc_enrollments as enrollment", (join) =>
      join.onRef("enrollment.id", "=", "action.enrollment_id").onRef("enrollment.step", "=", "action.step"),
    )
    .select(["action.enrollment_id", "action.due_at", "action.wait_until"])
    .where("action.enrollment_id", "in", [...enrollmentIds])
    .where("action.status", "in", ["planned", "claimed"])
    .execute();
  return new Map(rows.map(({ enrollment_id, ...times }) => [enrollment_id, times]));
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
