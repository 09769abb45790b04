import type { LeadMember } from "../../../network/port/leads.ts";
import { readExclusionsOf } from "../../leads/exclusions.ts";
import { isActive } from "../stages/lead-stages.ts";
import { endLeads } from "../stages/end-leads.ts";
import { completeIfDone } from "../life-cycle.ts";
import { lockCampaign, type CampaignScope } from "../setup/campaign-record.ts";
import type { ActionCall, ClaimedCall } from "./action-call.ts";
import type { LoadedAction } from "./prepare-action.ts";

/**
 * Claims a prepared action in a transaction before its call. From then on, no other worker executes the action, and no
 * tool moves or cancels it. The do-not-contact list is checked here, because entries may have been added since the lead
 * was enrolled.
 * @returns false if the action must not, or must no longer, be executed.
 */
export async function claimAction(
  scope: CampaignScope,
  { id, campaign_id, enrollment_id, step }: LoadedAction,
  call: ActionCall,
  member: LeadMember,
): Promise<boolean> {
  const { db, now } = scope;
  const { status, principal_id } = await lockCampaign(scope, campaign_id);
  if (status !== "running" || principal_id === null) return false;
  const claimedCall: ClaimedCall = { ...call, principalId: principal_id };
  const enrollment = await db
    .selectFrom("svc_enrollments")
    .select(["stage", "step"])
    .where("id", "=", enrollment_id)
    .executeTakeFirst();
  if (!enrollment || !isActive(enrollment.stage) || enrollment.step !== step) return false;
  const excluded = (await readExclusionsOf(scope, member)).reasonAgainst(member);
  if (excluded !== null) {
    await endLeads(scope, { id: enrollment_id }, "stopped", excluded);
    await completeIfDone(scope, campaign_id);
    return false;
  }
  const claimed = await db
    .updateTable("svc_campaign_actions")
    .set((set) => ({
      status: "claimed",
      claimed_at: now(),
      call: JSON.stringify(claimedCall),
      attempts: set("attempts", "+", 1),
      wait_until: null,
    }))
    .where("id", "=", id)
    .where("status", "=", "planned")
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}
