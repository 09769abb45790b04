import type { Count, Day, Flag, Instant, JsonText, Ordinal } from "./columns.ts";

export interface CompanyRow {
  id: string;
  /** The rank by prominence, lowest for the most prominent; the row number in the full-text index. Default: last. */
  rank: Ordinal;
  handle: string;
  name: string;
  industry: string;
  location: string;
  /** `1-10`, `11-50`, `51-200`, `201-500`, `501-1000`, `1001-5000`, `5001-10000` or `10001+`. */
  size_band: string;
  headcount: number;
  founded_year: number | null;
  website: string | null;
  description: string;
  /** `string[]` */
  specialties: JsonText;
  follower_count: Count;
}

/** One row per month, on its first day; the newest one equals the company's `headcount`. */
export interface CompanyHeadcountRow {
  company_id: string;
  day: Day;
  headcount: number;
}

export interface MemberRow {
  id: string;
  /** The rank by prominence, lowest for the most prominent; the row number in the full-text index. Default: last. */
  rank: Ordinal;
  handle: string;
  first_name: string;
  last_name: string;
  name: string;
  /** The folded name, for sorting: see `sortKey`. */
  name_key: string;
  headline: string;
  about: string;
  location: string;
  industry: string;
  /** Title of the current position. */
  title: string;
  /** `entry`, `mid`, `senior`, `lead`, `manager`, `director`, `vp` or `cxo`. */
  seniority: string;
  /** The business function of the current position: `engineering`, `product`, `sales`, ... */
  function: string;
  company_id: string | null;
  company_name: string;
  school: string | null;
  connection_count: Count;
  follower_count: Count;
  email: string | null;
  phone: string | null;
  website: string | null;
  /** `MM-DD`, without the year. */
  birthday: string | null;
  /** Accepts InMails that cost no credit. */
  open_profile: Flag;
  /** Whether the member has the navigator subscription. */
  navigator: Flag;
  inmail_credits: number;
  /** The member's community in the connection graph; only used by the seed. */
  community: number;
  joined_at: Instant;
}

export interface PositionRow {
  id: string;
  member_id: string;
  company_id: string | null;
  company_name: string;
  title: string;
  location: string | null;
  started_on: Day;
  /** null for a current position. */
  ended_on: Day | null;
  description: string | null;
}

export interface EducationRow {
  id: string;
  member_id: string;
  school: string;
  degree: string | null;
  field: string | null;
  started_year: number | null;
  ended_year: number | null;
}

export interface SkillRow {
  member_id: string;
  skill: string;
  endorsement_count: Count;
}

export interface EndorsementRow {
  member_id: string;
  skill: string;
  endorser_id: string;
  created_at: Instant;
}

export interface RecommendationRow {
  id: string;
  member_id: string;
  author_id: string;
  /** How the author knows the member, as text. */
  relationship: string;
  text: string;
  created_at: Instant;
}

export interface RecommendationRequestRow {
  id: string;
  requester_id: string;
  recipient_id: string;
  relationship: string;
  message: string;
  /** `pending`, `written` or `declined`. */
  status: string;
  created_at: Instant;
  responded_at: Instant | null;
}
