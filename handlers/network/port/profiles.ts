import type { ContactInfo, MemberRef, Profile, ProfileViewer } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export const profileSections = ["about", "positions", "education", "skills", "recommendations", "contact"] as const;
export type ProfileSection = (typeof profileSections)[number];

export interface ProfilesPort {
  /** `reference` is an id, a public handle or a profile URL; null for the account's own profile. */
  get(reference: string | null, sections: readonly ProfileSection[]): Promise<Profile>;
  /** The account's own member and its subscriptions. */
  self(): Promise<OwnMember>;
  /**
   * The viewers of the account's own profile, latest view first: one entry per member, and one per combination of title,
   * company and industry of anonymous viewers. Only views at or after `since` (epoch milliseconds; null for all) count.
   */
  viewers(since: number | null, page: PageRequest): Promise<Page<ProfileViewer>>;
  contactInfo(reference: string): Promise<ContactInfo>;
}

export interface OwnMember {
  readonly profile: MemberRef;
  /** Whether the member has the navigator subscription; null if unknown. */
  readonly navigator: boolean | null;
  /** null if unknown. */
  readonly inmailCredits: number | null;
  /** The time of the newest record of a partial network in epoch milliseconds; null if the data is current, or if no record has a time. */
  readonly dataUntil: number | null;
}
