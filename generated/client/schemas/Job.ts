// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A job posting with the company and the poster. */
export interface Job {
  /** Job id (job_...). */
  id: string;
  /** Job title. */
  title: string;
  /** Description. */
  description: string;
  company: Schemas["CompanySummary"];
  /** The member who posted it; null if unknown or not visible to the account. */
  poster: Schemas["MemberRef"] | null;
  /** Place of work. */
  location: string;
  /** The job is remote. */
  remote: boolean;
  seniority: Schemas["Seniority"];
  /** Number of applicants. */
  applicant_count: number;
  /** Time of publication. */
  posted_at: string;
  /** null if the posting is open. */
  closed_at: string | null;
  /** Page of the posting. */
  url: string;
}
