import type { MemberRef, ProfileSummary } from "../../../generated/schemas.ts";

/** A member as outreach looks at one. */
export interface LeadMember {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly name: string;
  readonly headline: string;
  /** Of the present position. */
  readonly title: string;
  readonly company_id: string | null;
  readonly company_name: string;
  readonly industry: string;
  readonly location: string;
  /** Domains of the member's mail and of the company's site, lower case, without `www.`. */
  readonly domains: readonly string[];
  /** Takes InMails without a credit. */
  readonly open_profile: boolean;
  readonly connected: boolean;
  /** An invitation waits for an answer, in either direction. */
  readonly invitation_pending: boolean;
  /** The account blocks the member. */
  readonly blocked: boolean;
}

/** What outreach needs to know of the members that it means to reach. */
export interface LeadsPort {
  /** By id; those that are gone, or that block the account, are left out. */
  describe(ids: readonly string[]): Promise<ReadonlyMap<string, LeadMember>>;
  /** By id. */
  refs(ids: readonly string[]): Promise<ReadonlyMap<string, MemberRef>>;
  /** By id. */
  summaries(ids: readonly string[]): Promise<ReadonlyMap<string, ProfileSummary>>;
  /** InMails that the account can still pay for. */
  inmailCredits(): Promise<number>;
}
