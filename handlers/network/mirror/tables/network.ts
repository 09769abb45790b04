import type { Count, Day, Flag, Instant, Ordinal } from "./columns.ts";

/** Each connection is two rows, one per direction. */
export interface ConnectionRow {
  member_id: string;
  other_id: string;
  connected_at: Instant;
  /** The rank of the other member, which never changes. Sets of ranks are compared in a third of the time of sets of ids. */
  other_rank: number;
}

export type InvitationStatus = "pending" | "accepted" | "declined" | "withdrawn";

/** A unique index ensures that there is at most one pending invitation from one member to another. */
export interface InvitationRow {
  id: string;
  sender_id: string;
  recipient_id: string;
  message: string | null;
  status: InvitationStatus;
  created_at: Instant;
  /** When it was accepted, declined or withdrawn; null if it is pending or the time is unknown. */
  responded_at: Instant | null;
}

export interface FollowRow {
  follower_id: string;
  kind: "member" | "company";
  target_id: string;
  created_at: Instant;
  /**
   * How the follower found the target: `connection`, `post`, `profile`, `search`, `suggestion` or `company_page`; empty
   * if unknown.
   */
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
  /** null for anonymous viewers; title, company and industry may still be known. */
  viewer_id: string | null;
  viewer_title: string | null;
  viewer_company: string | null;
  viewer_industry: string | null;
  /** `search`, `post`, `comment`, `invitation`, `message`, `suggestion`, `company_page` or `other`. */
  source: string;
  viewed_at: Instant;
}

/** How often a member appeared in searches on one day, by the keyword, and by the searcher's title and company. */
export interface SearchAppearanceRow {
  member_id: string;
  day: Day;
  searcher_title: string;
  searcher_company: string;
  keyword: string;
  count: number;
}

/** The simulation of the other members of a network; at most one row. */
export interface SimulationRow {
  seed: number;
  started_at: Instant;
  /** Everything up to this time has been simulated. */
  played_until: Instant;
}

/** The number of members with a value of a search filter, in a large network. */
export interface ValueCountRow {
  kind: string;
  /** The value that the filter accepts: the id of a company, otherwise the name. */
  value: string;
  name: string;
  member_count: number;
}

/** A notice for a member: for example, another member reacted, invited or viewed. */
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

/** A value that a connector stores about its network. */
export interface ConnectorStateRow {
  name: string;
  value: string;
}

/** News about a member that gives connections a reason to get in touch. */
export interface UpdateRow {
  id: string;
  /** The member it is about. */
  member_id: string;
  kind: "job_change" | "promotion" | "anniversary" | "birthday" | "education" | "post_milestone";
  text: string;
  occurred_at: Instant;
}

export interface JobRow {
  id: string;
  /** Not for sorting, because PostgreSQL numbers rows by insertion: sort by `posted_at` and `id`. */
  seq: Ordinal;
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
