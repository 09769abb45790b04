// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A company in lists and search results. */
export interface CompanySummary {
  /** Company id (cmp_...). */
  id: string;
  /** The last segment of the company page URL. */
  handle: string;
  /** Name of the company. */
  name: string;
  /** Name of the industry. */
  industry: string;
  /** Headquarters. */
  location: string | null;
  size: Schemas["CompanySize"];
  /** Employees in the latest month. */
  headcount: number;
  /** Over twelve months; null for younger companies. */
  headcount_growth_percent: number | null;
  /** Number of followers. */
  follower_count: number;
  /** The account's connections who currently work there. */
  connection_count: number;
  /** Number of open jobs. */
  open_job_count: number;
  /** Company page. */
  url: string;
}
