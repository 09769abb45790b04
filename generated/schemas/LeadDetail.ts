// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignEnrollment, CustomField, LeadContact, ProfileSummary } from "../schemas.ts";

/** A lead with its profile, lists, campaigns and contact history. */
export interface LeadDetail {
  /** Lead id (led_...). */
  id: string;
  /** null if the profile no longer exists or is not visible to the account. */
  profile: ProfileSummary | null;
  /** In alphabetical order. */
  tags: readonly string[];
  /** Stage of the account's own sales process. */
  stage: string | null;
  /** Private note. */
  note: string | null;
  /** Sorted by name. */
  custom: readonly CustomField[];
  /** Why the do-not-contact list excludes the lead; null if it does not. */
  excluded: string | null;
  /** Lists with the lead, newest first. */
  lists: ReadonlyArray<{
    /** Id of the list. */
    lead_list_id: string;
    /** Name of the list. */
    name: string;
    /** Time at which the lead was added to the list. */
    added_at: string;
  }>;
  /** Campaigns that have enrolled the lead, newest first. */
  campaigns: readonly CampaignEnrollment[];
  /** Up to 20 contacts, newest first. */
  history: readonly LeadContact[];
  /** Time of creation. */
  created_at: string;
  /** Time of the last change. */
  updated_at: string;
}
