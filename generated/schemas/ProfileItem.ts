// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CurrentPosition, Degree } from "../schemas.ts";

/**
 * A member in a list. With detail brief, it has only the required fields, and current_position if the headline is
 * unknown.
 */
export interface ProfileItem {
  /** Member id (prf_...), accepted as profile_id. */
  id: string;
  /** The last segment of the public profile URL; null if it is unknown. */
  handle?: string | null;
  /** Name of the member. */
  name: string;
  /** null if unknown. */
  headline: string | null;
  /** Place of residence. */
  location: string | null;
  /** Name of the industry. */
  industry: string | null;
  degree: Degree;
  /** Mutual connections of the account and the member; null if unknown. */
  mutual_connection_count: number | null;
  /** The latest current position; null if there is none, or none is known. */
  current_position?: CurrentPosition | null;
  /** Anyone may send the member InMail without a credit; null if unknown. */
  open_profile?: boolean | null;
  /** Public profile URL; null if it is unknown. */
  url?: string | null;
}
