import type { Generated } from "kysely";
import type { Count, Day, Flag, Instant } from "./columns.ts";

/** Each connection is two rows, one per direction. */
export interface ConnectionRow {
  member_id: string;
  other_id: string;
  connected_at: Instant;
  /** The other's rank, which never changes: sets of numbers are compared in a third of the time that sets of ids take. */
  other_rank: number;
}

export type InvitationStatus = "pending" | "accepted" | "declined" | "withdrawn";

/** At most one pending invitation from one member to another: a unique index. */
export interface InvitationRow {
  id: string;
  sender_id: string;
  recipient_id: string;
  message: string | null;
  status: InvitationStatus;
  created_at: Instant;
  /** When it was accepted, declined or withdrawn. */
  responded_at: Instant | null;
}

export interface FollowRow {
  follower_id: string;
  kind: "member" | "company";
  target_id: string;
  created_at: Instant;
  /** What brought the follower: `connection`, `post`, `profile`, `search`, `suggestion` or `company_page`. */
  source: string;
}

export interface BlockRow {
  member_id: string;
  blocked_id: string;
  reason: string | null;
  created_at: Instant;
}

export interface ProfileViewRow {
  id: string;
  member_id: string;
  /** null: the viewer stays anonymous; title, company and industry may still be known. */
  viewer_id: string | null;
  viewer_title: string | null;
  viewer_company: string | null;
  viewer_industry: string | null;
  /** `search`, `post`, `comment`, `invitation`, `message`, `suggestion`, `company_page` or `other`. */
  source: string;
  viewed_at: Instant;
}

/** How often a member appeared on one day to searchers of one title and company for one keyword. */
export interface SearchAppearanceRow {
  member_id: string;
  day: Day;
  searcher_title: string;
  searcher_company: string;
  keyword: string;
  count: number;
}

/** What the network tells a member: somebody reacted, invited, viewed. */
export interface NoticeRow {
  id: string;
  member_id: string;
  /** `reaction`, `comment`, `reply`, `mention`, `invitation`, `invitation_accepted`, `profile_view`, `follow`, ... */
  kind: string;
  actor_id: string | null;
  /** The post, comment, invitation or member it is about. */
  subject_id: string | null;
  text: string;
  created_at: Instant;
  read_at: Instant | null;
}

/** What happened to a member and is an occasion for the connections to write. */
export interface UpdateRow {
  id: string;
  /** Whom it happened to. */
  member_id: string;
  kind: "job_change" | "promotion" | "anniversary" | "birthday" | "education" | "post_milestone";
  text: string;
  occurred_at: Instant;
}

export interface JobRow {
  id: string;
  /** Order of posting; also the row's number in the full-text index. Left out: last. */
  seq: Generated<number>;
  company_id: string;
  poster_id: string | null;
  title: string;
  location: string;
  remote: Flag;
  seniority: string;
  description: string;
  applicant_count: Count;
  posted_at: Instant;
  closed_at: Instant | null;
}
