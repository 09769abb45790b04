// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member in an item of a list. */
export interface MemberItem {
  /** Member id (prf_...), accepted as profile_id. */
  id: string;
  /** Name of the member. */
  name: string;
  /** null if unknown. */
  headline?: string | null;
  degree?: Schemas["Degree"];
  /** Only with detail full; null if unknown. */
  handle?: string | null;
  /** Public profile URL, with detail full; null if unknown. */
  url?: string | null;
}
