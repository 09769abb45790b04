// Generated from spec/tools/campaigns/update_campaign_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Enrollment } from "../../schemas.ts";

/** The validated arguments of `update_campaign_lead`, without `account_id` and `preview`. */
export interface UpdateCampaignLeadInput {
  /** Campaign. */
  campaign_id: string;
  /** Lead from list_campaign_leads. */
  lead_id: string;
  /** in_progress: continue the sequence; other stages end it. */
  stage?: "in_progress" | "replied" | "completed" | "stopped";
  /** Future time of the next step. */
  next_action_at?: string;
  /** null: delete it. */
  outcome?: "positive" | "neutral" | "negative" | null;
}

/** The error codes that `update_campaign_lead` can return. */
export type UpdateCampaignLeadErrorCode = "excluded" | "conflict" | CommonErrorCode;

/** Update campaign lead: Change one lead's stage or next action time in a campaign, or record the outcome. */
export type UpdateCampaignLeadHandler<Context> = (
  input: UpdateCampaignLeadInput,
  context: Context,
) => Promise<Enrollment>;

/** The data of `update_campaign_lead` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "update_campaign_lead",
    title: "Update campaign lead",
    description: "Change one lead's stage or next action time in a campaign, or record the outcome. Give at least one of stage, next_action_at and outcome. stage: replied, stage: completed or stage: stopped excludes next_action_at.",
    category: "campaigns",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["campaign_id", "lead_id", "stage", "next_action_at", "outcome", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline"],
    errors: ["excluded", "conflict"],
    details: "`replied`, `completed` and `stopped` end the sequence and cancel the planned step. `replied` records a reply to the\nlast text, unless one is already recorded; if the campaign has not written to the lead, the call returns `conflict`.\n`in_progress` continues an ended sequence with the step after the last one that was executed, was skipped or failed.\n\nThe next step of a lead on the do-not-contact list cannot be moved, and its sequence cannot be continued.\n\n`next_action_at` moves the lead's next step. If this step is already waiting for its condition, `waits_until` does not\nchange: the step is checked at `next_action_at`, and is skipped if the condition is not met by `waits_until`. If the wait has\nnot begun, it begins at `next_action_at`.\n`next_action_at` must be in the future and within 365 days; outside the campaign's schedule, the step moves to the next time\nthat the schedule allows.\n\n`stage` and `next_action_at` require a draft, ready, running or paused campaign; a ready one becomes a draft. A running\ncampaign is completed when no lead has a next step. The outcome can be recorded whatever the campaign's status;\nrecording it changes nothing else.\n",
    synonyms: [
      "change or skip one person in a campaign",
      "mark a lead as replied, interested, won, lost, meeting booked in a sequence",
      "record the outcome or answer by phone or in person",
      "postpone, delay or bring forward the next step for a lead",
      "finish or stop the sequence for one prospect",
      "a lead said yes or no",
      "edit, correct, fix, modify, adjust, amend, alter, revise, reword, set, potential customer, buyer, candidate",
      "someone booked a meeting or called back, interested or not",
      "move a person to another stage",
      "she is interested, got a deal, no answer needed",
      "snooze a lead, move the next touch to a later date",
    ],
  },
  routes: [
    {
      method: "PATCH",
      path: "/campaigns/{campaign_id}/leads/{lead_id}",
      tool: "update_campaign_lead",
      operationId: "update_campaign_lead",
      pathParameters: ["campaign_id", "lead_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["stage", "next_action_at", "outcome", "account_id", "preview"],
      fixed: {},
    },
  ],
};
