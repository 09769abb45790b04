// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Which contact details a member shares with the account; get_contact_info reads them. */
export interface ContactSummary {
  website: string | null;
  email_shared: boolean;
  phone_shared: boolean;
  birthday_shared: boolean;
}
