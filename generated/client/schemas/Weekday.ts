// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A day of the week. */
export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
