// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A company's posts, employees and jobs, and the account's own posts to compare with. */
export interface CompanyAnalytics {
  /** Company id (cmp_...). */
  company_id: string;
  /** Name of the company. */
  company_name: string;
  period: Schemas["AnalyticsPeriod"];
  /** The same number of days before, or the previous month. */
  previous_period: Schemas["AnalyticsPeriod"];
  /** The account's time zone for day boundaries, such as Europe/Berlin. */
  timezone: string;
  /** Posts of the company's page. */
  publishing: Schemas["PublishingStats"];
  /** Posts of the account. */
  own_publishing: Schemas["PublishingStats"];
  /** The company's posts of the period with the most engagements. */
  top_posts: Schemas["PostExcerpt"][];
  /** Number of employees over time. */
  headcount: {
    /** Employees in the latest month. */
    current: number;
    /** Over twelve months; null for younger companies. */
    growth_percent: number | null;
    /** The last 12 months, oldest first. */
    months: Schemas["MonthlyHeadcount"][];
  };
  /** Open jobs. */
  hiring: {
    /** Open now. */
    open_jobs: number;
    /** Posted in the period, whether still open or not. */
    posted_jobs: Schemas["MetricChange"];
    /** Open jobs by seniority: entry, mid, senior, lead, manager, director, vp or cxo. */
    seniorities: Schemas["Split"];
    /** Open jobs by location. */
    locations: Schemas["Split"];
  };
}
