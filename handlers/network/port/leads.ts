import type { MemberRef, ProfileSummary } from "../../../generated/schemas.ts";

/** A member with the data that outreach depends on. */
export interface LeadMember {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly name: string;
  readonly headline: string;
  /** The title of the current position. */
  readonly title: string;
  readonly company_id: string | null;
  readonly company_name: string;
  readonly industry: string;
  readonly location: string;
  /** The domains of the member's email address and the company's website, in lowercase and without `www.`. */
  readonly domains: readonly string[];
  /** Accepts InMails that cost no credit. */
  readonly open_profile: boolean;
  readonly connected: boolean;
  /** An invitation is pending, in either direction. */
  readonly invitation_pending: boolean;
  /** The time until which the account cannot invite the member, because it withdrew an invitation, in epoch milliseconds; or null. */
  readonly invitation_withdrawn_until: number | null;
  /** The account blocks the member. */
  readonly blocked: boolean;
}

/** Data about the members that outreach wants to contact. */
export interface LeadsPort {
  /**
   * Returns the id of a member other than the account's own. The reference is an id, a handle or a profile URL.
   * @throws Failure `not_found`, and `invalid_arguments` at `/profile_id` for the account's own member.
   */
  find(reference: string): Promise<string>;
  /** By id; members who no longer exist, or who block the account, are omitted. */
  describe(ids: readonly string[]): Promise<ReadonlyMap<string, LeadMember>>;
  /** By id. */
  refs(ids: readonly string[]): Promise<ReadonlyMap<string, MemberRef>>;
  /** By id. */
  summaries(ids: readonly string[]): Promise<ReadonlyMap<string, ProfileSummary>>;
  /** The account's remaining InMail credits. */
  inmailCredits(): Promise<number>;
}
