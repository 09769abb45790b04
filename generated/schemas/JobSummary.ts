// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Seniority } from "../schemas.ts";

/** A job posting in lists and search results. */
export interface JobSummary {
  /** Job id (job_...). */
  id: string;
  title: string;
  company_id: string;
  company_name: string;
  location: string;
  remote: boolean;
  seniority: Seniority;
  applicant_count: number;
  posted_at: string;
  /** null if the posting is open. */
  closed_at: string | null;
  /** Page of the posting. */
  url: string;
}
