// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A job posting with the company and the poster. */
export interface Job {
  /** Job id (job_...). */
  id: string;
  title: string;
  description: string;
  company: Schemas["CompanySummary"];
  /** The member who posted it; null if unknown or not visible to the account. */
  poster: Schemas["MemberRef"] | null;
  location: string;
  remote: boolean;
  seniority: Schemas["Seniority"];
  applicant_count: number;
  posted_at: string;
  /** null if the posting is open. */
  closed_at: string | null;
  /** Page of the posting. */
  url: string;
}
