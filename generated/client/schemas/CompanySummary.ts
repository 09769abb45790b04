// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A company as lists and search results show it. */
export interface CompanySummary {
  /** Company id (cmp_...). */
  id: string;
  /** Last part of the company page's address. */
  handle: string;
  name: string;
  industry: string;
  /** Headquarters. */
  location: string | null;
  size: Schemas["CompanySize"];
  /** Employees in the latest month. */
  headcount: number;
  /** Over twelve months; null: too young a company. */
  headcount_growth_percent: number | null;
  follower_count: number;
  /** The account's connections who work there now. */
  connection_count: number;
  open_job_count: number;
  /** Company page. */
  url: string;
}
