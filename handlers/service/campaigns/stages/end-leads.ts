import type { Selectable } from "kysely";
import type { CampaignScope } from "../setup/campaign-record.ts";
import type { EnrollmentRow } from "../tables.ts";
import { transitionOf, type LeadEvent } from "./lead-stages.ts";

/** The enrollments of the account that an event concerns; all given columns must match. */
export type LeadFilter = Partial<Pick<EnrollmentRow, "id" | "campaign_id" | "profile_id" | "company_id">>;

/** The events that end a sequence. */
export type EndingEvent = Exclude<LeadEvent, "step_finished" | "continued" | "restarted">;

type EndedLead = Pick<Selectable<EnrollmentRow>, "id" | "campaign_id">;

/** The maximum number of ids per statement: both stores limit the number of parameters. */
const chunkSize = 500;

/**
 * Ends the sequences of the leads that match the filter and are in a stage in which the event has an effect. Cancels
 * their planned steps. A step that is being executed finishes. Repeating the call changes nothing.
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
  let query = db
    .updateTable("svc_enrollments")
    .set({ stage: to, step: null, ended_at: at, end_reason })
    .where("account_id", "=", account.id)
    .where("stage", "in", from);
  for (const [column, value] of Object.entries(filter)) query = query.where(column as keyof LeadFilter, "=", value);
  const ended = await query.returning(["id", "campaign_id"]).execute();
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
