// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** News about a saved lead or its company. */
export interface NavigatorAlert {
  /** Id of the alert. */
  id: string;
  /** growth: the company has at least 5% more employees than three months before; hiring: a new job posting. */
  kind: "job_change" | "promotion" | "post" | "growth" | "hiring";
  /** Time of the event. */
  at: string;
  /** What happened, or the beginning of the post. */
  text: string;
  /** The saved lead; null for alerts on companies. */
  profile: Schemas["MemberRef"] | null;
  /** The company of a saved lead; null for alerts on members. */
  company: {
    /** Company id (cmp_...). */
    id: string;
    /** Name of the company. */
    name: string;
  } | null;
  /** Post (pst_...) of an alert on a post. */
  post_id: string | null;
}
