import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from "kysely";
import type { CampaignScope } from "../setup/campaign-record.ts";
import type { CampaignTables, EnrollmentRow } from "../tables.ts";
import { transitionOf, type LeadEvent } from "./lead-stages.ts";

/** The enrollments of the account that an event concerns: all given columns must match. */
export interface LeadFilter extends Partial<Pick<EnrollmentRow, "id" | "campaign_id" | "profile_id" | "company_id">> {
  /** The enrollment that the event does not concern. */
  readonly exceptId?: string;
}

type Enrollments = ExpressionBuilder<Pick<CampaignTables, "svc_enrollments">, "svc_enrollments">;

/** Returns the condition for the enrollments that match a filter. */
export const matchesFilter =
  ({ exceptId, ...columns }: LeadFilter) =>
  (enrollment: Enrollments): ExpressionWrapper<CampaignTables, "svc_enrollments", SqlBool> =>
    enrollment.and([
      ...Object.entries(columns).map(([column, value]) => enrollment(column as keyof typeof columns, "=", value)),
      ...(exceptId === undefined ? [] : [enrollment("id", "!=", exceptId)]),
    ]);

/** The events that end a sequence. */
export type EndingEvent = Exclude<LeadEvent, "step_finished" | "continued" | "restarted">;

type EndedLead = Pick<Selectable<EnrollmentRow>, "id" | "campaign_id">;

/** The maximum number of ids per statement: both stores limit the number of parameters. */
const chunkSize = 500;

/**
 * Ends the sequences of the leads that match the filter and are in a stage in which the event has an effect. Cancels
 * their planned steps. A step that is being executed finishes. Repeating the call changes nothing, except that a `marked_...`
 * event sets `ended_at` again.
 * @param reason why the sequence ended. Stored with the cancelled steps, and with an enrollment that is `stopped` or `failed`.
 */
export async function endLeads(
  { db, account, now }: Pick<CampaignScope, "db" | "account" | "now">,
  filter: LeadFilter,
  event: EndingEvent,
  reason: string,
): Promise<EndedLead[]> {
  const { from, to } = transitionOf(event);
  const at = now();
  const end_reason = to === "stopped" || to === "failed" ? reason : null;
  const ended = await db
    .updateTable("svc_enrollments")
    .set({ stage: to, step: null, ended_at: at, end_reason })
    .where("account_id", "=", account.id)
    .where("stage", "in", from)
    .where(matchesFilter(filter))
    .returning(["id", "campaign_id"])
    .execute();
  for (let start = 0; start < ended.length; start += chunkSize)
    await db
      .updateTable("svc_campaign_actions")
      .set({ status: "cancelled", reason, finished_at: at })
      .where(
        "enrollment_id",
        "in",
        ended.slice(start, start + chunkSize).map(({ id }) => id),
      )
      .where("status", "=", "planned")
      .execute();
  return ended;
}
