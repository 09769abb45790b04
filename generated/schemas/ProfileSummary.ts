// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CurrentPosition, Degree } from "../schemas.ts";

/** A member as lists and search results show them. */
export interface ProfileSummary {
  /** Member id (prf_...), taken by every profile_id and recipient_id. */
  id: string;
  /** Last part of the public profile address. */
  handle: string;
  name: string;
  headline: string;
  location: string | null;
  industry: string | null;
  degree: Degree;
  /** Connections that the account and the member share. */
  mutual_connection_count: number;
  /** The latest position that has not ended; null: none. */
  current_position: CurrentPosition | null;
  /** Anybody may send them InMail without a credit. */
  open_profile: boolean;
  /** Public profile address. */
  url: string;
}
