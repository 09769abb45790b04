// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Seniority } from "../schemas.ts";

/** A job posting in lists and search results. */
export interface JobSummary {
  /** Job id (job_...). */
  id: string;
  /** Job title. */
  title: string;
  /** Id of the company. */
  company_id: string;
  /** Name of the company. */
  company_name: string;
  /** Place of work. */
  location: string;
  /** The job is remote. */
  remote: boolean;
  seniority: Seniority;
  /** Number of applicants. */
  applicant_count: number;
  /** Time of publication. */
  posted_at: string;
  /** null if the posting is open. */
  closed_at: string | null;
  /** Page of the posting. */
  url: string;
}
