// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member as named inside other answers. */
export interface MemberRef {
  /** Member id (prf_...), taken by every profile_id and recipient_id. */
  id: string;
  /** Last part of the public profile address. */
  handle: string;
  name: string;
  headline: string;
  degree: Schemas["Degree"];
  /** Public profile address. */
  url: string;
}
