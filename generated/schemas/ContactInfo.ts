// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MemberRef } from "../schemas.ts";

/**
 * Contact details of a member. Details that the member does not share with the account, or that are unknown, are null.
 */
export interface ContactInfo {
  profile: MemberRef;
  /** Email address. */
  email: string | null;
  /** Phone number. */
  phone: string | null;
  /** Web address. */
  website: string | null;
  /** Month and day: MM-DD. */
  birthday: string | null;
}
