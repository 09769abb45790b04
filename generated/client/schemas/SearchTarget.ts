// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What to search. Navigator searches cannot be saved. */
export type SearchTarget = "people" | "companies" | "posts" | "jobs";
