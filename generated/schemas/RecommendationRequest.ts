// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MemberRef } from "../schemas.ts";

/** A request by the account for a recommendation. */
export interface RecommendationRequest {
  /** Request id (rrq_...). */
  id: string;
  profile: MemberRef;
  /** How the two members know each other. */
  relationship: string;
  /** Text as written. */
  text: string;
  /** State. */
  status: "pending" | "written" | "declined";
  /** Time of the request. */
  requested_at: string;
  /** null while the request is pending. */
  responded_at: string | null;
}
