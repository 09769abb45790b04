// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, Split } from "../schemas.ts";

/** Breakdowns of an audience by the members' current profiles. */
export interface AudienceDemographics {
  /** Audience that is broken down. */
  of: "followers" | "connections" | "engagers";
  /** null if all members are included, whenever they were added. */
  period: AnalyticsPeriod | null;
  /** Members of the audience. */
  size: number;
  industries: Split;
  /** Titles of current positions. */
  titles: Split;
  /** entry, mid, senior, lead, manager, director, vp or cxo. */
  seniorities: Split;
  locations: Split;
  /** Ranges of the number of employees. */
  company_sizes: Split;
}
