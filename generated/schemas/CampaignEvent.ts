// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignStepKind, MemberRef } from "../schemas.ts";

/** A step of a campaign, or the response of a lead. */
export interface CampaignEvent {
  /** Event id (evt_...). */
  id: string;
  /** sent: the step was executed, whatever its kind. */
  kind: "sent" | "accepted" | "replied" | "skipped" | "failed";
  /** Lead id (led_...). */
  lead_id: string;
  /** null if the profile no longer exists or is not visible to the account. */
  profile: MemberRef | null;
  /** Number of the step, or of the step to which the lead responded, from 1. */
  step: number;
  step_kind: CampaignStepKind;
  /** Variant of the step, from 1; null if it has none. */
  variant: number | null;
  /** Why the step was skipped or failed; otherwise null. */
  reason: string | null;
  /** Time of the event. */
  occurred_at: string;
}
