// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Size, growth and composition of the account's connections. */
export interface NetworkStats {
  period: Schemas["AnalyticsPeriod"];
  previous_period: Schemas["AnalyticsPeriod"];
  /** Time zone of the account (IANA). */
  timezone: string;
  /** At the end of each period, without connections removed since. */
  connections: Schemas["MetricChange"];
  /** Made in each period, without connections removed since. */
  new_connections: Schemas["MetricChange"];
  by_industry: Schemas["NetworkShare"];
  by_location: Schemas["NetworkShare"];
  by_seniority: Schemas["NetworkShare"];
  by_company: Schemas["NetworkShare"];
}
