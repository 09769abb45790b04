// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, MetricChange, NetworkShare } from "../schemas.ts";

/** Size, growth and composition of the account's connections. */
export interface NetworkStats {
  period: AnalyticsPeriod;
  previous_period: AnalyticsPeriod;
  /** Time zone of the account (IANA). */
  timezone: string;
  /** At the end of each period, without connections removed since. */
  connections: MetricChange;
  /** Made in each period, without connections removed since. */
  new_connections: MetricChange;
  by_industry: NetworkShare;
  by_location: NetworkShare;
  by_seniority: NetworkShare;
  by_company: NetworkShare;
}
