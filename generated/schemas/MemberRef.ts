// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Degree } from "../schemas.ts";

/** A member as referenced in other outputs. */
export interface MemberRef {
  /** Member id (prf_...), accepted as profile_id. */
  id: string;
  /** The last segment of the public profile URL; null if it is unknown. */
  handle: string | null;
  /** Name of the member. */
  name: string;
  /** null if unknown. */
  headline: string | null;
  degree: Degree;
  /** Public profile URL; null if it is unknown. */
  url: string | null;
}
