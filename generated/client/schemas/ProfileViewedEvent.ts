// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Another member has viewed the account's profile. */
export interface ProfileViewedEvent {
  /** Member who viewed it (prf_...); null if anonymous. */
  profile_id: string | null;
  /** Time of the view. */
  viewed_at: string;
}
