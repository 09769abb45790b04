// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Breakdowns of an audience by the members' current profiles. */
export interface AudienceDemographics {
  /** Audience that is broken down. */
  of: "followers" | "connections" | "engagers";
  /** null if all members are included, whenever they were added. */
  period: Schemas["AnalyticsPeriod"] | null;
  /** Members of the audience. */
  size: number;
  industries: Schemas["Split"];
  /** Titles of current positions. */
  titles: Schemas["Split"];
  /** entry, mid, senior, lead, manager, director, vp or cxo. */
  seniorities: Schemas["Split"];
  locations: Schemas["Split"];
  /** Ranges of the number of employees. */
  company_sizes: Schemas["Split"];
}
