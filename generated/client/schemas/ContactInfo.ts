// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/**
 * Contact details of a member. Details that the member does not share with the account, or that are unknown, are null.
 */
export interface ContactInfo {
  profile: Schemas["MemberRef"];
  /** Email address. */
  email: string | null;
  /** Phone number. */
  phone: string | null;
  /** Web address. */
  website: string | null;
  /** Month and day: MM-DD. */
  birthday: string | null;
}
