// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type {
  AnalyticsPeriod,
  MetricChange,
  MonthlyHeadcount,
  PostExcerpt,
  PublishingStats,
  Split,
} from "../schemas.ts";

/** A company's posts, employees and jobs, and the account's own posts to compare with. */
export interface CompanyAnalytics {
  /** Company id (cmp_...). */
  company_id: string;
  /** Name of the company. */
  company_name: string;
  period: AnalyticsPeriod;
  /** The same number of days before, or the previous month. */
  previous_period: AnalyticsPeriod;
  /** The account's time zone for day boundaries, such as Europe/Berlin. */
  timezone: string;
  /** Posts of the company's page. */
  publishing: PublishingStats;
  /** Posts of the account. */
  own_publishing: PublishingStats;
  /** The company's posts of the period with the most engagements. */
  top_posts: readonly PostExcerpt[];
  /** Number of employees over time. */
  headcount: {
    /** Employees in the latest month. */
    current: number;
    /** Over twelve months; null for younger companies. */
    growth_percent: number | null;
    /** The last 12 months, oldest first. */
    months: readonly MonthlyHeadcount[];
  };
  /** Open jobs. */
  hiring: {
    /** Open now. */
    open_jobs: number;
    /** Posted in the period, whether still open or not. */
    posted_jobs: MetricChange;
    /** Open jobs by seniority: entry, mid, senior, lead, manager, director, vp or cxo. */
    seniorities: Split;
    /** Open jobs by location. */
    locations: Split;
  };
}
