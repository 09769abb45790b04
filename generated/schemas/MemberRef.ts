// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Degree } from "../schemas.ts";

/** A member as named inside other answers. */
export interface MemberRef {
  /** Member id (prf_...), taken by every profile_id and recipient_id. */
  id: string;
  /** Last part of the public profile address. */
  handle: string;
  name: string;
  headline: string;
  degree: Degree;
  /** Public profile address. */
  url: string;
}
