// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CustomField, MemberRef } from "../schemas.ts";

/** A member whom the account wants to contact. */
export interface Lead {
  /** Lead id (led_...). */
  id: string;
  /** null if the profile no longer exists or is not visible to the account. */
  profile: MemberRef | null;
  /** In alphabetical order. */
  tags: readonly string[];
  /** Stage of the account's own sales process. */
  stage: string | null;
  /** Private note. */
  note: string | null;
  /** Sorted by name. */
  custom: readonly CustomField[];
  /** Time of creation. */
  created_at: string;
  /** Time of the last change. */
  updated_at: string;
}
