// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member whom the account wants to contact. */
export interface Lead {
  /** Lead id (led_...). */
  id: string;
  /** null if the profile no longer exists or is not visible to the account. */
  profile: Schemas["MemberRef"] | null;
  /** In alphabetical order. */
  tags: string[];
  /** Stage of the account's own sales process. */
  stage: string | null;
  /** Private note. */
  note: string | null;
  /** Sorted by name. */
  custom: Schemas["CustomField"][];
  /** Time of creation. */
  created_at: string;
  /** Time of the last change. */
  updated_at: string;
}
