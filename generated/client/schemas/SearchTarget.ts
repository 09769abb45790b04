// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What to search; navigator_leads and navigator_accounts require the navigator subscription. */
export type SearchTarget = "people" | "companies" | "posts" | "jobs" | "navigator_leads" | "navigator_accounts";
