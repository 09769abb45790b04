// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Contact details that a member shares with the account; null if unknown. */
export interface ContactSummary {
  /** Web address. */
  website: string | null;
  /** The email address is visible to the account. */
  email_shared: boolean | null;
  /** The phone number is visible to the account. */
  phone_shared: boolean | null;
  /** The birthday is visible to the account. */
  birthday_shared: boolean | null;
}
