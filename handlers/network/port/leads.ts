import type { LeadContact, MemberRef, ProfileSummary } from "../../../generated/schemas.ts";

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
  /** The domains of the member's email address and the company's website, in lowercase ASCII form and without `www.`. */
  readonly domains: readonly string[];
  /** Accepts InMails that cost no credit. */
  readonly open_profile: boolean;
  readonly connected: boolean;
  /** Whether an invitation is pending, in either direction. */
  readonly invitation_pending: boolean;
  /** The time (epoch milliseconds) until which a withdrawn invitation prevents a new one to the member, or null. */
  readonly invitation_withdrawn_until: number | null;
  /** Whether the account blocks the member. */
  readonly blocked: boolean;
}

/** A contact between the account and a member on the network. */
export type NetworkContact = Omit<LeadContact, "campaign_id">;

/** Data about the members that outreach wants to contact. */
export interface LeadsPort {
  /**
   * Returns the id of a member other than the account's own. The reference is an id, a handle or a profile URL.
   * @throws Failure `not_found`, and `invalid_arguments` at `/profile_id` for the account's own member.
   */
  find(reference: string): Promise<string>;
  /** Returns the ids of members, by reference; unknown and invisible members are omitted. */
  resolve(references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Returns the ids of members with this name and employer, ignoring case and diacritics. Returns at most two ids, which
   * suffice to detect that the name is ambiguous.
   */
  named(name: string, company: string): Promise<string[]>;
  /** Returns the ids of all members whose profile contains all words of the keyword; null if there are more than `max`. */
  search(keyword: string, max: number): Promise<readonly string[] | null>;
  /** Returns which of these members have a profile that contains all words of the keyword. At most 500 ids. */
  searchAmong(ids: readonly string[], keyword: string): Promise<ReadonlySet<string>>;
  /** The newest contacts with a member, newest first. */
  contacts(id: string, limit: number): Promise<NetworkContact[]>;
  /** By id; members who no longer exist, or who block the account, are omitted. */
  describe(ids: readonly string[]): Promise<ReadonlyMap<string, LeadMember>>;
  /** Returns the ids of the members who match the keyword: each of its words must begin a word of their name or headline. */
  withWords(ids: readonly string[], keyword: string): Promise<ReadonlySet<string>>;
  /**
   * The texts of these members' profiles that `search` covers. If a keyword contains an unknown word, similar words from these
   * texts are suggested.
   */
  texts(ids: readonly string[]): Promise<string[]>;
  /** By id; members who no longer exist, or who block the account, are omitted. */
  refs(ids: readonly string[]): Promise<ReadonlyMap<string, MemberRef>>;
  /** By id; members who no longer exist, or who block the account, are omitted. */
  summaries(ids: readonly string[]): Promise<ReadonlyMap<string, ProfileSummary>>;
  /** The account's remaining InMail credits. */
  inmailCredits(): Promise<number>;
}
