// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileItem } from "../schemas.ts";

/**
 * A member who viewed the account's profile, with the member's views since the requested time. Anonymous views are
 * separate items, one for each combination of known attributes.
 */
export interface ProfileViewer {
  /** Kind of the viewer. */
  kind: "member" | "anonymous";
  /** The viewer; null if anonymous. */
  profile: ProfileItem | null;
  /** Job title at the last view; may also be known for anonymous viewers. */
  title: string | null;
  /** Employer at the last view. */
  company_name: string | null;
  /** Name of the industry. */
  industry: string | null;
  /** Views since the requested time, or of all time. */
  view_count: number;
  /** First of these views. */
  first_viewed_at: string;
  /** Time of the last view. */
  last_viewed_at: string;
  /** What led to the last view. */
  source: "search" | "post" | "comment" | "invitation" | "message" | "suggestion" | "company_page" | "other";
}
