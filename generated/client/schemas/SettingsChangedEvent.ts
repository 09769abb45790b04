// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Settings of the account have changed. */
export interface SettingsChangedEvent {
  /** The group of the changed settings. */
  settings: "account" | "outreach";
  /** Time of the change. */
  changed_at: string;
}
