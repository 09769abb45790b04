// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileItem } from "../schemas.ts";

/** A member the account may know. */
export interface SuggestedConnection {
  profile: ProfileItem;
  /** Members are ranked by this number. */
  score: number;
  /** What the account and the member have in common. */
  reasons: ReadonlyArray<{
    /** same_company: both work there today; shared_company: both have worked there. */
    kind: "mutual_connections" | "same_company" | "shared_company" | "shared_school";
    /** Mutual connections, companies or schools in common. */
    count: number;
    /** The company or school, or the first of several; null for mutual_connections. */
    name: string | null;
  }>;
}
