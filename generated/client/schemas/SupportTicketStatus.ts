// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** open: waiting for support; answered: waiting for the workspace. */
export type SupportTicketStatus = "open" | "answered" | "closed";
