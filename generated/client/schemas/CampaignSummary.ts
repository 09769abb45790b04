// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A campaign with its key metrics. */
export interface CampaignSummary {
  /** Campaign id (cpn_...), accepted as campaign_id. */
  id: string;
  /** Name of the campaign. */
  name: string;
  status: Schemas["CampaignStatus"];
  /** Why it is paused, if known. */
  status_reason: string | null;
  /** The steps in sequence. */
  step_kinds: Schemas["CampaignStepKind"][];
  leads: Schemas["CampaignLeadCounts"];
  /** Leads who received an invitation, message or InMail. */
  contacted: number;
  /** Invitations sent. */
  invitations_sent: number;
  /** Invitations accepted. */
  invitations_accepted: number;
  /** invitations_accepted divided by invitations_sent. */
  acceptance_rate: Schemas["Rate"];
  /** Leads who replied. */
  replied: number;
  /** replied divided by contacted. */
  reply_rate: Schemas["Rate"];
  /** Time of the earliest planned step; null if none is planned. */
  next_action_at: string | null;
  /** Time of creation. */
  created_at: string;
  /** Time of the first launch; null if never launched. */
  launched_at: string | null;
}
