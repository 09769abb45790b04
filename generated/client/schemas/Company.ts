// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A company page as the account sees it. */
export interface Company {
  /** Company id (cmp_...). */
  id: string;
  /** The last segment of the company page URL. */
  handle: string;
  /** Name of the company. */
  name: string;
  /** Description that the company gives. */
  about: string | null;
  /** Name of the industry. */
  industry: string;
  /** Headquarters. */
  location: string | null;
  /** Web address. */
  website: string | null;
  /** Year in which it was founded. */
  founded_year: number | null;
  size: Schemas["CompanySize"];
  /** Specialties that the company names. */
  specialties: string[];
  /** Employees in the latest month. */
  headcount: number;
  /** Over twelve months; null for younger companies. */
  headcount_growth_percent: number | null;
  /** The last 12 months, oldest first. */
  headcounts: Schemas["MonthlyHeadcount"][];
  /** Number of followers. */
  follower_count: number;
  /** The account follows the page. */
  following: boolean;
  /** Number of open jobs. */
  open_job_count: number;
  /** The account's connections who currently work there. */
  connection_count: number;
  /** Up to 10 of the connections who work there, latest connection first. */
  connections: Schemas["MemberRef"][];
  /** Up to 5 posts of the page, newest first. */
  recent_posts: Schemas["PostExcerpt"][];
  /** Company page. */
  url: string;
}
